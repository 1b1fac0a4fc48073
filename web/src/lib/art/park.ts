/** Aquaretto: animals and what lies by the sea. */
import { addArt } from './sprite'
import dolphin from '~icons/noto/dolphin?raw'
import orca from '~icons/noto/orca?raw'
import seal from '~icons/noto/seal?raw'
import polarBear from '~icons/noto/polar-bear?raw'
import penguin from '~icons/noto/penguin?raw'
import turtle from '~icons/noto/turtle?raw'
import crocodile from '~icons/noto/crocodile?raw'
import hippopotamus from '~icons/noto/hippopotamus?raw'
import admissionTickets from '~icons/noto/admission-tickets?raw'
import palmTree from '~icons/noto/palm-tree?raw'
import spiralShell from '~icons/noto/spiral-shell?raw'
import sailboat from '~icons/noto/sailboat?raw'
import tropicalFish from '~icons/noto/tropical-fish?raw'
import parcel from '~icons/fluent-emoji-flat/package?raw'

addArt({
  dolphin,
  orca,
  seal,
  'polar-bear': polarBear,
  penguin,
  turtle,
  crocodile,
  hippopotamus,
  'admission-tickets': admissionTickets,
  'palm-tree': palmTree,
  'spiral-shell': spiralShell,
  sailboat,
  'tropical-fish': tropicalFish,
  package: parcel,
})
