import { MAX_DOUBTED } from '../contract/candidate.ts';
import type { DocumentContext } from '../facts/document-context.ts';
import type { Proposal } from '../match/proposal.ts';
import type { RowCell } from '../match/rows/group.ts';
import { absoluteDecimal, shiftDecimal } from '../values/decimals.ts';
import { readNumber } from '../values/numbers.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import type { Ranked } from './resolve-claims.ts';

/**
 * A recognised page may have lost its note on scale. Then its amounts stand a thousandfold or more below what the document
 * says of the whole fund elsewhere, in full or with a unit: what a fund holds is of the order of the fund.
 */

/** Powers of ten that amounts are printed in. */
const SCALES = [3, 6] as const;
/** By how many orders the largest amount of the rows lies below the fund's largest: no more of them, nor fewer, belong to one fund. */
const BELOW = { least: -0.3, most: 1.7 };

const isMoney = ({ metric }: TargetMetric): boolean => metric.type === 'CURRENCY';
const orderOf = ({ value }: Proposal): number => Math.log10(Math.abs(Number(value)));
const isAmount = ({ isBlank, value }: Proposal): boolean => !isBlank && Number(value) !== 0;

/** True for an amount of a recognised page that was read as it is printed, in no power of ten. */
function isAsPrinted({ text, value, words }: Proposal, context: DocumentContext): boolean {
  if (words.some(({ confidence }) => confidence === undefined)) return false;
  const number = readNumber(text, context.decimalStyle);
  return number?.unit === 0 && Number(absoluteDecimal(number.value)) === Math.abs(Number(value));
}

function scaled(proposal: Proposal, scale: number): void {
  proposal.value = shiftDecimal(proposal.value, scale);
  proposal.most = Math.min(MAX_DOUBTED, proposal.most ?? 1);
  proposal.scaledBy = { page: proposal.page, words: [] };
}

/**
 * Gives amounts of rows without a scale the one that the amounts of the fund tell, and amounts of the fund that are printed
 * like those of the rows, too; nothing where it is not told clearly.
 */
export function scaleByFund(
  rows: readonly (readonly RowCell[])[],
  ranked: Ranked,
  context: DocumentContext,
): void {
  const ofFund = [...ranked].flatMap(([wanted, [best]]) =>
    isMoney(wanted) &&
    wanted.metric.associatedEntityType === 'fund' &&
    best !== undefined &&
    best.odds > 0 &&
    isAmount(best)
      ? [best]
      : [],
  );
  const ofRows = rows.flatMap((row) =>
    row.flatMap(({ wanted, proposal }) => (isMoney(wanted) && isAmount(proposal) ? [proposal] : [])),
  );
  if (ofRows.length === 0 || !ofRows.every((one) => isAsPrinted(one, context))) return;
  const below = Math.max(...ofFund.map(orderOf)) - Math.max(...ofRows.map(orderOf));
  const scale = SCALES.find((one) => below - one >= BELOW.least && below - one <= BELOW.most);
  if (scale === undefined) return;
  const largest = Math.max(...ofFund.map(orderOf));
  const unscaled = ofFund.filter(
    (one) => largest - orderOf(one) >= scale - BELOW.most && isAsPrinted(one, context),
  );
  for (const proposal of new Set([...ofRows, ...unscaled])) scaled(proposal, scale);
}
