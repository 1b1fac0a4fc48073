/** Animals to choose as an avatar; without one, a person is shown by a letter. */
import sprite from './art/avatars.sprite'
import { addSprite } from './art/sprite'

export const AVATARS = [
  'panda',
  'elephant',
  'flamingo',
  'camel',
  'leopard',
  'zebra',
  'kangaroo',
  'dolphin',
  'orca',
  'penguin',
  'turtle',
  'crocodile',
] as const

/** Others may have a newer page, with more animals. */
export const isAvatar = (name: string | undefined): boolean =>
  AVATARS.some((known) => known === name)

/** Their pictures come when the first of them is to be seen. */
export const loadAvatars = (): Promise<void> => addSprite(sprite).catch(() => undefined)
