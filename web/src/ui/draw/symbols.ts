/** Symbols of our own: icons of the interface, marks, helpers, pawns and what the staff stands before. */

const LINES: Readonly<Record<string, string>> = {
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  reset: 'M4 12a8 8 0 1 0 2.7-6M4 4v5h5',
  replay: 'M4 12a8 8 0 1 0 2.7-6M4 4v5h5M10.3 9v6l5-3z',
  check: 'M4.5 13l5 5L20 6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  prev: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  down: 'M6 9.5l6 6 6-6',
  up: 'M6 14.5l6-6 6 6',
  x: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  enlarge: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4',
  sound:
    'M4.5 9.8v4.4h3.2l4.3 3.6V6.2L7.7 9.8zM15.3 9.3a3.8 3.8 0 0 1 0 5.4M17.8 6.8a7.3 7.3 0 0 1 0 10.4',
  mute: 'M4.5 9.8v4.4h3.2l4.3 3.6V6.2L7.7 9.8zM15.8 9.8l4.6 4.6M20.4 9.8l-4.6 4.6',
  book: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zm0 0v13',
  chat: 'M4 5h16v11H11l-4 3.5V16H4z',
  send: 'M4 12 20 4.5 15 20l-3.5-6.5zM11.5 13.5 20 4.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3L11.7 6.6M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.3-1.3',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M9 6v12M15 6v12',
  first: 'M17 6l-6 6 6 6M7 6v12',
  last: 'M7 6l6 6-6 6M17 6v12',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  warn: 'M12 4 21 19.5H3zM12 10v4.5M12 17v.3',
  stack: 'M5 8.5 12 5l7 3.5-7 3.5zM5 12l7 3.5 7-3.5M5 15.5 12 19l7-3.5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  rotl: 'M4.5 12a7.5 7.5 0 1 1 2.5 5.6M4 5v5.5h5.5',
  rotr: 'M19.5 12a7.5 7.5 0 1 0-2.5 5.6M20 5v5.5h-5.5',
  shut: 'M3 12s3.5 5 9 5 9-5 9-5M5.5 14.5 4 17M12 17v3M18.5 14.5 20 17',
  wave: 'M3 9q3-3 6 0t6 0 6 0M3 15q3-3 6 0t6 0 6 0',
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9.5h11V10',
  flag: 'M6 21V4h11l-2.5 4L17 12H6',
}

const SHAPES: Readonly<Record<string, string>> = {
  globe:
    '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c3 2.5 4 5.5 4 8.5s-1 6-4 8.5c-3-2.5-4-5.5-4-8.5s1-6 4-8.5z"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7"/>',
  truck:
    '<path d="M3 7h10v9H3zM13 10h4l3.5 3.5V16H13z"/><circle cx="7.5" cy="17.5" r="1.8"/><circle cx="16.5" cy="17.5" r="1.8"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="3"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.2"/><path d="M3 19.5c.5-4 3-6 6-6s5.5 2 6 6M15.5 5.7a3.2 3.2 0 0 1 0 5.8M17.5 14c2 .8 3.2 2.7 3.5 5.5"/>',
  sliders:
    '<path d="M4 8h9M17 8h3M4 16h3M11 16h9"/><circle cx="15" cy="8" r="2"/><circle cx="9" cy="16" r="2"/>',
  suitcase:
    '<rect x="3.5" y="8" width="17" height="11.5" rx="2"/><path d="M9 8V5.5h6V8M8 8v11.5M16 8v11.5"/>',
  paw: '<ellipse cx="12" cy="16" rx="4.5" ry="3.5"/><path d="M5.5 11v1M9.5 6.5V8M14.5 6.5V8M18.5 11v1"/>',
}

const line = (name: string, body: string): string =>
  `<symbol id="i-${name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round">${body}</g></symbol>`

export const ICONS =
  Object.entries(LINES)
    .map(([name, d]) => line(name, `<path d="${d}"/>`))
    .join('') +
  Object.entries(SHAPES)
    .map(([name, body]) => line(name, body))
    .join('')

