import { ANY_AND } from '../../vocabulary/function-words.ts';
import { labelTokens, wordsOf } from '../../vocabulary/label-tokens.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import { titleSimilarity } from './title-likeness.ts';

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
