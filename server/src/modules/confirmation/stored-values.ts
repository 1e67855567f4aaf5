import { AppError, isSameAmount } from '@assay/shared/domain';
import type { Actor } from '../../plugins/actor.ts';
import type { DatabaseClient } from '../../database/database.ts';
import { findByIds, requireNothingWithheld, type DocumentSources } from '../../documents/index.ts';
import { planDocument } from './plan-document.ts';
import type { StatedValue } from './plan.ts';
import { findStoredValues, type StoredValueRow } from './stored-values.repository.ts';
import { resolveTargetNames } from './targets.ts';

/** A figure of a document, as it would be written. */
interface StatedFigure {
  readonly value: string;
  readonly currency: string | null;
}

/** A value that entities have of a document, and what confirming the document makes of it. */
export interface StoredValue {
  readonly row: StoredValueRow;
  /** The figure that replaces it; null where it is withdrawn. */
  readonly next: StatedFigure | null;
}

const keyOf = (owners: readonly string[], fin: string) => JSON.stringify([...owners.toSorted(), fin]);

/**
 * The same as `readReplacedValues`, for a reader.
 * @throws AppError NOT_FOUND, or SECOND_ENTRY_REQUIRED where a value of the document is withheld from the reader
 */
export async function findReplacedValues(
  kysely: DatabaseClient,
  sources: Pick<DocumentSources, 'entities'>,
  actor: Actor,
  documentId: string,
): Promise<StoredValue[]> {
  const { clientId } = actor;
  const [known] = await findByIds(kysely, clientId, [documentId]);
  if (known === undefined) throw new AppError('NOT_FOUND', { identifier: documentId });
  await requireNothingWithheld(kysely, actor, [documentId]);
  return readReplacedValues(kysely, sources, { clientId, documentId });
}

/**
 * The values that entities and relationships have of a document and that confirming it replaces or withdraws, as things are;
 * nothing is written. Those that stay as they are, are left out.
 * @param counts which values count as verified; those that are, if not given
 */
export async function readReplacedValues(
  kysely: DatabaseClient,
  sources: Pick<DocumentSources, 'entities'>,
  { clientId, documentId }: { readonly clientId: string; readonly documentId: string },
  counts?: (value: StatedValue) => boolean,
): Promise<StoredValue[]> {
  const stored = await findStoredValues(kysely, clientId, documentId);
  if (stored.length === 0) return [];
  const { document, targets } = await planDocument(kysely, clientId, documentId, counts);
  const names = await resolveTargetNames(
    kysely,
    sources,
    clientId,
    targets.map(({ target }) => target),
  );
  const stated = new Map<string, StatedFigure>();
  for (const { target, values } of targets) {
    const ends = names.endsOf(target);
    const single = target.kind === 'entity' ? names.entityIdOf(target.entity) : null;
    const owners = ends ? [ends.parent.id, ends.child.id] : single === null ? null : [single];
    if (owners === null) continue;
    for (const { fin, value, currency } of values) {
      const key = keyOf(owners, fin);
      // Two rows of a table may name one entity; the first one counts.
      if (!stated.has(key)) stated.set(key, { value, currency });
    }
  }
  return stored.flatMap((row) => {
    const next = stated.get(keyOf(row.owners, row.fin)) ?? null;
    const isOfDate = row.reporting_date === document.reportingDate;
    if (next !== null && isOfDate && isSameAmount(row, next)) return [];
    return [{ row, next: isOfDate ? next : null }];
  });
}
