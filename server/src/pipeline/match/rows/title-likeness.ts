import type { GridTitle } from '../../facts/grids/grid.ts';
import { CURRENCY_CODE, CURRENCY_SIGN } from '../../vocabulary/currencies.ts';
import { labelTokens, wordsOf } from '../../vocabulary/label-tokens.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import { termsOfBase } from '../../vocabulary/metric-terms.ts';
import { ANY_SCALE } from '../../vocabulary/units.ts';
import { likenessTo } from '../../vocabulary/wordings.ts';
import { PER_RANK } from '../likeness.ts';
import { ANY_AND } from '../../vocabulary/function-words.ts';

/** A part of a title counts less than the whole of it, by every line that is left out. */
const PART = 0.06;
const LOWEST = 2 * PART;
const OVER = 0.03;
/** What a title says of the unit of its column, in brackets or not: "(x)", "(EUR m)", "TEUR", "$'000", "in %". */
const UNIT = new RegExp(
  [
    `\\((?:x|%|in [^)]*|(?:${CURRENCY_SIGN})[^)]*|[A-Z]{3}[^)]*|m|mn|mm|k|'?0{3}s?|Mio[^)]*|T[€A-Z]*[^)]*)\\)`,
    `\\b[TKM](?-i:${CURRENCY_CODE})\\b`,
    `(?:${CURRENCY_SIGN}|\\b(?-i:${CURRENCY_CODE}))\\s?(?:${ANY_SCALE})?(?![\\p{L}\\p{N}])`,
    "[TM]€|'000s?|\\bin\\s+(?:%|x|Mio\\.?|Tsd\\.?|millions?|thousands?|percent|Prozent)",
  ].join('|'),
  'giu',
);

/** A title without the unit of its column. */
export function withoutUnits(text: string): string {
  return text
    .replace(UNIT, ' ')
    .replace(/-\s+(?=\p{Ll})/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Readings of a title with what each of them loses against the whole. */
function readingsOf({ own, over }: GridTitle): { text: string; loss: number }[] {
  const readings = own.map((_, from) => ({ text: own.slice(from).join(' '), loss: PART * from }));
  const all = [...over, ...own].join(' ');
  if (own.length > 1) {
    // The lowest line is nearest to the column: left out it may say a unit or a day, else it is what the column is.
    const isOfUnit = labelTokens(withoutUnits(own.at(-1) ?? '')).every((token) => /\d/u.test(token));
    readings.push({ text: own.slice(0, -1).join(' '), loss: isOfUnit ? PART : LOWEST });
  }
  if (over.length > 0) readings.push({ text: all, loss: OVER });
  return readings.map(({ text, loss }) => ({ text: withoutUnits(text), loss }));
}

/** What a member's multiple is called less often than its own names: as the fund's, "Total value / paid-in". */
const AS_OF_FUND = 0.05;

/** How well a title names a metric, 0 to 1. */
export function titleSimilarity(title: GridTitle, { terms }: TargetMetric): number {
  const asOfFund = terms.shape === 'multiple' ? termsOfBase('tvpi') : [];
  let best = 0;
  for (const { text, loss } of readingsOf(title)) {
    const tokens = labelTokens(text).filter((token) => !/^\d+$/u.test(token));
    const own = likenessTo(terms.labels, tokens, PER_RANK);
    best = Math.max(best, own - loss, likenessTo(asOfFund, tokens, PER_RANK) - loss - AS_OF_FUND);
  }
  return best;
}

/** Titles of columns that have the words of a metric and do not mean it. */

/** A title so like a metric's says it. */
const SAYS = 0.7;

/** A column whose title is like a metric's. */
interface TitledPair {
  wanted: TargetMetric;
  column: number;
  similarity: number;
}

/**
 * True for a title whose last word means nothing in labels, where the title of another column is called so with a last word
 * that does: of "Cash in" and "Cash out" the second is what came out.
 */
export function isOnlyByLostWord(
  { wanted, column, similarity }: TitledPair,
  pairs: readonly TitledPair[],
  titles: readonly string[],
): boolean {
  const [own, ownWords] = [labelTokens(titles[column] ?? ''), wordsOf(titles[column] ?? '')];
  if (own.length === 0 || ownWords.length <= own.length) return false;
  return pairs.some((other) => {
    const tokens = labelTokens(titles[other.column] ?? '');
    const isLonger = tokens.length === own.length + 1 && own.every((token, at) => tokens[at] === token);
    return other.wanted === wanted && other.column !== column && isLonger && other.similarity >= similarity;
  });
}

const BETWEEN_PARTS = new RegExp(`\\s(?:[&+]|${ANY_AND})\\s`, 'iu');

/** True for a title that says two metrics, which its column adds up: "Cash out & remaining value". */
export function isSumOfTwo(title: string, metrics: readonly TargetMetric[]): boolean {
  const parts = title.split(BETWEEN_PARTS);
  if (parts.length !== 2) return false;
  const said = parts.map((part) =>
    metrics.filter(
      (one) => one.metric.type === 'CURRENCY' && titleSimilarity({ own: [part], over: [] }, one) >= SAYS,
    ),
  );
  const [first = [], second = []] = said;
  return first.length > 0 && second.length > 0 && !first.some((one) => second.includes(one));
}
