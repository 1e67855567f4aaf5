import type { Phrase } from '../../graph/lines.ts';
import { isNumberLike } from '../../graph/value-shape.ts';
import { isEarlierRow } from '../columns/column-titles.ts';
import type { Fact } from './facts.ts';
import { columnRole } from '../columns/header-roles.ts';
import { isLabel, termsOfBase } from '../language/lexicon.ts';
import { labelTokens } from '../language/text.ts';

/** "Unfunded" in the column "Before" is what was unfunded before. */
function stagedFacts(fact: Fact): Fact[] {
  if (fact.stage === undefined || fact.stage === 'now') return [];
  const label = `${fact.label} ${fact.stage}`;
  return [{ ...fact, label, tokens: labelTokens(label), headers: [] }];
}

/** What rates are called before and after costs. */
const GROSS_OR_NET = new Set(
  ['gross_irr', 'net_irr'].flatMap(termsOfBase).map((tokens) => [...tokens].sort().join(' ')),
);

/** "IRR" in the columns "Gross" and "Net": the label of a row is only whole with the title of the column. */
export function wholeLabels(beside: readonly Fact[]): Fact[] {
  return beside.map((fact) => {
    const title = fact.headers.at(-1) ?? '';
    const tokens = [...fact.tokens, ...labelTokens(title)];
    const isWhole = title !== '' && GROSS_OR_NET.has([...tokens].sort().join(' '));
    return isWhole ? { ...fact, label: `${fact.label} ${title}`, tokens, order: 0 } : fact;
  });
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