export const MARKS =
  '<symbol id="i-male" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"><circle cx="9.5" cy="14.5" r="5.5"/><path d="M13.7 10.3 20 4M14.5 4H20v5.5"/></g></symbol>' +
  '<symbol id="i-female" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round"><circle cx="12" cy="8.5" r="5.5"/><path d="M12 14v8M8 18.5h8"/></g></symbol>' +
  '<symbol id="i-fish" viewBox="0 0 24 24"><path d="M2.5 12C6 6.5 12 5.5 16 9.5l5.5-3.5v12L16 14.5C12 18.5 6 17.5 2.5 12z" fill="currentColor"/><circle cx="7.5" cy="11" r="1.5" fill="#fff"/></symbol>' +
  '<symbol id="i-bolt" viewBox="0 0 24 24"><path d="M14 2 5 13.5h5.5L9 22l10-12.5h-6z" fill="currentColor"/></symbol>'

export const FIGURES =
  '<symbol id="helper" viewBox="0 0 40 48"><ellipse cx="20" cy="44" rx="14" ry="3.6" fill="#2b1a06" fill-opacity=".28"/><path d="M6 43c0-13 3-20 14-20s14 7 14 20c0 1.5-28 1.5-28 0z" fill="#2d5f86" stroke="#16304a" stroke-width="1.8"/><path d="M14.5 24.5 20 31l5.5-6.5" fill="#fff6e0" stroke="#16304a" stroke-width="1.3" stroke-linejoin="round"/><circle cx="20" cy="14.5" r="8.6" fill="#f0c79a" stroke="#16304a" stroke-width="1.8"/><path d="M10.5 13c0-7 4-10.5 9.5-10.5S29.5 6 29.5 13c3 .2 5 1 5.5 2.3-5-1.3-18-2.3-24.5-2.3z" fill="#e8b13a" stroke="#16304a" stroke-width="1.6" stroke-linejoin="round"/></symbol>' +
  '<symbol id="pawn" viewBox="0 0 24 30"><path d="M4 28c0-9 2.5-13 8-13s8 4 8 13z" fill="currentColor" stroke="#33281a" stroke-width="1.8"/><circle cx="12" cy="8.5" r="6.2" fill="currentColor" stroke="#33281a" stroke-width="1.8"/></symbol>' +
  '<symbol id="booth" viewBox="0 0 56 44"><path d="M7 20h42v22H7z" fill="#f6e4be" stroke="#5a3a1d" stroke-width="1.8"/><path d="M14 25h28v10H14z" fill="#6d4a34" stroke="#3b2413" stroke-width="1.4"/><path d="M5 20 10 6h36l5 14a5.7 5 0 0 1-11.5 0 5.7 5 0 0 1-11.5 0 5.7 5 0 0 1-11.5 0A5.7 5 0 0 1 5 20z" fill="#b8452b" stroke="#5a1f10" stroke-width="1.6"/><path d="M17 6h7l-1.5 14a5.7 5 0 0 1-6 3.5zM32 6h7l1 14a5.7 5 0 0 1-6 3.5z" fill="#fff6e0"/></symbol>' +
  '<symbol id="feed" viewBox="0 0 56 44"><path d="M14 18h28l-4 24H18z" fill="#9fb6bf" stroke="#3d525b" stroke-width="1.8"/><ellipse cx="28" cy="18" rx="14" ry="5" fill="#dbe7ea" stroke="#3d525b" stroke-width="1.8"/><path d="M14 18c2-16 26-16 28 0" fill="none" stroke="#3d525b" stroke-width="2"/><path d="M18 14c3-5 9-5 13-2l5-4v10l-5-3c-4 3-10 3-13-1z" fill="#5fa0c4" stroke="#234e68" stroke-width="1.4"/><path d="M24 29h9M23.5 34h7" stroke="#3d525b" stroke-width="1.6" stroke-linecap="round"/></symbol>' +
  '<symbol id="bench" viewBox="0 0 56 40"><g stroke="#4a2d12" stroke-width="1.6"><path d="M7 8h42v6H7zM7 17h42v6H7z" fill="#b98a58"/><path d="M4 25h48v6H4z" fill="#c99a66"/><path d="M10 31h5v8h-5zM41 31h5v8h-5z" fill="#7d5430"/></g></symbol>'
