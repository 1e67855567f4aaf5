import { titleScale } from '../../values/title-scale.ts';
import { findCurrency, isAmountStatement } from '../../values/currencies.ts';
import type { DayOrder } from '../../values/dates.ts';
import { findDates } from '../../values/dates.ts';
import { ANY_IN } from '../../vocabulary/function-words.ts';
import type { TargetGroup } from './group.ts';
import { statusOf } from '../../facts/grids/row-words.ts';

/** "III." before a heading; letters and figures say nothing anyway. */
const NUMBERING = /^[IVX]{1,4}[.)]\s+/u;
/** What may stand between a heading and its day: "as at", "zum", "per". */
const MAX_JOINT_LENGTH = 3;

/** True for a part of a heading that says in what its amounts are: "(£ million)", "en milliers d'euros". */
const saysUnit = (part: string): boolean =>
  findCurrency(part) !== null || titleScale(part) !== null || isAmountStatement(part);

/** What stands between the parts of a heading. */
const PARTS = new RegExp(`,\\s|\\s[–—|-]\\s|\\s(?=(?:${ANY_IN})\\s)`, 'u');

/** A heading without its number, its day and what it says of the unit: "2. Realised at 30 June 2025 (in EUR k)". */
function plainHeading(text: string, dayOrder: DayOrder): string {
  const parts = text
    .replace(NUMBERING, '')
    .replace(/\([^()]*\)/gu, (part) => (saysUnit(part) ? ' ' : part))
    .split(PARTS);
  const words =
    parts
      .filter((part, at) => at === 0 || !saysUnit(part))
      .join(' ')
      .match(/\S+/gu) ?? [];
  const [date] = findDates(words, dayOrder);
  if (date === undefined) return words.join(' ');
  const before = words.slice(0, date.from);
  const last = before.findLastIndex((word) => word.length > MAX_JOINT_LENGTH);
  return [...before.slice(0, last + 1), ...words.slice(date.to)].join(' ');
}

/** The status that a heading over rows says, with or without its number, its day and its unit. */
export function statusOfHeading(
  text: string,
  { status, context }: Pick<TargetGroup, 'status' | 'context'>,
): string | null {
  return statusOf(plainHeading(text, context.dayOrder), status);
}
