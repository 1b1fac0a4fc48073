/** The guided first game in Czech. */
import type { GuideMessages } from '../index.svelte'

export const guide: GuideMessages = {
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
