/** The guided first game, and the game in six pictures, in Czech. */
import type { Translated } from '../index.svelte'
import type { texts as english } from '../en/guide'

export const texts: Translated<typeof english> = {
  'learn.title': 'Zooloretto za pět minut',
  'learn.sub': 'Máte vlastní zoo. Zvířata, která se vejdou, nosí body, ostatní je berou.',
  'learn.1': 'Na tahu: naložit, nebo vzít',
  'learn.1.text':
    'Doberte destičku a dejte ji na vůz, nebo si vezměte vůz se vším, co na něm je. Kdo si vzal vůz, má v tomto kole po hře.',
  'learn.2': 'Jeden druh, jeden výběh',
  'learn.2.text':
    'V každém výběhu žije jediný druh. Co se nikam nevejde, jde do stáje: každý druh tam stojí 2 body.',
  'learn.3': 'Plný je nejlepší',
  'learn.3.text':
    'Nejvíc bodů je za plný výběh, méně s jedním volným polem. Chybí-li víc zvířat, je 1 bod za každé zvíře, ale jen když vedle stojí stánek.',
  'learn.4': 'Pár má mládě',
  'learn.4.text':
    'Samec a samice jednoho druhu schopní páření mají hned mládě, které zadarmo obsadí volné pole.',
  'learn.5': 'Mince otevírají dveře',
  'learn.5.text':
    'Místo dobírání můžete za mince destičku přesunout, vyměnit, koupit nebo odložit, či otevřít rozšíření zoo.',
  'learn.6': 'Poslední kolo',
  'learn.6.text':
    'Když se načne závěrečná hromádka, kolo se dohraje. Vyhrává nejvíc bodů; při shodě rozhodují mince.',
  'learn.go': 'Zahrát si první hru',
  'learn.go.note':
    'Krátká opravdová hra proti lehkému botovi, s průvodcem po boku. Kdykoli ho můžete poslat pryč.',
  'learn.pictures': 'Hra v šesti obrázcích',
  'learn.rules': 'Všechna pravidla',
  'guide.label': 'Průvodce',
  'guide.next': 'Dál',
  'guide.ok': 'Rozumím',
  'guide.skip': 'Bez průvodce',
  'guide.back': 'Zase ukázat průvodce',
  'guide.step': '{n} z {of}',
  'guide.zoo': 'To je vaše zoo. Zvířata ve výbězích přinášejí body a výběh pojme jen jeden druh.',
  'guide.yard': 'Zvířata přivážejí vozy: v každém kole si každý z vás vezme jeden vůz.',
  'guide.draw': 'Doberte první destičku: zvolte zásobu, která svítí.',
  'guide.load':
    'Teď pro destičku zvolte vůz. Kdo si ten vůz vezme, dostane všechno na něm, vy nebo bot.',
  'guide.take':
    'Teď máte na výběr: další destičku, nebo vůz. Kdo si vezme vůz, do konce kola už nehraje.',
  'guide.place': 'Zvolte zvířeti domov: každý výběh, který svítí, je jeho druhu otevřený.',
  'guide.stall':
    'Stánek stojí vedle výběhu: jeho zvířata pak přinesou po 1 bodu, i když jich tam je málo. Každý typ stánku přinese ještě 2.',
  'guide.barn':
    'Co se nikam nehodí, přijde do stáje. Na konci za každý druh a každý typ stánku v ní ztratíte 2 body.',
  'guide.signs':
    'Všímejte si značek: samec a samice jednoho druhu schopní páření mají ve stejném výběhu hned mládě.',
  'guide.birth': 'Narodilo se mládě! Platí za zvíře svého druhu a nic nestojí.',
  'guide.full': 'Tento výběh je plný a přinese nejvíc bodů. Za menší výběhy jsou hned i mince.',
  'guide.coin': 'Destička mince nepotřebuje pole: mince jde rovnou do měšce.',
  'guide.money':
    'Třetí možnost je peněžní akce: přesun nebo výměna za 1 minci, koupě nebo odložení za 2, rozšiřující deska za 3.',
  'guide.score': 'Tolik bodů byste měli, kdyby hra teď skončila. Zvolte je a uvidíte, odkud jsou.',
  'guide.owl': 'Nevíte si rady? Sova ukáže, co by hrála ona a proč.',
  'guide.supply': 'Zásoba dochází: s první destičkou závěrečné hromádky přichází poslední kolo.',
  'guide.last': 'Poslední kolo! Vezměte, co zaplní výběh, a pozor na stáj.',
  'guide.end': 'To bylo Zooloretto. Bodování ukazuje, odkud je každý bod.',
  'guide.end.more': 'Hrát proti třem botům',
}
