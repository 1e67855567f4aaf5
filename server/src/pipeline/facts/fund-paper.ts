import type { PageGraph } from '../graph/page-graph.ts';
import { labelTokens } from '../vocabulary/label-tokens.ts';
import { FUND_FORM } from '../vocabulary/legal-forms.ts';
import { termsOfBase } from '../vocabulary/metric-terms.ts';
import { memoize } from '../memoize.ts';
import { organisationNames } from './names/organisation-names.ts';

/** Metrics that no bill, payslip or delivery note has, though it has amounts, days and account numbers, too. */
const OF_FUNDS_ONLY = [
  'fund',
  'commitment',
  'unfunded_commitment',
  'unfunded_before_call',
  'unfunded_after_call',
  'contributed_to_date',
  'recallable_distributions',
  'fund_size',
  'fund_nav',
  'dpi',
  'rvpi',
  'tvpi',
  'net_irr',
  'carried_interest',
  'call_investments',
  'distribution_return_of_capital',
];
/** What alone says of what kind a paper is; of other metrics a label of one word ("capital", "subject") says nothing. */
const TELLING_ALONE = new Set(['commitment', 'unfunded_commitment', 'tvpi', 'dpi', 'rvpi']);
const MIN_LETTERS = 4;
/** A vehicle with the form of a fund says as much as so many metrics. */
const OF_FORM = 2;

/** The labels of metrics that only funds have, by their bases. */
const tellingLabels = memoize((bases: readonly string[]): readonly (readonly string[])[] =>
  bases.map((base) =>
    termsOfBase(base)
      .map((label) => label.join(' '))
      .filter((label) => label.includes(' ') || (TELLING_ALONE.has(base) && label.length >= MIN_LETTERS))
      .map((label) => ` ${label} `),
  ),
);

/** How much some pages say that a paper is one of a fund: the metrics that they name, and vehicles with the form of a fund. */
export function fundSignals(pages: readonly PageGraph[]): number {
  const text = pages
    .flatMap(({ rows }) => rows.flat())
    .map((phrase) => ` ${labelTokens(phrase.text).join(' ')} `)
    .join('');
  const named = tellingLabels(OF_FUNDS_ONLY).filter((labels) => labels.some((label) => text.includes(label)));
  const isOfForm = pages.flatMap(organisationNames).some(({ legalForm }) => FUND_FORM.test(legalForm));
  return named.length + (isOfForm ? OF_FORM : 0);
}
