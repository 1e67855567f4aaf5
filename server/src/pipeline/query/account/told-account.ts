import type { PageGraph } from '../../graph/page-graph.ts';
import { isNumberLike } from '../../graph/value-shape.ts';
import type { Word } from '../../pdf/page-words.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Fact } from '../facts/facts.ts';
import { movementByLabel, movementOf } from '../language/label-parts.ts';
import { proseFacts } from '../facts/prose-facts.ts';
import type { Placing } from './roll-forward.ts';
import { positionOf } from './roll-forward.ts';
import { digitsOf } from './subtotals.ts';

/** Fewer movements than these lead from one amount to another by accident. */
const FEWEST_MOVEMENTS = 3;
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

/** The movements told between two balances, when each is told once and they lead from the one to the other. */
function movementsBetween(opening: Fact, told: readonly Fact[], closing: Fact): Placings | null {
  const movements = told.map((fact) => ({ fact, base: movementIn(fact) }));
  const bases = new Set(movements.map(({ base }) => base));
  if (told.length < FEWEST_MOVEMENTS || bases.size < told.length || bases.has(null)) return null;
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
 * The amounts of an account that sentences tell, by their first words, with what each is: from a balance that stands at
 * the beginning, movements that lead to a later balance to the last digit. Empty where there is no such account.
 */
export function toldAccount(facts: readonly Fact[]): Placings {
  const amounts = facts.filter(
    ({ kind, text }) => kind === 'prose' && isNumberLike(text) && !/%|x$/iu.test(text),
  );
  for (const [at, opening] of amounts.entries()) {
    if (positionOf(`${opening.label} ${clauseOf(opening)}`) !== 'beginning') continue;
    const later = amounts.slice(at + 1);
    for (const [index, closing] of later.entries()) {
      const found = movementsBetween(opening, later.slice(0, index), closing);
      if (found !== null) return found;
    }
  }
  return new Map();
}

/** True for a page whose sentences tell an account. */
export function tellsAccount(page: PageGraph, context: DocumentContext): boolean {
  return toldAccount(proseFacts(page, context)).size > 0;
}
