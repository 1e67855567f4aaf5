import { SAME_EDGE } from '../pdf/geometry.ts';
import { isBlankMark, isNumberLike } from '../graph/value-shape.ts';
import type { Word } from '../contract/page.ts';
import { columnRole } from './columns/header-roles.ts';
import type { DocumentContext } from './document-context.ts';
import type { Fact } from './fact.ts';
import type { Notice } from '../vocabulary/label-parts.ts';
import { MIN_SIMILARITY, likeness, NOTICE_KINDS, noticePart, NOTICES } from '../vocabulary/label-parts.ts';
import { shiftDecimal } from '../values/decimals.ts';
import { readNumber } from '../values/numbers.ts';

/** The parts that a call or distribution is made up of: amounts that add up to another one say what each of them is. */

const MIN_PARTS = 2;
const MAX_PARTS = 8;
const CURRENCY = /\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/u;
/** Digits behind the point that count. */
const PLACES = 4;

/** An amount of a list, row or sentence: what may name it, the likeliest first, and what it is worth. */
interface Amount {
  fact: Fact;
  names: string[];
  worth: bigint;
}

function worthOf({ text }: Fact, { decimalStyle }: DocumentContext): bigint | null {
  if (isBlankMark(text)) return 0n;
  const number = isNumberLike(text) ? readNumber(text, decimalStyle) : null;
  if (number === null || number.isPercentage || number.isMultiple) return null;
  return BigInt(shiftDecimal(number.value, number.unit + PLACES).split('.')[0] ?? '0');
}

/** The amounts that some facts print, each once, in their order. */
function amountsOf(
  facts: readonly Fact[],
  context: DocumentContext,
  namesOf: (fact: Fact) => string[],
): Amount[] {
  const byWord = new Map<Word | undefined, Amount>();
  for (const fact of facts) {
    const worth = byWord.has(fact.words[0]) ? null : worthOf(fact, context);
    if (worth !== null) byWord.set(fact.words[0], { fact, names: namesOf(fact), worth });
  }
  return [...byWord.values()];
}

/** Facts by the right edge of their amounts: the columns of lists that stand side by side. */
function columnsOf(facts: readonly Fact[]): Fact[][] {
  const edge = ({ words }: Fact): number => words.at(-1)?.x1 ?? 0;
  const columns: Fact[][] = [];
  for (const fact of facts.toSorted((a, b) => edge(a) - edge(b))) {
    const last = columns.at(-1)?.at(-1);
    if (last !== undefined && edge(fact) - edge(last) < SAME_EDGE) columns.at(-1)?.push(fact);
    else columns.push([fact]);
  }
  return columns.map((column) => facts.filter((fact) => column.includes(fact)));
}

/** What the rows of a table are called whose column titles name parts: they hold the partner's amounts, or the whole ones. */
const isRowOfParts = ({ label }: Fact): boolean =>
  columnRole([label]).scope === 'partner' ||
  Object.values(NOTICES).some(({ wholes }) => wholes.some((base) => likeness(label, base) >= MIN_SIMILARITY));

/** Amounts of rows that may add up, by their column titles. */
function rowsOf(facts: readonly Fact[], context: DocumentContext): Amount[][] {
  const own = facts.filter((fact) => fact.kind === 'beside' && isRowOfParts(fact));
  return [...Map.groupBy(own, ({ label }) => label).values()].map((row) =>
    amountsOf(row, context, ({ headers }) => [headers.join(' '), ...headers.slice(-1)]),
  );
}

/** Amounts under each other that may add up, in columns of lists, and those of sentences. */
function sequencesOf(facts: readonly Fact[], context: DocumentContext): Amount[][] {
  const beside = facts.filter(({ kind }) => kind === 'beside');
  const prose = facts.filter(({ kind }) => kind === 'prose');
  // Where amounts bear their currency, a number without one is a rate, a clause or a share.
  const marked = prose.filter(({ text }) => CURRENCY.test(text));
  const told = marked.length > MIN_PARTS ? marked : prose;
  return [
    ...[...Map.groupBy(beside, ({ order }) => order).values(), ...columnsOf(beside)].map((column) =>
      amountsOf(column, context, ({ label }) => [label]),
    ),
    amountsOf(told, context, ({ label, clause = [], following }) => [
      label,
      clause.join(' '),
      following.join(' '),
    ]),
  ];
}

/** A whole and its parts, among the amounts that they stand with. */
interface Breakdown {
  whole: Amount;
  parts: Amount[];
  amounts: readonly Amount[];
}

