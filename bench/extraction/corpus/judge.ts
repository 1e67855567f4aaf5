import type { DocumentTruth, Truth, TruthBox } from './truth.ts';

/** A value as `npm run extract` prints it. */
export interface FoundValue {
  value: string | null;
  currency?: string | null;
  confidence?: number;
  page?: number;
  x?: number;
  y?: number;
  w?: number;
  h?: number;
  text?: string;
  /** What else was found, the likeliest first. */
  alternatives?: readonly FoundValue[];
  /** What the confidence was made of; not printed by `npm run extract`. */
  evidence?: Readonly<Record<string, number>>;
}

/** One line of `npm run extract`. */
export interface Found {
  file: string;
  documentType: string | null;
  metrics: Record<string, FoundValue>;
  rows: Record<string, Record<string, FoundValue>[]>;
}

/** The verdict on one field. `boxRight`: the box covers the words, asked of right values only. */
export interface Verdict {
  fin: string;
  /** Position of its row among those of the truth, lines that are no row behind them; absent outside rows. */
  row?: number;
  kind: 'right' | 'wrong' | 'missed' | 'extra';
  confidence: number;
  wanted: string;
  got: string;
  pageRight: boolean;
  boxRight: boolean;
  /** The value that was judged; absent for a missed one. */
  found?: FoundValue;
  /** Of the value that was found, where it is known. */
  evidence?: Readonly<Record<string, number>>;
}

/** Shares of a true box that must lie in the given one, across and down; and how much larger that may be. */
const COVERED = { across: 0.7, down: 0.45 };
const LARGEST = 6;

const plainText = (value: string | null | undefined): string =>
  (value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const isNumber = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value.trim());

function isSame(one: string, other: string): boolean {
  if (!isNumber(one) || !isNumber(other)) return plainText(one) === plainText(other);
  return Math.abs(Number(one) - Number(other)) <= 1e-9 * Math.max(1, Math.abs(Number(other)));
}

function isRight(truth: Truth, found: FoundValue): boolean {
  const value = String(found.value);
  const wordings = [truth, ...(truth.also ?? [])].flatMap((one) => [one.value, one.text]);
  const same =
    isSame(value, truth.value) || (!isNumber(truth.value) && wordings.some((one) => isSame(value, one)));
  return same && (!truth.currency || !found.currency || found.currency === truth.currency);
}

const overlap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));

function covers({ x = 0, y = 0, w = 0, h = 0 }: FoundValue, box: TruthBox): boolean {
  const across = overlap(x, w, box.x, box.w) / (box.w || 1);
  const down = overlap(y, h, box.y, box.h) / (box.h || 1);
  return across >= COVERED.across && down >= COVERED.down && w * h <= LARGEST * box.w * box.h;
}

const isGiven = (found: FoundValue | undefined): found is FoundValue =>
  found !== undefined && found.value !== null && found.value !== '';

function verdict(fin: string, truth: Truth | undefined, found: FoundValue | undefined): Verdict | undefined {
  const given = isGiven(found) ? found : undefined;
  if (truth === undefined && given === undefined) return undefined;
  const pages = truth ? [truth.page, ...(truth.also ?? []).map(({ page }) => page)] : [];
  const boxes = truth?.boxes ?? [];
  const right = truth !== undefined && given !== undefined && isRight(truth, given);
  return {
    fin,
    kind: truth === undefined ? 'extra' : given === undefined ? 'missed' : right ? 'right' : 'wrong',
    confidence: Number(given?.confidence ?? 0),
    wanted: truth ? `${truth.value} ${truth.currency ?? ''} (${truth.text})` : 'nothing',
    got: given ? `${given.value} ${given.currency ?? ''}` : 'nothing',
    pageRight: right && (pages.includes(given.page ?? 0) || boxes.some(({ page }) => page === given.page)),
    boxRight: right && boxes.some((box) => box.page === given.page && covers(given, box)),
    ...(given === undefined ? {} : { found: given }),
    ...(given?.evidence === undefined ? {} : { evidence: given.evidence }),
  };
}

const isVerdict = (one: Verdict | undefined): one is Verdict => one !== undefined;

function judgeFields(
  truths: Record<string, Truth>,
  found: Record<string, FoundValue>,
  skipped: ReadonlySet<string>,
): Verdict[] {
  const fins = new Set([...Object.keys(truths), ...Object.keys(found)]);
  return [...fins]
    .filter((fin) => !skipped.has(fin))
    .map((fin) => verdict(fin, truths[fin], found[fin]))
    .filter(isVerdict);
}

function takeRow(
  left: Record<string, FoundValue>[],
  truth: Record<string, Truth>,
): Record<string, FoundValue> {
  const name = plainText(truth.investment_name?.value);
  const nameOf = (row: Record<string, FoundValue>): string => plainText(row.investment_name?.value);
  let at = left.findIndex((row) => nameOf(row) === name);
  if (at < 0) at = left.findIndex((row) => name.startsWith(nameOf(row)) && nameOf(row).length > 5);
  return at < 0 ? {} : (left.splice(at, 1)[0] ?? {});
}

/** A row with another name is the same row when at least so many of its values are the same. */
const MIN_SAME = 3;

/** The row that says most of what the truth says, whatever it is called; taken out of `left`. */
function takeAlike(
  left: Record<string, FoundValue>[],
  truth: Record<string, Truth>,
): Record<string, FoundValue> {
  const same = (row: Record<string, FoundValue>): number =>
    Object.entries(truth).filter(([fin, one]) => row[fin] !== undefined && isRight(one, row[fin])).length;
  const counts = left.map(same);
  const most = Math.max(0, ...counts);
  if (most < MIN_SAME) return {};
  return left.splice(counts.indexOf(most), 1)[0] ?? {};
}

/**
 * Every field of a document: by the name of a row's investment for rows, so that one lost row costs that row only. With
 * `misreadNames`, a row whose name was read wrong is still known by its other values: its name alone is wrong then.
 */
export function judgeDocument(
  truth: DocumentTruth,
  found: Found | undefined,
  { misreadNames = false } = {},
): Verdict[] {
  const { derivable = {}, optional = {} } = truth;
  const isNames = (given: typeof derivable): given is readonly string[] => Array.isArray(given);
  const skipped = new Set(isNames(derivable) ? derivable : Object.keys(derivable));
  const given = found?.metrics ?? {};
  const isInferred = (fin: string): boolean => optional[fin] !== undefined && isGiven(given[fin]);
  const wanted = Object.entries({ ...truth.metrics, ...optional }).filter(
    ([fin]) => optional[fin] === undefined || isInferred(fin),
  );
  const verdicts = judgeFields(Object.fromEntries(wanted), given, skipped);
  const left = Object.values(found?.rows ?? {}).flat();
  const pairs = truth.rows.map((row) => ({ row, found: takeRow(left, row) }));
  const ofRow = (row: number, judged: readonly Verdict[]): Verdict[] =>
    judged.map((one) => ({ ...one, row }));
  for (const [at, { row, found: own }] of pairs.entries()) {
    const isLost = misreadNames && Object.keys(own).length === 0;
    const inferred = [...skipped].filter((fin) => row[fin] === undefined);
    verdicts.push(...ofRow(at, judgeFields(row, isLost ? takeAlike(left, row) : own, new Set(inferred))));
  }
  for (const [at, row] of left.entries())
    verdicts.push(...ofRow(truth.rows.length + at, judgeFields({}, row, new Set())));
  return verdicts;
}
