import { isNumberLike, numbersOf } from '../../graph/value-shape.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { Word } from '../../contract/page.ts';
import { reportingDay } from '../reporting-day.ts';
import type { Fact, FactKind } from '../fact.ts';
import { columnRole } from '../columns/header-roles.ts';
import { MIN_SIMILARITY, likeness, MOVEMENTS, balanceKind, STANDINGS } from '../../vocabulary/label-parts.ts';
import { isCumulative } from '../fact.ts';
import { basesByPlace, rollForwards } from './roll-forward.ts';
import { narrativeRollForward } from './narrative-roll-forward.ts';

const COMMITMENT: readonly string[] = ['commitment', 'unfunded_commitment'];
/** An amount has at least so many digits; fewer are a number of something. */
const AMOUNT = /\d.*\d.*\d/u;

function isAmount({ text }: Fact): boolean {
  return isNumberLike(text) && AMOUNT.test(text) && !/[%xX×]$/u.test(text.trim());
}

const digitsOf = ({ text }: Fact): string => text.replace(/\D/gu, '');

/** True for a label that tells before or after what: its heading may say of what, "After this notice" under "Undrawn commitment". */
const saysWhen = ({ tokens }: Fact): boolean =>
  tokens.some((token) => token === 'before' || token === 'after');

/** What a fact's own words say of the commitment; in running text the words behind the value may say it. */
function standing(fact: Fact): (typeof STANDINGS)[number] | null {
  const own = balanceKind(fact.label) ?? balanceKind((fact.clause ?? []).join(' '));
  return own ?? (saysWhen(fact) ? balanceKind(fact.heading) : null);
}

const says = ({ label }: Fact, bases: readonly string[]): boolean =>
  bases.some((base) => likeness(label, base) >= MIN_SIMILARITY);

/** Amounts of one table or row of tiles stand within so many heights of each other. */
const NEAR_HEIGHTS = 6;

/** True for what a label calls a movement, unless it stands with the commitment: there it is a sum. */
function isMovement(fact: Fact, amounts: readonly Fact[]): boolean {
  const [word] = fact.words;
  if (!says(fact, MOVEMENTS) || word === undefined) return false;
  return !amounts.some(({ kind, words: [other], label }) => {
    if (kind !== fact.kind || other === undefined) return false;
    const isNear = Math.abs(other.y0 - word.y0) < NEAR_HEIGHTS * (word.y1 - word.y0);
    return isNear && COMMITMENT.includes(balanceKind(label) ?? '');
  });
}

/** True for an amount of the whole fund or, by its own words or those of its line's columns, of a shorter period. */
function isOfElse(fact: Fact): boolean {
  if (columnRole([fact.heading, fact.label]).scope === 'fund') return true;
  if (fact.kind === 'prose') return columnRole([fact.label]).period !== null;
  const [first] = fact.words;
  const row = fact.page.rows.find((phrases) =>
    phrases.some(({ words }) => words.some((word) => word === first)),
  );
  const isAlone = numbersOf(row ?? []).length < 2;
  const { period, scope } = columnRole(isAlone ? [fact.label] : [...fact.headers, fact.label]);
  return scope === 'fund' || (period !== null && period !== 'Inception To Date');
}

/** What a page may say of a commitment, and what one of its facts says by parts of its words. */
interface Standings {
  bases: readonly string[];
  basesOf(fact: Fact): readonly string[];
}

const OF_ACCOUNT: Standings = {
  bases: STANDINGS,
  basesOf(fact) {
    const base = standing(fact);
    return base === null ? [] : [base];
  },
};

/** A notice tells of its commitment, of what is open of it before and after, and of what may be called again. */
const OF_NOTICE: Standings = {
  bases: [
    'commitment',
    'unfunded_commitment',
    'unfunded_before_call',
    'unfunded_after_call',
    'distribution_recallable',
  ],
  basesOf(fact) {
    const base = standing(fact);
    if (base === 'commitment') return [base];
    if (base === 'recallable_distributions') return ['distribution_recallable'];
    if (base !== 'unfunded_commitment') return [];
    if (fact.tokens.includes('before')) return ['unfunded_before_call'];
    // What is open after a distribution is what is open.
    return fact.tokens.includes('after') ? ['unfunded_after_call', base] : [base];
  },
};

