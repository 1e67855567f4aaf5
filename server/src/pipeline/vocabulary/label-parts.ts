import { memoizeText } from '../memoize.ts';
import { fold } from './fold.ts';
import { inAllLanguages } from './language-files.ts';
import { termsOfBase } from './metric-terms.ts';
import { labelTokens } from './label-tokens.ts';
import { ANY_NUMBER_MARK } from './number-words.ts';
import { beginsWithNot, likenessTo } from './wordings.ts';

/** A label this much like a term of the lexicon says it. */
export const MIN_SIMILARITY = 0.8;

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

/**
 * What calls and distributions are made up of, by base; what their parts add up to, the first where no label says it; and
 * what is taken off that.
 */
export const NOTICES = {
  call: {
    bases: ['call_investments', 'call_management_fees', 'call_partnership_expenses'],
    wholes: ['call_amount'],
    deductions: [],
  },
  distribution: {
    bases: ['distribution_return_of_capital', 'distribution_realised_gain', 'distribution_income'],
    wholes: ['distribution_gross', 'distribution_net'],
    deductions: ['distribution_withholding_tax', 'distribution_carried_interest'],
  },
} as const;
export type Notice = keyof typeof NOTICES;
export const NOTICE_KINDS: readonly Notice[] = ['call', 'distribution'];

/** The notice that a base is stated in: "call" of "call_amount"; null for any other. */
export const noticeOf = (base: string): Notice | null =>
  NOTICE_KINDS.find((notice) => base.startsWith(`${notice}_`)) ?? null;

const likenessesOf = memoizeText(() => new Map<string, number>());

/** How well a label says a base, 0 to 1. */
export function likeness(label: string, base: string): number {
  const known = likenessesOf(label);
  const found = known.get(base) ?? likenessTo(termsOfBase(base), labelTokens(label));
  known.set(base, found);
  return found;
}

const parts = (base: string): string[] => inAllLanguages((language) => language.parts[base] ?? []).map(fold);
/** Bases, each with the parts of words that tell of it. */
type PartTable<Base extends string> = readonly (readonly [Base, readonly string[]])[];
const MOVEMENT_PARTS = MOVEMENTS.map((base) => [base, parts(base)] as const);
/** What a part of a notice is called like in accounts. */
const ACCOUNTED: Readonly<Record<string, string>> = {
  call_management_fees: 'management_fees',
  call_partnership_expenses: 'partnership_expenses',
  distribution_realised_gain: 'realised_gain_loss',
  distribution_income: 'net_investment_income',
};
const partsOfNotice = ({ bases }: (typeof NOTICES)[Notice]): PartTable<string> =>
  bases.map((base) => [base, [...parts(base), ...parts(ACCOUNTED[base] ?? '')]] as const);
const NOTICE_PARTS: Readonly<Record<Notice, PartTable<string>>> = {
  call: partsOfNotice(NOTICES.call),
  distribution: partsOfNotice(NOTICES.distribution),
};
const [CALLED, RETURNED] = [parts('contributions'), parts('distributions')];
const COMMITTED = parts('commitment');
const RECALLABLE = parts('recallable_distributions');
const OPEN = parts('unfunded_commitment');

/** "No. 23" counts and denies nothing. */
const COUNTED = new RegExp(`(?<!\\p{L})(?:n|${ANY_NUMBER_MARK})[.°º]*\\s*(?=\\d)`, 'giu');

/** The words of a label between single spaces, so that a part may ask for the beginning or end of a word. */
function spaced(label: string): string {
  return ` ${fold(label.replace(COUNTED, ''))
    .replace(/[^\p{L}-]+/gu, ' ')
    .trim()} `;
}

/** The one of some bases that a label of the lexicon names best; null when none names it. */
function byLabel<Base extends string>(label: string, bases: readonly Base[]): Base | null {
  const ranked = bases.map((base) => ({ base, score: likeness(label, base) }));
  const [best] = ranked.filter(({ score }) => score >= MIN_SIMILARITY).sort((a, b) => b.score - a.score);
  return best?.base ?? null;
}

/** A known part of words in a text: what it tells of and where it stands. */
interface FoundPart<Base extends string> {
  base: Base;
  at: number;
  end: number;
}

/** The known parts in a label's words, the longest first, the later one before. */
function partsIn<Base extends string>(label: string, table: PartTable<Base>): FoundPart<Base>[] {
  const text = spaced(label);
  return table
    .flatMap(([base, known]) =>
      known.map((part) => {
        const at = text.lastIndexOf(part);
        return { base, at, end: at + part.length };
      }),
    )
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.end - b.at - (a.end - a.at) || b.at - a.at);
}

/** The base that the longest known part of a label's words tells of, the later of two; null when it has none. */
function byParts<Base extends string>(label: string, table: PartTable<Base>): Base | null {
  return partsIn(label, table)[0]?.base ?? null;
}

/**
 * True when words that say a change of value say besides that it was realised: "Realised changes in fair value". Where the
 * contrary is said, the one word is a part of the other.
 */
function isRealised(found: readonly FoundPart<string>[]): boolean {
  const [realised, changed] = ['realised_gain_loss', 'unrealised_gain_loss'].map((one) =>
    found.filter(({ base }) => base === one),
  );
  return (
    realised !== undefined &&
    realised.length > 0 &&
    changed?.[0] === found[0] &&
    !realised.some((one) => changed?.some(({ at, end }) => at <= one.at && one.end <= end))
  );
}

/** The movement of an account that a label of the lexicon names best; null when none names it. */
export const movementByLabel = (label: string): (typeof MOVEMENTS)[number] | null =>
  byLabel(label, MOVEMENTS);

/** The movement of an account that parts of a label's words tell of; null when they tell of none. */
export const movementOf = memoizeText((label): (typeof MOVEMENTS)[number] | null => {
  const found = partsIn(label, MOVEMENT_PARTS);
  return isRealised(found) ? 'realised_gain_loss' : (found[0]?.base ?? null);
});

/** The part of a call or distribution that a label names, or else parts of its words; null when it names none. */
export const noticePart = (label: string, notice: Notice): string | null =>
  byLabel(label, NOTICES[notice].bases) ?? byParts(label, NOTICE_PARTS[notice]);

/** What the parts of a label's words tell of a commitment: what is open, called or returned of it; null when nothing. */
export const balanceKind = memoizeText((label): (typeof STANDINGS)[number] | null => {
  const text = spaced(label);
  const has = (known: readonly string[]): boolean => known.some((part) => text.includes(part));
  if (has(RECALLABLE)) return beginsWithNot(labelTokens(label)) ? null : 'recallable_distributions';
  if (has(RETURNED)) return 'distributed_to_date';
  if (has(OPEN) && (has(CALLED) || has(COMMITTED) || labelTokens(label).length === 1))
    return 'unfunded_commitment';
  if (has(CALLED)) return 'contributed_to_date';
  return has(COMMITTED) ? 'commitment' : null;
});
