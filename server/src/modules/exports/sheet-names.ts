/** Longest name of a sheet that spreadsheets open. */
const NAME_LENGTH = 31;
/** Characters that spreadsheets refuse in the name of a sheet, and those that XML cannot carry. */
// oxlint-disable-next-line no-control-regex -- no spreadsheet takes them in a name
const REFUSED = /[\u0000-\u001f\ufffe\uffff[\]:*?/\\]/g;

/** Cuts a text without leaving half of a character. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** Names for the sheets of one workbook: such as spreadsheets take, and different even where case does not count. */
export function createSheetNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    // A name can neither begin nor end with an apostrophe, and `History` is Excel's own.
    const plain = name
      .toWellFormed()
      .replace(REFUSED, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[' ]+|[' ]+$/g, '');
    const base = plain === '' || plain.toLowerCase() === 'history' ? `${plain || 'Sheet'}_` : plain;
    for (let number = 1; ; number += 1) {
      const ending = number === 1 ? '' : ` ${number}`;
      const unique = cut(base, NAME_LENGTH - ending.length).trimEnd() + ending;
      if (taken.has(unique.toLowerCase())) continue;
      taken.add(unique.toLowerCase());
      return unique;
    }
  };
}
