import type { Candidate } from '../contract/candidate.ts';
import { MAX_DOUBTED } from '../contract/candidate.ts';
import type { ExtractionResult } from '../contract/result.ts';
import { MAX_CANDIDATES } from '../contract/result.ts';
import { comparedByLosses } from '../ocr/layer-words.ts';
import { isIban, isWrittenAsIban } from '../values/iban.ts';

/** Recognition that is less sure than this of a word is no better than the layer. */
const MIN_SURE = 0.6;

export type Found = Pick<ExtractionResult, 'metrics' | 'rows' | 'checks' | 'doubts'>;

/** What was found by a scan's own text, and by what recognition reads in its picture. */
export interface TwoReadings {
  layer: Found;
  picture: Found;
  /** Whether a candidate rests on words that the two read differently. */
  isDisputed: (candidate: Candidate) => boolean;
}

const isSameValue = (one: Candidate, other: Candidate): boolean =>
  one.value === other.value && one.currency === other.currency;

/** How many more checks hold than fail in which a metric takes part. */
const balanceOf = ({ checks }: Found, fin: string): number =>
  checks.filter(({ fins }) => fins.includes(fin)).reduce((sum, { holds }) => sum + (holds ? 1 : -1), 0);

const isRightIban = ({ value }: Candidate): number => (isWrittenAsIban(value) && isIban(value) ? 1 : 0);

/** Whether the picture's reading of a value is the more plausible one: by check digits, by sums, by what reading loses, and by how sure it was read. */
function isPictureFirst(
  fin: string,
  [layer, picture]: readonly [Candidate, Candidate],
  { layer: byLayer, picture: byPicture }: TwoReadings,
): boolean {
  const byDigits = isRightIban(picture) - isRightIban(layer);
  if (byDigits !== 0) return byDigits > 0;
  const bySums = balanceOf(byPicture, fin) - balanceOf(byLayer, fin);
  if (bySums !== 0) return bySums > 0;
  const byLosses = comparedByLosses(picture.text, layer.text);
  if (byLosses !== 0) return byLosses > 0;
  return 1 - (picture.evidence?.['recognisedBadly'] ?? 0) >= MIN_SURE;
}

const noSurer = (candidate: Candidate, most: number): Candidate => ({
  ...candidate,
  confidence: Math.min(candidate.confidence, most),
});

function asAlternative(candidate: Candidate, most: number): Candidate {
  const alternative = noSurer(candidate, most);
  delete alternative.evidence; // of best values only
  return alternative;
}

/** The candidates of one metric by both readings: the more plausible value first, and no surer than a doubt where they differ. */
function mergeCandidates(
  fin: string,
  [byLayer, byPicture]: readonly [readonly Candidate[], readonly Candidate[]],
  readings: TwoReadings,
): Candidate[] {
  const [layer] = byLayer;
  const [picture] = byPicture;
  if (layer === undefined || picture === undefined) {
    const best = layer ?? picture;
    const all = layer === undefined ? byPicture : byLayer;
    return best !== undefined && readings.isDisputed(best)
      ? all.map((one) => noSurer(one, MAX_DOUBTED))
      : [...all];
  }
  if (isSameValue(layer, picture)) return [...(picture.confidence > layer.confidence ? byPicture : byLayer)];
  const isPicture = isPictureFirst(fin, [layer, picture], readings);
  const [first, others] = isPicture
    ? [picture, [...byLayer, ...byPicture]]
    : [layer, [...byPicture, ...byLayer]];
  const best = noSurer(first, MAX_DOUBTED);
  const merged = [best];
  for (const other of others)
    if (!merged.some((one) => isSameValue(one, other))) merged.push(asAlternative(other, best.confidence));
  return merged.slice(0, MAX_CANDIDATES);
}

/** The values of a document whose text was read twice: by its scanner, and by recognition where its values stand. */
export function mergeReadings(readings: TwoReadings): Found {
  const { layer, picture } = readings;
  const metrics = layer.metrics.map((metric, at) => ({
    ...metric,
    candidates: mergeCandidates(
      metric.fin,
      [metric.candidates, picture.metrics[at]?.candidates ?? []],
      readings,
    ),
  }));
  const areRowsAlike = layer.rows.length === picture.rows.length;
  const rows = layer.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell, column) => {
      const other = areRowsAlike ? (picture.rows[at]?.cells[column]?.candidates ?? []) : [];
      return { ...cell, candidates: mergeCandidates(cell.fin, [cell.candidates, other], readings) };
    }),
  }));
  const valueOf = (found: Pick<Found, 'metrics'>, fin: string): string | undefined =>
    found.metrics.find((one) => one.fin === fin)?.candidates[0]?.value;
  const isOf = (found: Found, fins: readonly string[]): boolean =>
    fins.every((fin) => valueOf(found, fin) === valueOf({ metrics }, fin));
  const checks = [layer, picture].flatMap((found) => found.checks.filter(({ fins }) => isOf(found, fins)));
  const named = new Map(checks.map((check) => [check.name, check]));
  return { metrics, rows, checks: [...named.values()], doubts: layer.doubts };
}
