import { textOf } from '../graph/lines.ts';
import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isDateLike, isNumberLike, numbersOf } from '../graph/value-shape.ts';
import { isEarlierRow, titlePhrases, titleTexts } from './columns/column-titles.ts';
import type { Fact } from './fact.ts';
import { factOf } from './fact-of.ts';
import { isTextOfList } from './label-heads.ts';
import { columnRole } from './columns/header-roles.ts';
import { MIN_SIMILARITY, likeness, NOTICES, balanceKind } from '../vocabulary/label-parts.ts';
import { isLabel, termsOfBase } from '../vocabulary/metric-terms.ts';
import { labelTokens } from '../vocabulary/label-tokens.ts';
import { saysOnlyTotal, withoutSubtotal } from './section-totals.ts';

/** A table whose columns are parts has at least so many of them. */
const FEWEST_TITLES = 2;

/** What all notices moved up to this one says nothing of what is open after it. */
const MOVED = new Set<string>(['contributed_to_date', 'distributed_to_date']);

/** "Unfunded" in the column "Before" is what was unfunded before. */
function stagedFacts(fact: Fact): Fact[] {
  if (fact.stage === undefined || fact.stage === 'now' || MOVED.has(balanceKind(fact.label) ?? '')) return [];
  const label = `${fact.label} ${fact.stage}`;
  return [{ ...fact, label, tokens: labelTokens(label), headers: [] }];
}

/** What rates are called before and after costs. */
const GROSS_OR_NET = new Set(
  ['gross_irr', 'net_irr'].flatMap(termsOfBase).map((tokens) => [...tokens].sort().join(' ')),
);

/** What a notice tells of, in parts and in all: the columns of a table of drawdowns or holdings. */
const TOLD = ['commitment', ...Object.values(NOTICES).flatMap(({ bases, wholes }) => [...bases, ...wholes])];

/** The titles over the numbers of a value's line that name something which a notice tells of. */
function namingTitles(page: PageGraph, value: Phrase): Set<string> {
  const numbers = numbersOf(page.rows[value.line] ?? []);
  const titles = numbers.map((number) => titleTexts(page, number).join(' '));
  return new Set(titles.filter((title) => TOLD.some((base) => likeness(title, base) >= MIN_SIMILARITY)));
}

/** The total of a table whose columns are what notices tell of: there the column title names the sum. */
function namedTotal(fact: Fact, value: Phrase): Fact | null {
  if (fact.headers.length === 0 || !saysOnlyTotal(fact.label)) return null;
  const [titles, title] = [namingTitles(fact.page, value), fact.headers.join(' ')];
  if (titles.size < FEWEST_TITLES || !isLabel(title)) return null;
  return { ...fact, label: title, tokens: labelTokens(title), headers: [], order: 0 };
}

/** "Sous-total revenus": what is summed up, where that is what a metric is called. */
function subtotalOf(fact: Fact): Fact | null {
  const label = withoutSubtotal(fact.label);
  return label === null || isLabel(fact.label) || !isLabel(label)
    ? null
    : { ...fact, label, tokens: labelTokens(label) };
}

/** "IRR" in the columns "Gross" and "Net": the label of a row is only whole with the title of the column. */
export function completeLabels(value: Phrase, beside: readonly Fact[]): Fact[] {
  return beside.map((fact) => {
    const total = namedTotal(fact, value) ?? subtotalOf(fact);
    if (total !== null) return total;
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
export function rowColumnFacts(value: Phrase, beside: readonly Fact[]): Fact[] {
  const [fact] = beside;
  if (fact === undefined || fact.headers.length === 0 || !isNumberLike(value.text)) return [];
  const isOfPeriod = columnRole([fact.label]).period !== null && columnRole(fact.headers).period === null;
  const title = titlePhrases(fact.page, value).at(-1);
  if (title !== undefined && isTextOfList(fact.page, title, value)) return [];
  if (!isOfPeriod) return stagedFacts(fact);
  const label = fact.headers.join(' ');
  // "Your share" over a column says whose its amounts are and names none.
  const [row = ''] = fact.label.split(', ');
  if (columnRole([label]).scope !== null && (!isLabel(label) || isLabel(row))) return [];
  const isEarlier = isEarlierRow(fact.page, value, fact.label);
  const crossed: Fact = {
    ...fact,
    label,
    tokens: labelTokens(label),
    headers: [fact.label],
    hasPartnerColumn: false,
    order: 0,
    ...(isEarlier ? { isEarlier } : {}),
  };
  // "Opening" and "Closing" are metrics here and no columns before and after a notice.
  delete crossed.stage;
  return [crossed];
}

/**
 * A table whose columns tell of a commitment and whose rows are days: there the column title names the value, and the day
 * says whether a later row has it anew.
 */
export function datedRowFacts(page: PageGraph, value: Phrase): Fact[] {
  const [day] = page.rows[value.line] ?? [];
  if (day === undefined || day === value || !isDateLike(day.text) || !isNumberLike(value.text)) return [];
  const titles = titlePhrases(page, value);
  if (balanceKind(textOf(titles)) === null) return [];
  const fact = factOf(page, { kind: 'beside', label: titles, value });
  const isEarlier = isEarlierRow(page, value, day.text);
  return [{ ...fact, headers: [], hasPartnerColumn: false, ...(isEarlier ? { isEarlier } : {}) }];
}
