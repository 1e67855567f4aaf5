import type { Word } from '../contract/page.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isDateLike } from '../graph/value-shape.ts';
import { hasIbanLength } from '../values/iban.ts';
import { ALIKE, likeness } from '../vocabulary/label-parts.ts';
import { labelTokens } from '../vocabulary/label-tokens.ts';
import type { Fact } from './fact.ts';
import { saysBank } from './names/bank-names.ts';
import { organisationNames } from './names/organisation-names.ts';

/** What payment instructions say without labels: whose account it is and what to quote, by what stands near its number. */

/** Payment instructions stand within so many lines of the account number. */
const REACH = 4;
const ACCOUNTS = ['iban', 'account_number', 'bic'];
/** A code of letters and digits in several parts, as payments are marked with: "KGF4-CC7-0091". */
const REFERENCE = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d]+(?:[-/][\p{L}\d]+)+$/u;
const STOP = /^["“„«(]+|["”“».,;)]+$/gu;

/** The lines of a page that stand near an account number or its label. */
function linesOfPayment({ rows }: PageGraph): Set<number> {
  const anchors = rows.flatMap((row, line) => {
    const isAnchor = row.some(({ text, words }) => {
      const [first = '', ...rest] = words.map((word) => word.text);
      return (
        hasIbanLength(text) ||
        hasIbanLength(rest.join('')) ||
        ACCOUNTS.some((base) => likeness(text, base) >= ALIKE || likeness(first, base) >= ALIKE)
      );
    });
    return isAnchor ? [line] : [];
  });
  return new Set(
    anchors.flatMap((line) => Array.from({ length: 2 * REACH + 1 }, (_, at) => line - REACH + at)),
  );
}

function factOf(
  page: PageGraph,
  { label, words, text }: { label: string; words: Word[]; text: string },
): Fact {
  const place = { headers: [], heading: '', following: [], hasPartnerColumn: false, order: 0 };
  return { page, kind: 'clause', label, tokens: labelTokens(label), words, text, ...place };
}

/** The one organisation in payment instructions that is no bank, as the holder of the account, and the codes to quote. */
export function paymentFacts(page: PageGraph): Fact[] {
  const lines = linesOfPayment(page);
  if (lines.size === 0) return [];
  const inside = new Set(
    page.rows.flatMap((row, line) => (lines.has(line) ? row.flatMap(({ words }) => words) : [])),
  );
  const holders = organisationNames(page).filter(
    ({ words: [first], text }) => first !== undefined && inside.has(first) && !saysBank(text),
  );
  const isOne = new Set(holders.map(({ text }) => text)).size === 1;
  const codes = [...inside].flatMap((word) => {
    const text = word.text.replace(STOP, '');
    return REFERENCE.test(text) && !isDateLike(text) ? [{ words: [word], text }] : [];
  });
  return [
    ...(isOne ? holders.map((name) => factOf(page, { label: 'beneficiary by place', ...name })) : []),
    ...codes.map((code) => factOf(page, { label: 'reference by place', ...code })),
  ];
}
