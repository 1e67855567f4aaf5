import { randomUUID } from 'node:crypto';
import { isSameAmount } from '@assay/shared/domain';
import type { DatabaseTransaction } from '../../database/database.ts';
import { linkKnownNames, type DocumentSources, type Follower } from '../../documents/index.ts';
import { recalculateDependents } from '../calculations/index.ts';
import { auditDatapoints, type Editor } from '../datapoint-audit/index.ts';
import { changeOf, markRestated, moveValues } from '../entity-datapoints/index.ts';
import {
  deleteFacts,
  lockFacts,
  updatePlaces,
  upsertFacts,
  type NewFact,
  type StoredFact,
} from './fact.repository.ts';
import { planDocument, planPublished, type DocumentPlan } from './plan-document.ts';
import { entitiesOf, type StatedValue } from './plan.ts';
import { findWaiting, markWaiting, type ConfirmedDocument } from './repository.ts';
import { createTargets, relateTargets, type TargetIds } from './targets.ts';

type Sources = Pick<DocumentSources, 'entities'>;
type GivenNames = NonNullable<Parameters<Follower>[0]['names']>;

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
  const isKept = (one: (typeof placed)[number]) => one.row !== undefined && isSameAmount(one.row, one.fact);
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

/** Creates the owners of the values of a plan as far as they are known, and links the names of the document to them. */
async function createOwnedFacts(
  transaction: DatabaseTransaction,
  sources: Sources,
  editor: Editor,
  plan: DocumentPlan,
): Promise<OwnedFacts> {
  const targets = plan.targets.map(({ target }) => target);
  const owners = await createTargets(transaction, sources, editor.clientId, targets);
  await linkKnownNames(transaction, sources, editor.clientId, plan.document.id);
  return toOwnedFacts(editor, plan, owners);
}

/** The facts of the values of a plan, by the owners of its targets. */
function toOwnedFacts(
  editor: Editor,
  { document, targets, unowned }: DocumentPlan,
  owners: readonly (TargetIds | null)[],
): OwnedFacts {
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
  const plan = await planDocument(transaction, editor.clientId, documentId);
  const { document, facts, waiting } = await createOwnedFacts(transaction, sources, editor, plan);
  const stored = await lockFacts(transaction, editor.clientId, documentId);
  await writeChanges(transaction, editor, document, compareFacts(stored, facts));
  await markWaiting(transaction, documentId, waiting);
}

/**
 * Writes those values of a confirmed document that waited for an owner which is known now: somebody verified its name, or
 * chose among several entities (AMB-137). Other changes of the document wait until they are published.
 */
export async function writeWaitingFacts(
  transaction: DatabaseTransaction,
  sources: Sources,
  editor: Editor,
  documentId: string,
): Promise<void> {
  const before = new Set(await findWaiting(transaction, documentId));
  if (before.size === 0) return;
  const plan = await planPublished(transaction, editor.clientId, documentId);
  const { document, facts, waiting } = await createOwnedFacts(transaction, sources, editor, {
    ...plan,
    targets: plan.targets.filter(({ values }) => values.some(({ metricId }) => before.has(metricId))),
  });
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

/**
 * Writes the published values whose owner some names of a confirmed document decide, after those names were given to entities:
 * what waited or had lost its owner is added, what another owner has moves with its history. Values of a name that means no
 * entity any more are removed. Other changes of the document wait until they are published.
 */
export async function writeNamedFacts(
  transaction: DatabaseTransaction,
  sources: Sources,
  editor: Editor,
  { documentId, names }: { readonly documentId: string; readonly names: GivenNames },
): Promise<void> {
  const given = new Map(names.map(({ metricId, entityId }) => [metricId, entityId]));
  const published = await planPublished(transaction, editor.clientId, documentId);
  const targets = published.targets.filter(({ target }) =>
    entitiesOf(target).some(({ metricId }) => given.has(metricId)),
  );
  const known = await relateTargets(
    transaction,
    sources,
    editor.clientId,
    targets.map(({ target }) => target),
  );
  const owners = targets.map(({ target }, index) =>
    entitiesOf(target).some(({ metricId }) => given.get(metricId) === null) ? null : (known[index] ?? null),
  );
  const { document, facts, waiting } = toOwnedFacts(editor, { ...published, targets, unowned: [] }, owners);
  const stored = await lockFacts(transaction, editor.clientId, documentId);
  const present = new Set(stored.map(placeOf));
  const ofMetric = new Map(stored.map((row) => [row.document_metric_id, row]));
  const missing = facts.filter((fact) => !present.has(placeOf(fact)));
  const moves = missing.flatMap((fact) => {
    const row = ofMetric.get(fact.document_metric_id ?? null);
    return row ? [{ row, to: changeOf(fact).owner }] : [];
  });
  await moveValues(transaction, editor, moves);
  const added = missing.filter((fact) => !ofMetric.has(fact.document_metric_id ?? null));
  const gone = waiting.flatMap((metricId) => ofMetric.get(metricId) ?? []);
  await writeChanges(transaction, editor, document, { gone, kept: [], changed: [], added });
  const written = new Set(added.map((fact) => fact.document_metric_id));
  const stillWaiting = (await findWaiting(transaction, documentId)).filter((id) => !written.has(id));
  await markWaiting(transaction, documentId, stillWaiting);
}
