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
  'investment_moic',
];
/** What alone says of what kind a paper is; of other metrics a label of one word ("capital", "subject") says nothing. */
const TELLING_ALONE = new Set(['commitment', 'unfunded_commitment', 'tvpi', 'dpi', 'rvpi']);
const MIN_LETTERS = 4;

/** The labels of metrics that only funds have. */
const tellingLabels = memoize(
  (bases: readonly string[]): ReadonlySet<string> =>
    new Set(
      bases.flatMap((base) =>
        termsOfBase(base)
          .map((label) => label.join(' '))
          .filter((label) => label.includes(' ') || (TELLING_ALONE.has(base) && label.length >= MIN_LETTERS)),
      ),
    ),
);

const longestLabel = memoize((labels: ReadonlySet<string>): number =>
  Math.max(...[...labels].map((label) => label.split(' ').length)),
);

/** True for a text with the label of a metric that only funds have. */
function saysMetricOfFunds(text: string): boolean {
  const labels = tellingLabels(OF_FUNDS_ONLY);
  const words = labelTokens(text);
  return words.some((_, from) => {
    const most = Math.min(words.length - from, longestLabel(labels));
    return Array.from({ length: most }, (_word, at) => words.slice(from, from + at + 1).join(' ')).some(
      (part) => labels.has(part),
    );
  });
}

/** True for pages that say what only papers of funds say: a vehicle with the form of a fund, or a metric that only funds have. */
export const isOfFund = (pages: readonly PageGraph[]): boolean =>
  pages.some(({ rows }) => rows.some((row) => row.some(({ text }) => saysMetricOfFunds(text)))) ||
  pages.flatMap(organisationNames).some(({ legalForm }) => FUND_FORM.test(legalForm));
