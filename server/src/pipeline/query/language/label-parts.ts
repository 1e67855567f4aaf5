import { remembered } from '../../remembered.ts';
import { fold } from './fold.ts';
import { inAllLanguages } from './language-files.ts';
import { termsOfBase } from './lexicon.ts';
import { labelTokens } from './text.ts';
import { likenessTo } from './wordings.ts';

/** A label this much like a term of the lexicon says it. */
export const ALIKE = 0.8;

/** What moves a capital account, by base. */
export const MOVEMENTS = [
  'contributions',
  'distributions',
  'management_fees',
  'partnership_expenses',
  'net_investment_income',
  'realised_gain_loss',
  'unrealised_gain_loss',
  'carried_interest',
] as const;

/** Where a partner's commitment stands, by base. */
export const STANDINGS = [
  'commitment',
  'contributed_to_date',
  'unfunded_commitment',
  'recallable_distributions',
  'distributed_to_date',
] as const;

const likenessesOf = remembered(() => new Map<string, number>());

/** How well a label says a base, 0 to 1. */
export function likeness(label: string, base: string): number {
  const known = likenessesOf(label);
  const found = known.get(base) ?? likenessTo(termsOfBase(base), labelTokens(label));
  known.set(base, found);
  return found;
}

const parts = (base: string): string[] => inAllLanguages((language) => language.parts[base] ?? []).map(fold);
const MOVEMENT_PARTS = MOVEMENTS.map((base) => [base, parts(base)] as const);
const [CALLED, RETURNED] = [parts('contributions'), parts('distributions')];
const COMMITTED = parts('commitment');
const RECALLABLE = parts('recallable_distributions');
const OPEN = parts('unfunded_commitment');

/** The words of a label between single spaces, so that a part may ask for the beginning or end of a word. */
function spaced(label: string): string {
  return ` ${fold(label)
    .replace(/[^\p{L}-]+/gu, ' ')
    .trim()} `;
}

/** The movement that a label of the lexicon names best; null when none names it. */
export function movementByLabel(label: string): (typeof MOVEMENTS)[number] | null {
  const ranked = MOVEMENTS.map((base) => ({ base, score: likeness(label, base) }));
  const best = ranked.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score >= ALIKE ? best.base : null;
}

/** The movement that the longest known part of a label's words tells of, the later of two; null when it has none. */
export const movementOf = remembered((label): (typeof MOVEMENTS)[number] | null => {
  const text = spaced(label);
  const found = MOVEMENT_PARTS.flatMap(([base, known]) =>
    known.map((part) => ({ base, length: part.length, at: text.lastIndexOf(part) })),
  ).filter(({ at }) => at >= 0);
  return found.sort((a, b) => b.length - a.length || b.at - a.at)[0]?.base ?? null;
});

/** What the parts of a label's words tell of a commitment: what is open, called or returned of it; null when nothing. */
export const standingOf = remembered((label): (typeof STANDINGS)[number] | null => {
  const text = spaced(label);
  const has = (known: readonly string[]): boolean => known.some((part) => text.includes(part));
  if (has(RECALLABLE)) return 'recallable_distributions';
  if (has(RETURNED)) return 'distributed_to_date';
  if (has(OPEN) && (has(CALLED) || has(COMMITTED) || labelTokens(label).length === 1))
    return 'unfunded_commitment';
  if (has(CALLED)) return 'contributed_to_date';
  return has(COMMITTED) ? 'commitment' : null;
});
