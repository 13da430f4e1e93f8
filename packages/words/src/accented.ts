const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marked = 'áḃçđéḟğĥíĵķłṁñóþǫřšťúṽŵẋýžÁḂÇĐÉḞĞĤÍĴĶŁṀÑÓÞǪŘŠŤÚṼŴẊÝŽ';
const markOf = new Map([...plain].map((letter, place) => [letter, [...marked][place] ?? letter]));

/** `<0>`, `</0>`, `<1/>`: what a sentence wraps in links and the like. */
const tag = /(<\/?\d+\/?>)/;

/** Every letter with a mark, every vowel twice: "people" becomes "þééóóþłéé". Tags stay. */
export const accented = (text: string): string =>
  text
    .split(tag)
    .map((part) => (tag.test(part) ? part : [...part].map(accent).join('')))
    .join('');

function accent(letter: string): string {
  const mark = markOf.get(letter) ?? letter;
  return /[aeiou]/i.test(letter) ? mark + mark.toLowerCase() : mark;
}
