/** A truck from the side, 190 x 84; its bays stand on the bed at x = 8, 52.5 and 97. */

const CABS = ['#3f7f86', '#b8862b', '#b4532f', '#6a7a35', '#6f5a8c'] as const

export const truckArt = (number: number): string =>
  `<ellipse cx="92" cy="79" rx="88" ry="4.5" class="truck-shadow"/><path d="M4 52h140v11a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" class="bed"/><path d="M4 56.5h140M4 61h140" class="bed-line"/><path d="M6 52V30M50.5 52V34M94.5 52V34M142 52V26" class="stake"/><path d="M146 66V27a7 7 0 0 1 7-7h16.5a6 6 0 0 1 5.5 3.6l6.5 15.4 4 2.2a4 4 0 0 1 2 3.5V63a3 3 0 0 1-3 3z" fill="${CABS[number - 1] ?? CABS[0]}" class="cab"/><path d="M154 26.5h14.5l6 14H154z" class="glass"/><path d="M157 38l6-10" class="glint"/><rect x="182" y="50" width="6" height="7" rx="2" class="lamp"/><circle cx="165" cy="53" r="9" class="plate"/><text x="165" y="57.3" text-anchor="middle" class="plate-number">${number}</text><g class="wheel"><circle cx="30" cy="69" r="10"/><circle cx="114" cy="69" r="10"/><circle cx="165" cy="69" r="10"/></g><g class="hub"><circle cx="30" cy="69" r="4"/><circle cx="114" cy="69" r="4"/><circle cx="165" cy="69" r="4"/></g>`
