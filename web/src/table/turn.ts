/** What the page around a table lets the player do with a turn; what is missing is not possible now. */
export interface Turn {
  hinting?: boolean
  onhint?: () => void
  onundo?: () => void
  onreset?: () => void
  onconfirm?: () => void
}
