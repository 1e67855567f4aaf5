import { isSameValue, type ExtractionResult, type Lesson } from '../../pipeline/index.ts';
import type { ConfirmedDocument, ConfirmedMetric } from './confirmed-document.repository.ts';
import type { LostValue } from './lesson.repository.ts';

/** Reads a document again with a set of lessons; null when it cannot be read. */
export type ReadAgain = (
  document: ConfirmedDocument,
  lessons: readonly Lesson[],
) => Promise<ExtractionResult | null>;

type ReadAgainResult = Pick<ExtractionResult, 'metrics' | 'rows' | 'doubts'>;
type ReadRow = ExtractionResult['rows'][number];
type Place = NonNullable<ConfirmedMetric['place']>;

function bestOf(cells: ReadRow['cells'], fin: string) {
  return cells.find((cell) => cell.fin === fin)?.candidates[0];
}

function isRead({ fin, type, value }: ConfirmedMetric, cells: ReadRow['cells']): boolean {
  const best = bestOf(cells, fin);
  return best !== undefined && isSameValue(type, best.value, value);
}

function overlap(a: Place, b: Place): boolean {
  return a.page === b.page && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** The wrong values of a confirmed row, compared with the extracted row that has most of them. */
function wrongOfRow(values: readonly ConfirmedMetric[], rows: readonly ReadRow[]): ConfirmedMetric[] {
  const filled = values.filter(({ value }) => value !== '');
  const counted = rows.map(({ cells }) => ({
    cells,
    count: filled.filter((one) => isRead(one, cells)).length,
  }));
  const best = counted.reduce<{ cells: ReadRow['cells']; count: number }>(
    (most, one) => (one.count > most.count ? one : most),
    { cells: [], count: 0 },
  );
  const isFoundAt = ({ fin, place }: ConfirmedMetric): boolean =>
    place !== null &&
    rows.some(({ cells }) => {
      const found = bestOf(cells, fin);
      return found !== undefined && found.value !== '' && overlap(found, place);
    });
  return values.filter((one) => {
    if (!one.isVerified) return false;
    return one.value === '' ? isFoundAt(one) : !isRead(one, best.cells);
  });
}

/** Whether a result has a value for a metric that is not in the document, or says that one was not read. */
const isSaidToBePresent = ({ fin }: ConfirmedMetric, { metrics, doubts }: ReadAgainResult): boolean =>
  Boolean(bestOf(metrics, fin)?.value) ||
  doubts.some(({ kind, fins }) => kind === 'unreadValue' && fins?.includes(fin));

/**
 * The verified values that are not the best candidate of a result; in tables, of the row that is most alike. One that is not
 * in the document is wrong where the result speaks of it.
 */
export function wrongValues(result: ReadAgainResult, document: ConfirmedDocument): ConfirmedMetric[] {
  const { metrics, rows } = result;
  const isWrong = (one: ConfirmedMetric): boolean =>
    one.value === '' ? isSaidToBePresent(one, result) : !isRead(one, metrics);
  const ofRows = Map.groupBy(
    document.values.filter(({ row }) => row !== null),
    ({ row }) => row,
  );
  return [
    ...document.values.filter((one) => one.row === null && isWrong(one)),
    ...[...ofRows.values()].flatMap((values) => wrongOfRow(values, rows)),
  ];
}

/**
 * Reads confirmed documents again with the proposed lessons.
 * @returns the first confirmed value that the active lessons find and the proposed ones do not; null when nothing gets worse
 */
export async function replay(
  documents: readonly ConfirmedDocument[],
  { active, proposed }: { readonly active: readonly Lesson[]; readonly proposed: readonly Lesson[] },
  readAgain: ReadAgain,
): Promise<LostValue | null> {
  for (const document of documents) {
    const after = await readAgain(document, proposed);
    const wrong = after === null ? [] : wrongValues(after, document);
    if (wrong.length === 0) continue;
    const before = await readAgain(document, active);
    const wrongBefore = new Set(
      (before === null ? wrong : wrongValues(before, document)).map(({ id }) => id),
    );
    const worse = wrong.find(({ id }) => !wrongBefore.has(id));
    if (worse !== undefined) return { fin: worse.fin, documentId: document.id, fileName: document.fileName };
  }
  return null;
}
