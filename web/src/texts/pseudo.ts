/** English with accents and 40 % longer: what runs out of its box in it will do so in some language. */
const PLAIN = 'AaCcDdEeGgIiKkLlNnOoRrSsTtUuYyZz'
const ACCENTED = 'ÁáČčĎďÉéĞğÍíĶķĹĺŇňÓóŘřŠšŤťÚúÝýŽž'
const WORD = /[a-zA-Z]+/g

export const pseudo = (text: string): string =>
  text.replace(WORD, (word) => {
    const letters = [...word].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
    // Every other word grows, by as much as two would: words that never break are the hard ones.
    return letters.join('') + 'ö'.repeat(Math.round(word.length * 0.4))
  })
