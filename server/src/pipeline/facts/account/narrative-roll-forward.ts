import type { PageGraph } from '../../graph/page-graph.ts';
import { isNumberLike } from '../../graph/value-shape.ts';
import type { Word } from '../../contract/page.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Fact } from '../fact.ts';
import { movementByLabel, movementOf, balanceKind } from '../../vocabulary/label-parts.ts';
import { proseFacts } from '../prose-facts.ts';
import type { Placing } from './roll-forward.ts';
import { positionOf } from './roll-forward.ts';
import { digitsOf } from './subtotals.ts';

/** Fewer movements than these lead from one amount to another by accident. */
const MIN_MOVEMENTS = 3;
/** What lowers an account; everything else raises it. */
const LOWERS = new Set(['distributions', 'management_fees', 'partnership_expenses', 'carried_interest']);

type Placings = Map<Word | undefined, Placing>;

const clauseOf = ({ clause = [] }: Fact): string => clause.join(' ');

/** The movement that a sentence tells of: its labels say it better than parts of its words do. */
function movementIn(fact: Fact): string | null {
  const clause = clauseOf(fact);
  return (
    movementByLabel(fact.label) ?? movementByLabel(clause) ?? movementOf(fact.label) ?? movementOf(clause)
  );
}

/** True for an amount of an account: "drawdown 11" only counts, and a share is none. */
function isAmount({ kind, text }: Fact): boolean {
  return kind === 'prose' && isNumberLike(text) && !/%|x$|^\d{1,2}$/iu.test(text);
}

/** True for a balance that movements may begin with: its words say so, or tell of nothing else. */
function mayOpen(fact: Fact): boolean {
  const said = `${fact.label} ${clauseOf(fact)}`;
  return (
    positionOf(said) === 'beginning' ||
    [movementIn(fact), balanceKind(fact.label), balanceKind(clauseOf(fact))].every((base) => base === null)
  );
}

/** The movements told between two balances, when each is told once and they lead from the one to the other. */
function movementsBetween(opening: Fact, told: readonly Fact[], closing: Fact): Placings | null {
  const movements = told.map((fact) => ({ fact, base: movementIn(fact) }));
  const bases = new Set(movements.map(({ base }) => base));
  if (told.length < MIN_MOVEMENTS || bases.size < told.length || bases.has(null)) return null;
  const worth = movements.reduce(
    (sum, { fact, base }) => sum + digitsOf(fact.text) * (LOWERS.has(base ?? '') ? -1 : 1),
    digitsOf(opening.text),
  );
  if (worth !== digitsOf(closing.text)) return null;
  return new Map(
    [
      { fact: opening, base: 'opening_balance' },
      ...movements,
      { fact: closing, base: 'closing_balance' },
    ].map(({ fact, base }) => [fact.words[0], { base, period: null }]),
  );
}

/**
 * The amounts of an account that sentences tell, by their first words, with what each is: from a balance, movements
 * that lead to a later balance to the last digit. Empty where there is no such account.
 */
export function narrativeRollForward(facts: readonly Fact[]): Placings {
  const amounts = facts.filter(isAmount);
  for (const [at, opening] of amounts.entries()) {
    if (!mayOpen(opening)) continue;
    const later = amounts.slice(at + 1);
    for (const [index, closing] of later.entries()) {
      const found = movementsBetween(opening, later.slice(0, index), closing);
      if (found !== null) return found;
    }
  }
  return new Map();
}

/** True for a page whose sentences tell an account. */
export function hasNarrativeRollForward(page: PageGraph, context: DocumentContext): boolean {
  return narrativeRollForward(proseFacts(context, page)).size > 0;
}
