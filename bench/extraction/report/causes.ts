import type { ExtractionResult } from '../../../server/src/pipeline/index.ts';
import { editsBetween } from '../../../server/src/pipeline/values/stable-text.ts';
import type { Verdict } from '../corpus/judge.ts';
import type { DocumentTruth } from '../corpus/truth.ts';

/** Why a value is not right, as far as truth and candidates show. */
export type Cause =
  | 'no result'
  | 'wrong document type'
  | 'badly recognised characters'
  | 'scale note'
  | 'sign'
  | 'currency'
  | 'value of another metric or column'
  | 'right value ranked lower'
  | 'held back as too doubtful'
  | 'name cut or joined wrongly'
  | 'nothing is printed there'
  | 'label or place not understood';

/** What a verdict is looked at with. */
export interface Circumstances {
  truth: DocumentTruth;
  result: ExtractionResult | null;
  verdicts: readonly Verdict[];
}

const [THOUSAND, MILLION] = [1e3, 1e6];
/** A printed text of which fewer letters than this were read otherwise is a matter of recognition. */
const SLIPS = 3;

const wantedValue = (wanted: string): string => wanted.split(' (')[0]?.trim() ?? '';
const amountOf = (text: string): number => Number(text.split(' ')[0]);
const currencyOf = (text: string): string => text.split(' ').at(-1) ?? '';
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function amountCause(wanted: string, got: string, { verdicts }: Circumstances): Cause | null {
  const [right, found] = [amountOf(wanted), amountOf(got)];
  if (!Number.isFinite(right) || !Number.isFinite(found)) return null;
  if (right === found) return currencyOf(wanted) === currencyOf(got) ? null : 'currency';
  if (right === -found) return 'sign';
  const ratio = Math.abs(right / found);
  if ([THOUSAND, MILLION, 1 / THOUSAND, 1 / MILLION].some((scale) => Math.abs(ratio / scale - 1) < 1e-6))
    return 'scale note';
  const isElsewhere = verdicts.some((other) => amountOf(wantedValue(other.wanted)) === found);
  return isElsewhere ? 'value of another metric or column' : null;
}

function isAmongCandidates(fin: string, wanted: string, { result }: Circumstances): boolean {
  const cells = [...(result?.metrics ?? []), ...(result?.rows ?? []).flatMap((row) => row.cells)];
  return cells.some(
    (cell) =>
      cell.fin === fin &&
      cell.candidates.some(({ value }) => lettersOf(String(value)) === lettersOf(wanted.split(' ')[0] ?? '')),
  );
}

/** Why a field is not right; null for one that is. */
export function causeOf(verdict: Verdict, circumstances: Circumstances): Cause | null {
  const { kind, fin, got } = verdict;
  const { truth, result } = circumstances;
  if (kind === 'right') return null;
  if (result === null) return 'no result';
  if (result.documentType !== truth.documentType) return 'wrong document type';
  if (kind === 'extra') return 'nothing is printed there';
  const wanted = wantedValue(verdict.wanted);
  if (kind === 'missed') {
    return isAmongCandidates(fin, wanted, circumstances)
      ? 'held back as too doubtful'
      : 'label or place not understood';
  }
  const ofAmount = amountCause(wanted, got, circumstances);
  if (ofAmount !== null) return ofAmount;
  const [right, found] = [lettersOf(wanted), lettersOf(got)];
  if (truth.scanned && editsBetween(right, found) <= SLIPS) return 'badly recognised characters';
  if (isAmongCandidates(fin, wanted, circumstances)) return 'right value ranked lower';
  if (right.includes(found) || found.includes(right)) return 'name cut or joined wrongly';
  return 'label or place not understood';
}
