import type { CheckOverride, DocumentDoubt, FundCheck } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { shownOverrides } from '../policy/policy.ts';
import { findNamesakes, linkKnownNames, type Namesakes } from '../names/document-names.ts';
import { rememberMatches } from '../names/resolve-names.ts';
import { updateDoubts } from '../rows/document.repository.ts';
import type { DocumentSources } from '../sources.ts';
import { findCheckOverrides, toCheckOverride } from './check-overrides.repository.ts';
import { findCompeting, findFields } from './fields.repository.ts';
import { judgeDocument, type JudgedDocument } from './judged-documents.ts';

/** What a document itself contributes to the judgement of its values. */
interface DocumentToJudge {
  readonly id: string;
  readonly document_type_id: string;
  readonly document_doubts: readonly DocumentDoubt[];
  /** What its names may mean, as `findNamesakes` finds it; read if not given. */
  readonly namesakes?: ReadonlyMap<string, Namesakes>;
}

/** Judges the stored values of documents of a client as the document view does, in the order of the documents. */
export async function judgeDocuments(
  kysely: DatabaseClient,
  sources: DocumentSources,
  clientId: string,
  documents: readonly DocumentToJudge[],
): Promise<readonly JudgedDocument[]> {
  if (documents.length === 0) return [];
  const ids = documents.map(({ id }) => id);
  const rows = Map.groupBy(await findFields(kysely, clientId, ids), ({ document_request_id: id }) => id);
  const checks = new Map<string, readonly FundCheck[]>();
  for (const type of new Set(documents.map(({ document_type_id: type }) => type)))
    checks.set(type, await sources.checksOf(kysely, clientId, type));
  const overrides = Map.groupBy(
    await findCheckOverrides(kysely, clientId, ids),
    ({ document_request_id: id }) => id,
  );
  const competing = Map.groupBy(await findCompeting(kysely, ids), ({ document_request_id: id }) => id);
  const unknown = documents.flatMap(({ id, namesakes }) => (namesakes === undefined ? [id] : []));
  const found = await findNamesakes(kysely, sources, clientId, { documentIds: unknown });
  const judged: JudgedDocument[] = [];
  for (const { id, document_type_id: type, document_doubts: doubts, namesakes = found } of documents) {
    const prior = await sources.priorPeriodsOf(kysely, sources, { clientId, documentId: id });
    const around = {
      overrides: (overrides.get(id) ?? []).map(toCheckOverride),
      doubts,
      competing: competing.get(id) ?? [],
      namesakes,
    };
    judged.push(judgeDocument(rows.get(id) ?? [], checks.get(type) ?? [], prior, around));
  }
  return judged;
}

/** The failing checks of a document that people accepted, as they stand. */
export async function findOverriddenChecks(
  kysely: DatabaseClient,
  sources: DocumentSources,
  clientId: string,
  document: Pick<DocumentToJudge, 'id' | 'document_type_id'>,
): Promise<readonly CheckOverride[]> {
  const stored = await findCheckOverrides(kysely, clientId, [document.id]);
  if (stored.length === 0) return [];
  const judged = await judgeDocuments(kysely, sources, clientId, [{ ...document, document_doubts: [] }]);
  return judged
    .flatMap(({ checks }) => checks)
    .flatMap((check) => (check.state === 'fails' && check.override ? [check.override] : []));
}

/** The accepted checks of a document that name no value withheld from the reader, also those that a changed value withdrew. */
export async function readShownOverrides(
  kysely: DatabaseClient,
  clientId: string,
  documentId: string,
  withheld: ReadonlySet<string>,
): Promise<readonly CheckOverride[]> {
  const stored = await findCheckOverrides(kysely, clientId, [documentId]);
  return shownOverrides(stored.map(toCheckOverride), withheld);
}

/** How many values of a document need review: those in doubt and the required ones that are missing [AMB-122, AMB-135]. */
export async function countDoubts(
  kysely: DatabaseClient,
  sources: DocumentSources,
  clientId: string,
  document: DocumentToJudge,
): Promise<number> {
  const judged = await judgeDocuments(kysely, sources, clientId, [document]);
  return judged.flatMap(({ fields }) => fields).filter(({ reason }) => reason !== null).length;
}

/**
 * Links the names of a document that was read to the entities that they mean, counts its values that need review, and writes
 * that into its row.
 * @returns the count
 */
export async function linkNamesAndWriteDoubts(
  transaction: DatabaseTransaction,
  given: DocumentSources,
  clientId: string,
  document: Omit<DocumentToJudge, 'namesakes'>,
): Promise<number> {
  const sources = { ...given, entities: rememberMatches(given.entities) };
  const namesakes = await linkKnownNames(transaction, sources, clientId, document.id);
  const doubts = await countDoubts(transaction, sources, clientId, { ...document, namesakes });
  await updateDoubts(transaction, document.id, doubts);
  return doubts;
}