/** The amounts that are the sum of those right before or behind them, the most parts first. */
function breakdownsOf(amounts: readonly Amount[]): Breakdown[] {
  return amounts.flatMap((whole): Breakdown[] => {
    // What is larger than a whole is said in passing: "let at a rent of £868,000".
    const near = amounts.filter(({ worth }) => magnitude(worth) <= magnitude(whole.worth));
    const at = near.indexOf(whole);
    const isWhole = (parts: readonly Amount[]): boolean =>
      whole.worth !== 0n && parts.reduce((sum, { worth }) => sum + worth, 0n) === whole.worth;
    for (let size = MAX_PARTS; size >= MIN_PARTS; size -= 1) {
      const runs = [near.slice(Math.max(0, at - size), at), near.slice(at + 1, at + 1 + size)];
      const parts = runs.find((run) => run.length === size && isWhole(run));
      if (parts !== undefined) return [{ whole, parts, amounts }];
    }
    return [];
  });
}

/** True for an amount that a label names in full as one of some bases. */
const isNamed = ({ fact: { label } }: Amount, bases: readonly string[]): boolean =>
  bases.some((base) => likeness(label, base) >= MIN_SIMILARITY);

const magnitude = (worth: bigint): bigint => (worth < 0n ? -worth : worth);

/** The amount behind a whole that is left of it when all between is taken off; undefined where none is. */
function paidOf(whole: Amount, amounts: readonly Amount[]): Amount | undefined {
  const behind = amounts.slice(amounts.indexOf(whole) + 1);
  return behind.find((amount, at) => {
    const taken = behind.slice(0, at).reduce((sum, { worth }) => sum + magnitude(worth), 0n);
    return taken > 0n && amount.worth === whole.worth - taken;
  });
}

/** A part of a notice, and what it is of it. */
interface NamedPart {
  amount: Amount;
  base: string;
}

/**
 * The parts of a call with the one that has no name, where all others have theirs and it is most of the call: it buys what
 * the call is for, whatever that is called.
 */
function withInvestment(named: NamedPart[], whole: Amount, parts: readonly Amount[]): NamedPart[] {
  const unnamed = parts.filter((part) => !named.some(({ amount }) => amount === part));
  const [only] = unnamed;
  const isMost = only !== undefined && 2n * only.worth > whole.worth;
  const isInvestment =
    unnamed.length === 1 && isMost && !named.some(({ base }) => base === 'call_investments');
  return isInvestment ? [...named, { amount: only, base: 'call_investments' }] : named;
}

/** What a breakdown says of its amounts as one of a notice, where it tells several parts from each other. */
function factsOfBreakdown({ whole, parts, amounts }: Breakdown, notice: Notice): Fact[] {
  const { wholes, deductions } = NOTICES[notice];
  if (parts.some((amount) => amount.worth < 0n || isNamed(amount, deductions))) return [];
  const named = parts.flatMap((amount) => {
    const base = amount.names.map((name) => noticePart(name, notice)).find((one) => one !== null);
    return base === undefined ? [] : [{ amount, base }];
  });
  const found = notice === 'call' ? withInvestment(named, whole, parts) : named;
  if (found.length < MIN_PARTS || new Set(found.map(({ base }) => base)).size < found.length) return [];
  // A sentence may name its whole anywhere; a list may add or take off more before what it names is to be paid.
  const isSaid =
    whole.fact.kind === 'prose' ||
    isNamed(whole, wholes) ||
    amounts.some((one) => isNamed(one, wholes.slice(0, 1)));
  const isList = notice === 'distribution' && whole.fact.kind !== 'prose';
  const paid = isList ? paidOf(whole, amounts) : undefined;
  const all = [
    ...found,
    ...(isSaid ? [] : [{ amount: whole, base: wholes[0] }]),
    ...(paid === undefined || isNamed(paid, wholes) ? [] : [{ amount: paid, base: 'distribution_net' }]),
  ];
  return all.map(({ amount: { fact }, base }) => ({ ...fact, base }));
}

/** What lists, tables and sentences of a page say of the parts of its notice by adding up to a whole. */
export function noticeParts(facts: readonly Fact[], context: DocumentContext): Fact[] {
  const rows = rowsOf(facts, context).flatMap(breakdownsOf);
  const sequences = sequencesOf(facts, context).flatMap(breakdownsOf);
  return NOTICE_KINDS.flatMap((notice) => {
    const titled = rows.flatMap((breakdown) => factsOfBreakdown(breakdown, notice));
    const listed = sequences.flatMap((breakdown) => factsOfBreakdown(breakdown, notice));
    // Where the titles of columns name the parts, the rows above each other are something else: where they come from.
    return [...titled, ...listed.filter(({ base }) => !titled.some((one) => one.base === base))];
  });
}
