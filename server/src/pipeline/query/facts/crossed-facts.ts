import type { Phrase } from '../../graph/lines.ts';
import { isNumberLike } from '../../graph/value-shape.ts';
import { isEarlierRow } from '../columns/column-titles.ts';
import type { Fact } from './facts.ts';
import { columnRole } from '../columns/header-roles.ts';
import { isLabel } from '../language/lexicon.ts';
import { labelTokens } from '../language/text.ts';

/** "Unfunded" in the column "Before" is what was unfunded before. */
function stagedFacts(fact: Fact): Fact[] {
  if (fact.stage === undefined || fact.stage === 'now') return [];
  const label = `${fact.label} ${fact.stage}`;
  return [{ ...fact, label, tokens: labelTokens(label), headers: [] }];
}

/**
 * A table whose columns are metrics and whose rows are periods: there the column title names the value, and the label of
 * the row says for which period.
 */
export function crossedFacts(value: Phrase, beside: readonly Fact[]): Fact[] {
  const [fact] = beside;
  if (fact === undefined || fact.headers.length === 0 || !isNumberLike(value.text)) return [];
  if (fact.stage !== undefined) return stagedFacts(fact);
  if (columnRole([fact.label]).period === null || columnRole(fact.headers).period !== null) return [];
  const label = fact.headers.join(' ');
  // "Your share" over a column says whose its amounts are and names none.
  const [row = ''] = fact.label.split(', ');
  if (columnRole([label]).scope !== null && (!isLabel(label) || isLabel(row))) return [];
  const crossed = { ...fact, label, tokens: labelTokens(label), headers: [fact.label] };
  const isEarlier = isEarlierRow(fact.page, value, fact.label);
  return [{ ...crossed, hasPartnerColumn: false, order: 0, ...(isEarlier ? { isEarlier } : {}) }];
}
