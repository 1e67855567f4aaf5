import { median } from '@assay/shared/domain';
import { isNumberType } from '../../../values/same-value.ts';
import type { Evidence } from '../evidence.ts';
import type { Chosen, Finding, SignalReader } from './finding.ts';

/** Orders of magnitude of a document's largest amount: below, it may print thousands; above, it was scaled wrongly. */
const USUAL = { ofFund: 7, ofPartner: 4.5, most: 10.3 };
/** Orders of magnitude that values of one kind may lie apart: amounts of one document, cells of one column. */
const SPREAD = { inCents: 2.5, inWhole: 1.5, column: 1, multiples: 0.5 };
/** So many rows show how large the values of a column are. */
const MIN_ROWS = 3;

const isNumber = ({ wanted }: Chosen): boolean => isNumberType(wanted.metric.type);
const isMoney = ({ wanted }: Chosen): boolean => wanted.metric.type === 'CURRENCY';
const isZero = ({ proposal }: Chosen): boolean => Number(proposal.value) === 0;
const orderOf = ({ proposal }: Chosen): number => Math.log10(Math.abs(Number(proposal.value)));
/** Amounts have two decimals at most; what one unit costs has more. */
const MAX_DECIMALS = 2;
const decimalsOf = ({ proposal }: Chosen): number => proposal.value.split('.')[1]?.length ?? 0;
const hasCents = ({ proposal }: Chosen): boolean => /[.,]\d{2}(?!\d)/u.test(proposal.text);

/** How far each value lies from those of its kind, beyond what is usual, in orders of magnitude. */
function distances({ rows }: Finding, money: readonly Chosen[], inCents: boolean): SignalReader {
  const cells = rows.flat().filter((cell) => isNumber(cell) && !isZero(cell));
  const byColumn = Map.groupBy(cells, ({ wanted }) => wanted.metric.fin);
  const columns = new Map([...byColumn].map(([fin, column]) => [fin, median(column.map(orderOf))]));
  const middle = median(money.map(orderOf)) ?? NaN;
  const far = (order: number, from: number, spread: number): number =>
    Math.max(0, Math.abs(order - from) - spread);
  return (chosen, row): Evidence => {
    const order = orderOf(chosen);
    const { fin, type } = chosen.wanted.metric;
    const column = row === null || rows.length < MIN_ROWS ? undefined : columns.get(fin);
    if (column !== undefined)
      return { apart: far(order, column, type === 'NUMERIC' ? SPREAD.multiples : SPREAD.column) };
    return isMoney(chosen) ? { apart: far(order, middle, inCents ? SPREAD.inCents : SPREAD.inWhole) } : {};
  };
}

/** In a scan whose note on scale was lost, an amount of a sentence that is hardly this metric's would hide how small all others are. */
const isLikely = ({ proposal: { words, odds } }: Chosen): boolean =>
  odds > 0 || words.some(({ confidence }) => confidence === undefined);

/** Whether numbers have the size that a fund's numbers have, or were perhaps printed in thousands, or multiplied wrongly. */
export function amounts(finding: Finding): SignalReader {
  const money = [...finding.singles, ...finding.rows.flat()].filter((one) => isMoney(one) && !isZero(one));
  const largest = money.filter(isLikely).reduce((most, one) => Math.max(most, orderOf(one)), -Infinity);
  const inCents = money.filter(hasCents).length > money.length / 2;
  const distanceOf = distances(finding, money, inCents);
  return (chosen, row): Evidence => {
    if (!isNumber(chosen)) return {};
    const distance = isZero(chosen) ? {} : distanceOf(chosen, row);
    if (!isMoney(chosen)) return distance;
    const ofFund = row !== null || chosen.wanted.metric.associatedEntityType === 'fund';
    const least = ofFund ? USUAL.ofFund : USUAL.ofPartner;
    return {
      ...distance,
      manyDecimals: decimalsOf(chosen) > MAX_DECIMALS ? 1 : 0,
      tooSmall: inCents ? 0 : Math.max(0, least - largest),
      tooLarge: Math.max(0, largest - USUAL.most),
    };
  };
}
