import { isSameValue, type ExtractionResult, type Lesson } from '../../pipeline/index.ts';
import type { ConfirmedDocument } from './lecture.ts';

/** A confirmed value that a set of lessons would lose. */
export interface Setback {
  readonly fin: string;
  /** File name of the document. */
  readonly document: string;
}

/** Reads a document again under a set of lessons; null when it cannot be read. */
export type ReadAgain = (
  document: ConfirmedDocument,
  lessons: readonly Lesson[],
) => Promise<ExtractionResult | null>;

/** The metrics outside tables whose confirmed value a result does not have in front. */
export function wrongMetrics({ metrics }: Pick<ExtractionResult, 'metrics'>, document: ConfirmedDocument) {
  return document.values
    .filter(({ groupIdentifier }) => groupIdentifier === null)
    .filter(({ fin, type, value }) => {
      const best = metrics.find((metric) => metric.fin === fin)?.candidates[0];
      return best === undefined || !isSameValue(type, best.value, value);
    })
    .map(({ fin }) => fin);
}

/**
 * Reads confirmed documents again under new lessons. @returns the first confirmed value that the lessons in force find
 * and the new ones do not; null when nothing gets worse.
 */
export async function replay(
  documents: readonly ConfirmedDocument[],
  { inForce, proposed }: { readonly inForce: readonly Lesson[]; readonly proposed: readonly Lesson[] },
  readAgain: ReadAgain,
): Promise<Setback | null> {
  for (const document of documents) {
    const after = await readAgain(document, proposed);
    const wrong = after === null ? [] : wrongMetrics(after, document);
    if (wrong.length === 0) continue;
    const before = await readAgain(document, inForce);
    const wrongBefore = new Set(before === null ? wrong : wrongMetrics(before, document));
    const fin = wrong.find((one) => !wrongBefore.has(one));
    if (fin !== undefined) return { fin, document: document.fileName };
  }
  return null;
}
