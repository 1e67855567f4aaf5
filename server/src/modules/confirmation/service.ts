import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '../../database/database.ts';
import { linkKnownNames, type DocumentSources } from '../../documents/index.ts';
import { recalculateDependents } from '../calculations/index.ts';
import { auditDatapoints, type Editor } from '../datapoint-audit/index.ts';
import { changeOf, isSameFigure, markRestated } from '../entity-datapoints/index.ts';
import {
  deleteFacts,
  lockFacts,
  updatePlaces,
  upsertFacts,
  type NewFact,
  type StoredFact,
} from './fact.repository.ts';
import { planDocument } from './plan-document.ts';
import type { PlannedTarget, StatedValue } from './plan.ts';
import { findWaiting, markWaiting, type ConfirmedDocument } from './repository.ts';
import { createTargets, type TargetIds } from './targets.ts';

type Sources = Pick<DocumentSources, 'entities'>;

/** Removes facts and keeps in the audit log that they were known. */
async function forgetFacts(
  transaction: DatabaseTransaction,
  editor: Editor,
  facts: readonly StoredFact[],
): Promise<void> {
  const gone = facts.map(({ id }) => ({ id, value: null, currency: null }));
  await auditDatapoints(transaction, editor, 'unconfirmed', gone);
  await deleteFacts(
    transaction,
    facts.map(({ id }) => id),
  );
}

/**
 * Removes what a document wrote to entities and relationships; it stays readable as known until now. The entities and
 * relationships themselves stay.
 */
export async function removeConfirmedFacts(
  transaction: DatabaseTransaction,
  editor: Editor,
  documentId: string,
): Promise<void> {
  const facts = await lockFacts(transaction, editor.clientId, documentId);
  await forgetFacts(transaction, editor, facts);
  await markWaiting(transaction, documentId, []);
  await recalculateDependents(transaction, editor.clientId, facts.map(changeOf));
}

function toFact(
  value: StatedValue,
  owner: TargetIds,
  { document, editor }: { readonly document: ConfirmedDocument; readonly editor: Editor },
): NewFact {
  const { fin, currency, confidence, page, x, y, w, h } = value;
  return {
    id: randomUUID(),
    ...owner,
    client_id: editor.clientId,
    fin,
    value: value.value,
    currency,
    confidence,
    page,
    x,
    y,
    w,
    h,
    document_metric_id: value.metricId,
    reporting_date: document.reportingDate,
    data_source: document.fileName,
    document_request_id: document.id,
    is_verified: true,
    verified_by: value.verifiedBy ?? editor.name,
    last_modified_by: editor.name,
    last_modified_by_id: editor.userId,
  };
}

/** The place of a fact among those of its document, which has one reporting date at a time. */
const placeOf = ({ entity_id: entity, relationship_id: relationship, fin }: TargetIds & { fin: string }) =>
  JSON.stringify([entity ?? relationship, fin]);

/** What a confirmation changes of what its document wrote before. */
function compareFacts(stored: readonly StoredFact[], facts: readonly NewFact[]) {
  const [date] = facts.map((fact) => fact.reporting_date);
  const before = new Map(
    stored.filter((row) => row.reporting_date === date).map((row) => [placeOf(row), row]),
  );
  const placed = facts.map((fact) => {
    const row = before.get(placeOf(fact));
    return { row, fact: row === undefined ? fact : { ...fact, id: row.id } };
  });
  const present = new Set(placed.flatMap(({ row }) => row?.id ?? []));
  const isKept = (one: (typeof placed)[number]) => one.row !== undefined && isSameFigure(one.row, one.fact);
  return {
    gone: stored.filter(({ id }) => !present.has(id)),
    kept: placed.filter(isKept).map(({ fact }) => fact),
    changed: placed.filter((one) => one.row !== undefined && !isKept(one)).map(({ fact }) => fact),
    added: placed.filter(({ row }) => row === undefined).map(({ fact }) => fact),
  };
}

/** Facts of the verified values of a document that have an owner, and the values that have none. */
interface OwnedFacts {
  readonly document: ConfirmedDocument;
  readonly facts: readonly NewFact[];
  /** Metrics of verified values whose owner is not known, and of names that mean several entities. */
  readonly waiting: readonly string[];
}

