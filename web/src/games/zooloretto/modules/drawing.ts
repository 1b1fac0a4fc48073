/** Animals that no icon set has, drawn in its manner: 128 x 128, flat shapes, one shade darker in the shadow. */

export const eye = (x: number, y: number, size = 4): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#2b2118"/><circle cx="${x + size / 3}" cy="${y - size / 3}" r="${size / 3}" fill="#fff"/>`

/** A drawing as a symbol; it is shown as pictures of the icon sets are. */
export const drawn = (name: string, body: string): string =>
  `<symbol id="art-${name}" viewBox="0 0 128 128">${body}</symbol>`
