/** The guided first game, and the game in six pictures, in German. */
import type { Translated } from '../index.svelte'
import type { texts as english } from '../en/guide'

export const texts: Translated<typeof english> = {
  'learn.title': 'Zooloretto in fünf Minuten',
  'learn.sub':
    'Dir gehört ein Zoo. Tiere, die hineinpassen, bringen Punkte, die anderen kosten welche.',
  'learn.1': 'Du bist dran: laden oder nehmen',
  'learn.1.text':
    'Zieh ein Plättchen und lege es auf einen Wagen, oder nimm einen Wagen mit allem darauf. Wer einen genommen hat, steigt für diese Runde aus.',
  'learn.2': 'Eine Art, ein Gehege',
  'learn.2.text':
    'In jedem Gehege lebt nur eine Art. Was nirgends passt, kommt in den Stall: Jede Art dort kostet 2 Punkte.',
  'learn.3': 'Voll ist am besten',
  'learn.3.text':
    'Ein volles Gehege bringt am meisten, mit einer Lücke weniger. Fehlen mehr Tiere, bringt jedes 1 Punkt, aber nur mit einem Stand daneben.',
  'learn.4': 'Ein Paar hat Junge',
  'learn.4.text':
    'Ein paarungsfähiges Männchen und ein paarungsfähiges Weibchen einer Art bekommen sofort ein Jungtier, das umsonst ein Feld füllt.',
  'learn.5': 'Münzen öffnen Türen',
  'learn.5.text':
    'Statt zu ziehen, kannst du bezahlen: versetzen, tauschen, kaufen, abgeben oder eine Ausbautafel aufdecken.',
  'learn.6': 'Die letzte Runde',
  'learn.6.text':
    'Wird der Schlussstapel angebrochen, endet das Spiel mit dieser Runde. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die Münzen.',
  'learn.go': 'Das erste Spiel spielen',
  'learn.go.note':
    'Ein kurzes, echtes Spiel gegen einen leichten Bot, mit einer Anleitung Schritt für Schritt. Du kannst sie jederzeit ausblenden.',
  'learn.pictures': 'Das Spiel in sechs Bildern',
  'learn.rules': 'Alle Regeln',
  'guide.label': 'Anleitung',
  'guide.next': 'Weiter',
  'guide.ok': 'Verstanden',
  'guide.skip': 'Ohne Anleitung',
  'guide.back': 'Anleitung wieder zeigen',
  'guide.step': '{n} von {of}',
  'guide.zoo':
    'Das ist dein Zoo. Tiere in Gehegen bringen Punkte, und ein Gehege nimmt nur eine Tierart auf.',
  'guide.yard':
    'Transportwagen bringen die Tiere: In jeder Runde nimmt jeder von euch einen Wagen.',
  'guide.draw': 'Zieh dein erstes Plättchen: Wähle den Vorrat, der leuchtet.',
  'guide.load':
    'Wähle nun einen Wagen für das Plättchen. Wer diesen Wagen nimmt, bekommt alles darauf, du oder der Bot.',
  'guide.take':
    'Jetzt hast du die Wahl: noch ein Plättchen ziehen oder einen Wagen nehmen. Wer einen nimmt, setzt bis zum Ende der Runde aus.',
  'guide.place':
    'Wähle ein Zuhause für dieses Tier: Jedes Gehege, das leuchtet, steht seiner Art offen.',
  'guide.stall':
    'Ein Verkaufsstand steht neben einem Gehege: Dessen Tiere bringen dann je 1 Punkt, auch wenn noch viele fehlen. Jeder Typ bringt 2 dazu.',
  'guide.barn':
    'Was nirgends passt, kommt in den Stall. Am Ende kostet jede Tierart und jeder Typ Verkaufsstand darin 2 Punkte.',
  'guide.signs':
    'Achte auf die Zeichen: Ein paarungsfähiges Männchen und Weibchen einer Art bekommen im selben Gehege sofort ein Jungtier.',
  'guide.birth': 'Nachwuchs! Das Jungtier zählt als Tier seiner Art und kostet nichts.',
  'guide.full':
    'Dieses Gehege ist voll und bringt die meisten Punkte. Für die kleineren gibt es sofort auch Münzen.',
  'guide.coin': 'Ein Münzplättchen braucht kein Feld: Die Münze kommt in deinen Geldbeutel.',
  'guide.money':
    'Die dritte Möglichkeit sind Geldaktionen: versetzen oder tauschen für 1 Münze, kaufen oder abgeben für 2, ausbauen für 3.',
  'guide.score':
    'So viele Punkte hättest du, wenn jetzt Schluss wäre. Wähle sie und sieh, woher sie kommen.',
  'guide.owl': 'Unsicher? Die Eule zeigt, was sie spielen würde, und warum.',
  'guide.supply':
    'Der Vorrat geht zur Neige: Mit dem ersten Plättchen des Schlussstapels kommt die letzte Runde.',
  'guide.last': 'Die letzte Runde! Nimm, was ein Gehege füllt, und denk an den Stall.',
  'guide.end': 'Das war Zooloretto. Die Wertung zeigt, woher jeder Punkt kommt.',
  'guide.end.more': 'Gegen drei Bots spielen',
}
