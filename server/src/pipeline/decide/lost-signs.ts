import { MAX_DOUBTED } from '../contract/candidate.ts';
import type { Proposal } from '../match/proposal.ts';
import type { RowCell } from '../match/rows/group.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import type { Ranked } from './resolve-claims.ts';

/**
 * Recognition loses the points and commas of numbers: "29,8 %" becomes "298%", "12.232" becomes "1222". Where the picture
 * no longer tells, what the number lacks beside the others of its document does: a number in other writing than theirs,
 * or a rate that hardly any fund has, may be ten or a thousand times too large.
 */

/** Fewer numbers than this show no custom; and so many times more must follow it than not. */
const FEWEST = 3;
const USUAL = 3;

/** "22,74" among whole amounts in groups lost a digit, nobody knows which: it is not shown. */
const MAX_BROKEN = 0;

const DECIMAL = /\d[.,]\d{1,2}(?!\d)|\d[.,]\d{4,}(?!\d)/u;
const GROUPED = /\d[.,'’\s\u00A0\u202F]\d{3}(?!\d)/u;
/** So many digits are a rate or multiple larger than nearly all are; so many of an amount are parted where others are. */
const LONG_RATE = 3;
const LONG_AMOUNT = 4;

const isMoney = ({ metric }: TargetMetric): boolean => metric.type === 'CURRENCY';
const isPercentage = ({ metric }: TargetMetric): boolean => metric.type === 'PERCENTAGE';
const isMultiple = ({ terms }: TargetMetric): boolean => terms.shape === 'multiple';
const isRate = (wanted: TargetMetric): boolean => isPercentage(wanted) || isMultiple(wanted);
const isRecognised = ({ words }: Proposal): boolean =>
  words.some(({ confidence }) => confidence !== undefined);
const digitsOf = ({ text }: Proposal): number => text.match(/\d/gu)?.length ?? 0;

/** Numbers without a sign that others of their kind mostly have. */
function against(sign: RegExp, numbers: readonly Proposal[]): Proposal[] {
  const without = numbers.filter(({ text }) => !sign.test(text));
  const having = numbers.length - without.length;
  return having >= FEWEST && having >= USUAL * without.length ? without : [];
}

const HARDLY_READ = 0.6;

/** Amounts with decimals where the others have none, if they have no groups either or their word was hardly read. */
function brokenAmounts(amounts: readonly Proposal[]): Proposal[] {
  const decimal = amounts.filter(({ text }) => DECIMAL.test(text));
  const areWhole = amounts.length - decimal.length >= Math.max(FEWEST, USUAL * decimal.length);
  const isHardlyRead = ({ words }: Proposal): boolean =>
    words.some(({ confidence }) => (confidence ?? 1) < HARDLY_READ);
  return areWhole ? decimal.filter((one) => !GROUPED.test(one.text) || isHardlyRead(one)) : [];
}

/** How many digits others of a kind mostly have behind their decimal sign. */
function usualDecimals(numbers: readonly Proposal[]): number {
  const counts = Map.groupBy(
    numbers.flatMap(({ text }) => /\d[.,](\d+)/u.exec(text)?.[1]?.length ?? []),
    (decimals) => decimals,
  );
  return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? 0;
}

/** Gives a rate its decimal sign where the others of its kind have theirs: "148 %" among "6,2 %" and "11,4 %" is 14.8. */
function restoreSign(proposal: Proposal, numbers: readonly Proposal[]): void {
  const decimals = usualDecimals(numbers);
  const [whole, fraction] = [proposal.value.slice(0, -decimals), proposal.value.slice(-decimals)];
  if (decimals > 0 && /^-?\d+$/u.test(proposal.value) && /\d$/u.test(whole))
    proposal.value = `${whole}.${fraction}`;
}

/**
 * Makes numbers of recognised pages that perhaps lost a point or comma no surer than a doubt. A rate of three digits gets
 * back the decimals that the others have: hardly any is so large.
 */
export function doubtLostSigns(rows: readonly (readonly RowCell[])[], ranked: Ranked): void {
  const singles = [...ranked].flatMap(([wanted, [proposal]]) =>
    proposal === undefined ? [] : [{ wanted, proposal }],
  );
  const recognised = [...singles, ...rows.flat()].filter(
    ({ proposal }) => !proposal.isBlank && isRecognised(proposal),
  );
  const numbersOf = (isKind: (wanted: TargetMetric) => boolean, least: number): Proposal[] =>
    recognised.flatMap(({ wanted, proposal }) =>
      isKind(wanted) && digitsOf(proposal) >= least ? [proposal] : [],
    );
  for (const kind of [isPercentage, isMultiple]) {
    const numbers = numbersOf(kind, LONG_RATE - 1);
    for (const one of against(DECIMAL, numbers)) if (digitsOf(one) >= LONG_RATE) restoreSign(one, numbers);
  }
  const doubted = [
    ...against(DECIMAL, numbersOf(isRate, LONG_RATE - 1)),
    ...numbersOf(isRate, LONG_RATE).filter(({ text }) => !DECIMAL.test(text)),
    ...against(GROUPED, numbersOf(isMoney, LONG_AMOUNT)),
  ];
  for (const proposal of brokenAmounts(numbersOf(isMoney, LONG_AMOUNT))) proposal.most = MAX_BROKEN;
  for (const proposal of doubted) proposal.most = Math.min(MAX_DOUBTED, proposal.most ?? 1);
}
