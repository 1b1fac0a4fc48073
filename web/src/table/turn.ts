/** What the page around a table lets the player do with a turn; what is missing is not possible now. */
export interface Turn {
  hinting?: boolean
  /** At this table turns are confirmed. */
  confirms?: boolean
  /** The others are asked whether it may be undone. */
  asks?: boolean
  /** The seat that has played and may still take it back. */
  undecided?: string
  onhint?: () => void
  onundo?: () => void
  onreset?: () => void
  onconfirm?: () => void
}
