import { textOf } from '../graph/lines.ts';
import type { Word } from '../contract/page.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import type { Phrase } from '../graph/lines.ts';
import { isDateLike } from '../graph/value-shape.ts';
import { hasIbanLength } from '../values/iban.ts';
import { MIN_SIMILARITY, likeness } from '../vocabulary/label-parts.ts';
import type { Fact } from './fact.ts';
import { plainFact } from './fact.ts';
import { saysBank } from './names/bank-names.ts';
import type { OrganisationName } from './names/organisation-names.ts';
import { organisationNames } from './names/organisation-names.ts';

/** What payment instructions say without labels: whose account it is and what to quote, by what stands near its number. */

/** Payment instructions stand within so many lines of the account number. */
const REACH = 4;
/** A code of letters and digits in several parts, as payments are marked with: "KGF4-CC7-0091". */
const REFERENCE = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d]+(?:[-/][\p{L}\d]+)+$/u;
const STOP = /^["“„«(]+|["”“».,;)]+$/gu;

const says = (text: string, bases: readonly string[]): boolean =>
  bases.some((base) => likeness(text, base) >= MIN_SIMILARITY);

/** The lines of a page that stand near an account number or its label. */
function linesOfPayment({ rows }: PageGraph): Set<number> {
  const anchors = rows.flatMap((row, line) => {
    const isAnchor = row.some(
      ({ text, words }) =>
        hasIbanLength(text) ||
        says(text, ['account_number']) ||
        words.some((word) => says(word.text, ['iban', 'bic'])),
    );
    return isAnchor ? [line] : [];
  });
  return new Set(
    anchors.flatMap((line) => Array.from({ length: 2 * REACH + 1 }, (_, at) => line - REACH + at)),
  );
}

const keyOf = ({ text }: OrganisationName): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The organisation in payment instructions that is no bank, the one that the page names most often; none where two are. */
function holdersOf(page: PageGraph, inside: ReadonlySet<Word>): OrganisationName[] {
  const names = organisationNames(page);
  const mentions = Map.groupBy(names, keyOf);
  const isInside = ({ words: [first], text }: OrganisationName): boolean =>
    first !== undefined && inside.has(first) && !saysBank(text);
  const found = [...mentions.values()]
    .filter((all) => all.some(isInside))
    .sort((a, b) => b.length - a.length);
  const [holder, other] = found;
  if (holder === undefined || holder.length === other?.length) return [];
  return holder.filter(isInside);
}

/** A number of an account has at least so many digits. */
const ACCOUNT = /^\d[\d-]{5,}$/u;

/** Who holds an account, in a bracket behind its number: "40017183 (Corran Fund II Collection Account)". */
function bracketedHolders({ words }: Phrase): { words: Word[]; text: string }[] {
  const from = words.findIndex(({ text }, at) => at > 0 && text.startsWith('('));
  const inside = words.slice(from);
  const text = textOf(inside);
  const label = textOf(words.slice(0, Math.max(0, from - 1)));
  const isName = /^\(\p{Lu}[^()\d]*\s[^()]*\)[.,;]?$/u.test(text);
  const isBehindAccount = ACCOUNT.test(words[from - 1]?.text ?? '') && says(label, ['account_number']);
  if (from < 0 || !isName || !isBehindAccount) return [];
  return [{ words: inside, text: text.replace(STOP, '').replace(/^\(/u, '') }];
}

/** Who holds the account of payment instructions, and the codes to quote. */
export function paymentFacts(page: PageGraph): Fact[] {
  const lines = linesOfPayment(page);
  const bracketed = page.rows.flat().flatMap(bracketedHolders);
  if (lines.size === 0 && bracketed.length === 0) return [];
  const inside = new Set(
    page.rows.flatMap((row, line) => (lines.has(line) ? row.flatMap(({ words }) => words) : [])),
  );
  const codes = [...inside].flatMap((word) => {
    const text = word.text.replace(STOP, '');
    return REFERENCE.test(text) && !isDateLike(text) ? [{ words: [word], text }] : [];
  });
  const holders = bracketed.length > 0 ? bracketed : holdersOf(page, inside);
  return [
    ...holders.map(({ words, text }) =>
      plainFact({ page, kind: 'clause', label: 'beneficiary by place', words, text }),
    ),
    ...codes.map((code) => plainFact({ page, kind: 'clause', label: 'reference by place', ...code })),
  ];
}
