/** Texts without what changes from one period to the next, so that a sender's next document says the same. */

const MONTHS =
  '(?:jan|feb|f(?:é|e)v|m(?:ä|a)r|apr|avr|ma[iy]|jun|jui|jul|aug|ao(?:û|u)|sep|o[ck]t|nov|de[cz]|d(?:é|e)c)\\p{L}*\\.?';
const DATES = [
  /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/gu,
  new RegExp(`\\b\\d{1,2}\\.?[\\s-]*${MONTHS}[\\s,-]*(?:\\d{4}|\\d{2})?(?![\\p{L}\\d])`, 'giu'),
  new RegExp(`(?<!\\p{L})${MONTHS}\\s+\\d{1,2},?\\s+\\d{4}`, 'giu'),
  new RegExp(`(?<!\\p{L})${MONTHS}[\\s'-]*\\d{4}`, 'giu'),
  /(?<![\p{L}\d])(?:q[1-4]|[1-4]q)(?:[\s/'-]*\d{2,4})?(?![\p{L}\d])/giu,
  /(?<!\d)(?:19|20)\d{2}(?!\d)/gu,
];

/** A text with its dates, quarters and years taken out; what is left keeps its spelling. */
export function withoutDates(text: string): string {
  return DATES.reduce((kept, date) => kept.replace(date, ' '), text)
    .replace(/\s+/gu, ' ')
    .trim();
}

function words(text: string, pattern: RegExp): string {
  const folded = withoutDates(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return (folded.match(pattern) ?? []).join(' ');
}

/** Words and numbers of a text in one spelling, dates left out: two labels that mean one place are equal. */
export function comparableText(text: string): string {
  return words(text, /[\p{L}\p{N}]+|[#%]/gu);
}

/** Only the words of a text in one spelling, without any that has a digit. */
export function comparableWords(text: string): string {
  return words(text, /(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu);
}

/** Two readings of one print differ in at most one letter of so many. */
const LETTERS_PER_MISREADING = 7;

/** How many letters are added, left out or changed between two texts (Levenshtein). */
export function editsBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const changed = (above[at - 1] ?? 0) + (a[row - 1] === b[at - 1] ? 0 : 1);
      line.push(Math.min(changed, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[b.length] ?? 0;
}

function isMisreadWord(a: string, b: string): boolean {
  if (a === b) return true;
  const most = Math.floor(Math.min(a.length, b.length) / LETTERS_PER_MISREADING);
  const isNear = most > 0 && Math.abs(a.length - b.length) <= most && editsBetween(a, b) <= most;
  return isNear && !/\d/u.test(`${a}${b}`);
}

/**
 * Whether two comparable texts may be one print of which recognition misread a letter of a long word. Short words and
 * numbers must agree: they tell a second fund from a third, and north from south.
 */
export function isMisread(a: string, b: string): boolean {
  const [first, second] = [a.split(' '), b.split(' ')];
  return first.length === second.length && first.every((word, at) => isMisreadWord(word, second[at] ?? ''));
}
/** The words before a value in running text that tell it from others, digits left out. */
export function proseCue(label: string): string {
  const words = comparableText(label)
    .split(' ')
    .filter((word) => !/\d/u.test(word));
  return words.slice(-CUE_WORDS).join(' ');
}
/** In running text so many words before a value are its cue; fewer than the least could stand anywhere. */
export const CUE_WORDS = 4;
