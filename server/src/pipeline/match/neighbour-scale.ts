import type { Fact } from '../facts/fact.ts';
import type { Block } from '../graph/blocks.ts';
import { memoize } from '../memoize.ts';
import { readNumber } from '../values/numbers.ts';

/** So many amounts of a list or paragraph with one unit tell that of another one. */
const MIN_AMOUNTS = 2;
/** An amount with more digits, or with separators between them, is printed in full. */
const SHORT = /^\D{0,5}\d{1,5}(?:[.,]\d{1,2})?$/u;

/** The power of ten that all amounts with a unit in a block have; 0 where they have several, or too few have one. */
const unitOfBlock = memoize(({ words }: Block): number => {
  const units = words.flatMap(({ text }) => {
    const unit = readNumber(text.replace(/[,;.]$/u, ''), 'point')?.unit ?? 0;
    return unit > 0 ? [unit] : [];
  });
  const [unit = 0] = units;
  return units.length >= MIN_AMOUNTS && units.every((one) => one === unit) ? unit : 0;
});

/** The power of ten that a short amount without a unit takes from those around it ("1.7" beside "$20mm" and "1.6mm"); 0 for none. */
export function neighbourScale({ page, words: [first], text }: Fact): number {
  if (first === undefined || !SHORT.test(text)) return 0;
  const block = page.blocks.find(({ words }) => words.includes(first));
  return block === undefined ? 0 : unitOfBlock(block);
}