/** What a notice says of its commitment in words that no label fits. */
export const standingsOfNotice = (facts: readonly Fact[]): Fact[] =>
  standingFacts(facts, new Map(), OF_NOTICE);

/**
 * What an account says of its commitment in words that no label fits, under the name of what it is: amounts outside of
 * its movements whose words tell of a commitment, of calls or of returns. Nothing of which the account says it plainly,
 * nor of which it says two things.
 */
function standingFacts(
  facts: readonly Fact[],
  movements: ReadonlyMap<Word | undefined, unknown>,
  { bases, basesOf }: Standings = OF_ACCOUNT,
): Fact[] {
  const amounts = facts.filter((fact) => isAmount(fact) && !movements.has(fact.words[0]));
  const printed = amounts.filter(({ kind }) => kind !== 'prose');
  const plain = new Set(
    bases.filter((base) => printed.some(({ label }) => likeness(label, base) >= MIN_SIMILARITY)),
  );
  const told = amounts.flatMap((fact) => {
    const isNamed =
      fact.kind !== 'prose' && ((says(fact, bases) && !saysWhen(fact)) || isMovement(fact, printed));
    if (isNamed || isOfElse(fact)) return [];
    return basesOf(fact).flatMap((base) => (plain.has(base) ? [] : [{ fact, base }]));
  });
  // Sentences tell of many amounts; those of the commitment stand beside it.
  const isToldInProse = amounts.some((fact) => fact.kind === 'prose' && standing(fact) === 'commitment');
  return told
    .filter(({ fact }) => fact.kind !== 'prose' || isToldInProse)
    .filter(({ fact, base }, _, rest) =>
      rest.every((one) => one.base !== base || digitsOf(one.fact) === digitsOf(fact)),
    )
    .map(({ fact, base }) => ({ ...fact, base, headers: [] }));
}

/** What a movement since inception is as well. */
const SUMS: Readonly<Record<string, string>> = {
  contributions: 'contributed_to_date',
  distributions: 'distributed_to_date',
};

/** A value of a roll-forward by its place; one since inception is a sum to date, too. */
function placedFacts(fact: Fact, base: string): Fact[] {
  const sum = isCumulative(fact) ? SUMS[base] : undefined;
  return [{ ...fact, base }, ...(sum === undefined ? [] : [{ ...fact, base: sum }])];
}

/** How the amounts of an account stand to what names them. */
const PLACED: Readonly<Record<'told' | 'printed', readonly FactKind[]>> = {
  told: ['prose'],
  printed: ['beside', 'above'],
};

/**
 * What the page of an account states, and once more as what it must be: balances and movements by their place in a
 * roll-forward or in what sentences tell of one, what stands around it by parts of its words.
 */
export function accountFacts(page: PageGraph, facts: readonly Fact[]): Fact[] {
  const found = rollForwards(page);
  const [first] = found;
  const isTold = found.length === 0;
  const placings = isTold ? narrativeRollForward(facts) : basesByPlace(found);
  const marked = facts.map((fact): Fact => {
    const placing = placings.get(fact.words[0]);
    return placing === undefined ? fact : { ...fact, isMovement: true, accountPeriod: placing.period };
  });
  const placed = marked.flatMap((fact) => {
    const isPlaced = PLACED[isTold ? 'told' : 'printed'].includes(fact.kind);
    const base = placings.get(fact.words[0])?.base ?? null;
    return isPlaced && base !== null ? placedFacts(fact, base) : [];
  });
  return [
    ...marked,
    ...placed,
    ...standingFacts(facts, placings),
    ...(first === undefined ? [] : reportingDay(page, first.opening.label.y0)),
  ];
}