/** Creates the owners of the verified values of a document as far as they are known: those that are written. */
async function createOwnedFacts(
  transaction: DatabaseTransaction,
  sources: Sources,
  { editor, documentId }: { readonly editor: Editor; readonly documentId: string },
  isWritten: (target: PlannedTarget) => boolean = () => true,
): Promise<OwnedFacts> {
  const { clientId } = editor;
  const { document, unowned, ...plan } = await planDocument(transaction, clientId, documentId);
  const targets = plan.targets.filter(isWritten);
  const owners = await createTargets(
    transaction,
    sources,
    clientId,
    targets.map(({ target }) => target),
  );
  await linkKnownNames(transaction, sources, clientId, documentId);
  const placed = targets.map(({ values }, index) => ({ values, owner: owners[index] ?? null }));
  const all = placed.flatMap(({ values, owner }) =>
    owner === null ? [] : values.map((value) => toFact(value, owner, { document, editor })),
  );
  const blocked = placed.flatMap(({ values, owner }) => (owner === null ? values : []));
  return {
    document,
    // Two rows of a table may name one entity; the first one counts.
    facts: [...new Map(all.toReversed().map((fact) => [placeOf(fact), fact])).values()].toReversed(),
    waiting: [...blocked, ...unowned.map(({ value }) => value)].map(({ metricId }) => metricId),
  };
}

/** Writes what a confirmation changes of what its document wrote before. */
async function writeChanges(
  transaction: DatabaseTransaction,
  editor: Editor,
  { reportingDate }: ConfirmedDocument,
  { gone, kept, changed, added }: ReturnType<typeof compareFacts>,
): Promise<void> {
  const written = await markRestated(transaction, editor.clientId, [...changed, ...added]);
  const next = changed.map(({ id, value, currency = null }) => ({ id, value, currency }));
  await auditDatapoints(transaction, editor, 'restated', next);
  await forgetFacts(transaction, editor, gone);
  await upsertFacts(transaction, written);
  await updatePlaces(transaction, kept);
  await recalculateDependents(transaction, editor.clientId, [
    ...gone.map(changeOf),
    ...written.map((fact) => changeOf({ ...fact, reporting_date: reportingDate })),
  ]);
}

/**
 * Writes the verified values of a confirmed document to entities and relationships, each with document, page and box
 * (AMB-060, AMB-105). Confirming again replaces the figures that have changed and keeps what was known before; unchanged
 * ones stay as they are. Values without an owner stay on the document and wait for it (AMB-137). The number of statements
 * does not grow with the values.
 */
export async function writeConfirmedFacts(
  transaction: DatabaseTransaction,
  sources: Sources,
  editor: Editor,
  documentId: string,
): Promise<void> {
  const { document, facts, waiting } = await createOwnedFacts(transaction, sources, { editor, documentId });
  const stored = await lockFacts(transaction, editor.clientId, documentId);
  await writeChanges(transaction, editor, document, compareFacts(stored, facts));
  await markWaiting(transaction, documentId, waiting);
}

/**
 * Writes those values of a confirmed document that waited for an owner which is known now: somebody verified its name, or
 * chose among several entities (AMB-137). Other changes of the document are left as they are.
 */
export async function writeWaitingFacts(
  transaction: DatabaseTransaction,
  sources: Sources,
  editor: Editor,
  documentId: string,
): Promise<void> {
  const before = new Set(await findWaiting(transaction, documentId));
  if (before.size === 0) return;
  const { document, facts, waiting } = await createOwnedFacts(
    transaction,
    sources,
    { editor, documentId },
    ({ values }) => values.some(({ metricId }) => before.has(metricId)),
  );
  const stored = await lockFacts(transaction, editor.clientId, documentId);
  const taken = new Set(stored.map(placeOf));
  const added = facts.filter(
    (fact) => before.has(fact.document_metric_id ?? '') && !taken.has(placeOf(fact)),
  );
  await writeChanges(transaction, editor, document, { gone: [], kept: [], changed: [], added });
  await markWaiting(
    transaction,
    documentId,
    waiting.filter((id) => before.has(id)),
  );
}
