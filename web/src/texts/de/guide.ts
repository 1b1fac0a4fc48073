/** The guided first game in German. */
import type { GuideMessages } from '../index.svelte'

export const guide: GuideMessages = {
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
