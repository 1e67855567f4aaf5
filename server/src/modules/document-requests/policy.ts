import {
  AppError,
  canDo,
  isDeleteAllowed,
  isMoveAllowed,
  isMoveTarget,
  isReprocessAllowed,
  isStage,
  STAGE_NAMES,
  type DocumentDoubt,
  type Stage,
} from '@assay/shared/domain';
import type { Actor } from '../../plugins/actor.ts';
import { requireEditable } from '../../documents/index.ts';

/** A document as far as the rules read it. */
interface StoredDocument {
  readonly id: string;
  readonly stage: string;
}

/** The stage that a request names. @throws AppError INVALID_REQUEST for an unknown one */
export function requireStage(name: string): Stage {
  if (!isStage(name)) throw new AppError('INVALID_REQUEST', { identifier: 'stage' });
  return name;
}

/** The stage of a stored document. @throws Error for one that this build does not know */
function stageOf({ id, stage }: StoredDocument): Stage {
  if (!isStage(stage)) throw new Error(`document ${id} is at the unknown stage ${stage}`);
  return stage;
}

function moveRefused(identifier: string): AppError {
  return new AppError('STAGE_MOVE_NOT_ALLOWED', { identifier });
}

/**
 * The stages of a list that an actor asks for; without any, all that they may see. Manual QA is the provider's (AMB-126).
 * @throws AppError FORBIDDEN
 */
export function requireListedStages(
  actor: Actor,
  stages: readonly string[] | undefined,
): readonly string[] | undefined {
  if (actor.isProvider) return stages;
  if (stages?.includes('EXT_MANUAL_QA') === true) throw new AppError('FORBIDDEN', { identifier: 'stage' });
  return stages ?? STAGE_NAMES.filter((stage) => stage !== 'EXT_MANUAL_QA');
}

/** Only the provider changes documents in manual QA, or takes them out of it (AMB-126). @throws AppError FORBIDDEN naming the document */
export function requireOutsideQa(actor: Actor, { id, stage }: StoredDocument): void {
  if (stage === 'EXT_MANUAL_QA' && !actor.isProvider) throw new AppError('FORBIDDEN', { identifier: id });
}

/** @throws AppError STAGE_MOVE_NOT_ALLOWED, or FORBIDDEN where the actor may not move documents (AMB-035) */
export function requireMayMove(actor: Actor, document: StoredDocument, stage: Stage): void {
  if (!isMoveAllowed(stageOf(document), stage)) throw moveRefused(document.id);
  if (document.stage !== stage) requireOutsideQa(actor, document);
  if (document.stage !== stage && !canDo(actor.permissions, 'documents.move'))
    throw new AppError('FORBIDDEN');
}

/**
 * All or none may be moved.
 * @throws AppError STAGE_MOVE_NOT_ALLOWED or FORBIDDEN, naming the first document that may not
 */
export function requireMovable(actor: Actor, documents: readonly StoredDocument[], stage: Stage): void {
  const stuck = documents.find((document) => !isMoveAllowed(stageOf(document), stage));
  if (stuck !== undefined) throw moveRefused(stuck.id);
  for (const document of documents) requireOutsideQa(actor, document);
}

/** @throws AppError DOCUMENT_MOVED naming the documents that are at none of these stages */
export function requireUnmoved(documents: readonly StoredDocument[], stages: readonly string[]): void {
  const moved = documents.filter(({ stage }) => !stages.includes(stage)).map(({ id }) => id);
  const [identifier] = moved;
  if (identifier !== undefined) throw new AppError('DOCUMENT_MOVED', { identifier, details: { ids: moved } });
}

/** @throws AppError STAGE_MOVE_NOT_ALLOWED for a stage that is no list to move documents to */
export function requireMoveTarget(stage: Stage): void {
  if (!isMoveTarget(stage)) throw moveRefused('stage');
}

/** @throws AppError FORBIDDEN */
export function requireMayConfirm(actor: Actor): void {
  if (!canDo(actor.permissions, 'documents.confirm')) throw new AppError('FORBIDDEN');
}

/**
 * Without CAN_DELETE_DOCUMENTS only the actor's own uploads whose file never arrived may be deleted (AMB-046).
 * @throws AppError FORBIDDEN or STAGE_MOVE_NOT_ALLOWED, naming the document
 */
export function requireMayDelete(
  actor: Actor,
  document: StoredDocument & { readonly uploaded_by_id: number },
): void {
  const isOwnUpload = document.stage === 'DOC_REQUESTED' && document.uploaded_by_id === actor.userId;
  if (!isOwnUpload && !canDo(actor.permissions, 'documents.delete'))
    throw new AppError('FORBIDDEN', { identifier: document.id });
  if (!isDeleteAllowed(stageOf(document))) throw moveRefused(document.id);
}

/** @throws AppError STAGE_MOVE_NOT_ALLOWED or FORBIDDEN, naming the document */
export function requireReprocessable(actor: Actor, document: StoredDocument): void {
  requireOutsideQa(actor, document);
  if (!isReprocessAllowed(stageOf(document))) throw moveRefused(document.id);
}

/**
 * A file may come for an upload once.
 * @throws AppError NOT_FOUND where no upload was created, or it was deleted; UPLOAD_ALREADY_RECEIVED
 */
export function requireOpenUpload<Upload extends { readonly stage: string }>(
  key: string,
  upload: Upload | undefined,
): Upload {
  if (upload === undefined) throw new AppError('NOT_FOUND', { identifier: key });
  if (upload.stage !== 'DOC_REQUESTED') throw new AppError('UPLOAD_ALREADY_RECEIVED', { identifier: key });
  return upload;
}

/** The other document of the same period. @throws AppError STAGE_MOVE_NOT_ALLOWED where there is none to decide on */
export function requireSamePeriod({
  id,
  same_period_as: other,
}: StoredDocument & { readonly same_period_as: string | null }): string {
  if (other === null) throw moveRefused(id);
  return other;
}

/** @throws AppError STAGE_MOVE_NOT_ALLOWED for a document that was not refused as a duplicate */
export function requireDuplicate(document: StoredDocument): void {
  if (document.stage !== 'EXT_FAILED_DUPLICATE') throw moveRefused(document.id);
}

/** What parting a document reads of it. */
interface DoubtedDocument extends StoredDocument {
  readonly is_verified: boolean;
  readonly from_page: number | null;
  readonly document_doubts: readonly DocumentDoubt[];
}

/**
 * A document can be parted where it has a result and says that another one may begin. A confirmed one stays as it was confirmed.
 * @throws AppError DOCUMENT_READ_ONLY, DOCUMENT_NOT_READY, FORBIDDEN, DOCUMENT_CONFIRMED, or INVALID_REQUEST for a page
 * without that doubt
 */
export function requirePartable(actor: Actor, document: DoubtedDocument, page: number): void {
  requireEditable(document);
  requireOutsideQa(actor, document);
  if (document.is_verified) throw new AppError('DOCUMENT_CONFIRMED', { identifier: document.id });
  const isDoubted = document.document_doubts.some(
    (doubt) => doubt.kind === 'otherDocument' && doubt.page === page,
  );
  if (!isDoubted || page <= (document.from_page ?? 1))
    throw new AppError('INVALID_REQUEST', { identifier: 'page' });
}
