/**
 * Words as recognition misreads them: how far a recognised word is from one that may be printed, where signs of the same
 * shape count for little.
 */

/** What recognition reads in place of a printed sign. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  '€': 'EeCcG£¢6&',
  '£': 'fFEL€&',
  $: 'Ss58§',
  '0': 'OoQD',
  "'": '’‘`´°"“”*^',
  B: '8',
  E: 'FB',
  F: 'EP',
  I: '1l|!',
  K: 'kXRH',
  M: 'NH',
  O: '0QD',
  P: 'FR',
  R: 'KPA',
  S: '58$s',
  T: 'I17lYr',
  U: 'LIJV',
  a: 'äàáâåo',
  b: 'h6',
  c: 'eC',
  e: 'cé',
  h: 'bn',
  i: '1lI|!í{}[]',
  k: 'Kx',
  l: '1Ii|!',
  m: 'nMN',
  n: 'mhr',
  o: '0Oöe',
  r: 'nf',
  s: '5S8$',
  t: 'lfir1I',
  u: 'vno',
  å: 'aäá',
  ä: 'aåà',
  ö: 'oóô',
};

/** Two letters that stand for one of the same shape. */
const RUN_TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/rn|nn|ni|iii/gu, 'm'],
  [/cl/gu, 'd'],
  [/ii/gu, 'u'],
];

/** What another sign of the same shape costs, of 1 for any other one. */
const SAME_SHAPE = 0.4;

const isTakenFor = (printed: string, read: string): boolean => TAKEN_FOR[printed]?.includes(read) === true;

function exchangeCost(printed: string, read: string): number {
  if (printed === read) return 0;
  return isTakenFor(printed, read) ? SAME_SHAPE : 1;
}

const asOneLetter = (text: string): string =>
  RUN_TOGETHER.reduce((one, [pair, letter]) => one.replace(pair, letter), text);

function costWithin(printed: string, read: string, most: number): number {
  if (printed.length !== read.length) return Infinity;
  let cost = 0;
  for (let at = 0; at < printed.length && cost <= most; at += 1)
    cost += exchangeCost(printed[at] ?? '', read[at] ?? '');
  return cost;
}

/**
 * How far a recognised word is from a printed one, in letters; a letter read as another of its shape counts for less than
 * half of one, and two letters as the one that they look like. What is more than `most` is not told exactly.
 */
export function misreadCost(printed: string, read: string, most: number): number {
  const cost = costWithin(printed, read, most);
  const merged = asOneLetter(read);
  return merged === read ? cost : Math.min(cost, costWithin(asOneLetter(printed), merged, most));
}
