/**
 * Words without their endings, so that "vozů" finds "vůz" and "Gehegen" finds "Gehege". No grammar: whatever an
 * inflection may have added is cut off, in every way that leaves most of the word, and vowels that come and go are
 * levelled. Forms of one word then have a stem in common; now and then two words do, too, which costs a search little.
 */
import type { Language } from '$/texts/languages'

/** Without case and accents, so that "vybeh" finds "výběh". */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

interface Grammar {
  endings: readonly string[]
  /** What changes inside of a word, after its ending is gone. */
  level?: (stem: string) => string
}

const words = (text: string): string[] => text.split(' ')

const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  en: {
    endings: words('s es ed ing er ers ly'),
    // "tiles" and "tile", "copies" and "copy", "stopped" and "stop", "placing" and "place".
    level: (stem) =>
      stem
        .replace(/ie?$|y$/, 'i')
        .replace(/e$/, '')
        .replace(/([bdglmnprt])\1$/, '$1'),
  },
  de: {
    endings: words('e en er es em ern s n st t et ens'),
    level: (stem) => stem.replace(/e(?=[lrn]$)/, ''),
  },
  cs: {
    endings: words(
      'a e i o u y ou am em im um ach ich ech ami emi imi mi ata ati ete ata aty at ete eti ove ovi ' +
        'eho emu ymi ych ym eho ho mu me te ti it at et ut il al el la li lo ly ni nim nich nimi eni enim ava aji eji uji is es as',
    ),
    // "stánek" and "stánku", "pes" and "psa"; "noze" and "noha", "rece" and "reka".
    level: (stem) =>
      stem
        .replace(/e(?=[ckln]$)/, '')
        .replace(/c$/, 'k')
        .replace(/z$/, 'h')
        .replace(/st$/, 'sk'),
  },
  ru: {
    endings: words(
      'а я о е и ы у ю ь и ам ям ом ем ах ях ов ев еи ии ии ию ия ие ью ами ями ого его ому ему ым им ых их ая яя ое ее ую юю ые ие ыи ои ею ою ыми ими ' +
        'ть ет ит ут ют ат ят ешь ишь ете ите ем им л ла ло ли на но ны ся сь ется ится утся ются атся ятся лся лась лось лись ать ять еть ить',
    ),
    level: (stem) => stem.replace(/[ео](?=[кнлрц]$)/, '').replace(/ь$/, ''),
  },
}

const LEAST = 3

function cut(word: string, { endings, level }: Grammar): string[] {
  const least = Math.max(LEAST, word.length / 2)
  const stems = endings.flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length >= least
      ? [word.slice(0, -ending.length)]
      : [],
  )
  return [word, ...stems].flatMap((stem) => (level ? [stem, level(stem)] : [stem]))
}

/** All that a word may be without an ending. */
export function stemsOf(word: string, language: Language): Set<string> {
  const grammar = GRAMMARS[language]
  // In Czech "ů" becomes "o" as soon as the word is inflected: "vůz", "vozy".
  const spelled = language === 'cs' ? [word, word.replaceAll(/ů/gi, 'o')] : [word]
  return new Set(spelled.flatMap((one) => cut(plain(one), grammar)))
}

/** Are these two forms of one word? */
export const akin = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((stem) => other.has(stem))
