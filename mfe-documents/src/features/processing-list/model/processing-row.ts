import type { DocumentRequest } from '@assay/shared/contracts';
import { isFailedStage, isInProgress, isStage, STAGES } from '@assay/shared/domain';
import { stageName } from '@assay/shared/messages';

/** How far a document is: a bar with percent, an error without one, or neither [AMB-048]. */
export type Progress =
  | { readonly kind: 'moving'; readonly percent: number }
  | { readonly kind: 'waiting'; readonly percent: number }
  | { readonly kind: 'failed' };

/** A row of the processing list. */
export interface ProcessingRow {
  readonly id: string;
  readonly name: string;
  readonly documentType: string | null;
  readonly uploadedDate: string;
  readonly uploadedBy: string;
  /** Display text of the stage [STATE-001]. */
  readonly stageText: string;
  readonly progress: Progress;
  /** How many documents are extracted before this one; null where it does not wait for its turn. */
  readonly waitingBehind: number | null;
  /** The same for all documents of one file. */
  readonly fileKey: string;
  /** First and last page of a document that is one of several in its file. */
  readonly pages: DocumentRequest['pages'];
}

/** The stage of a document as the processing list shows it; a stage that this build does not know reads as failed [AMB-050]. */
function stageOf({ stage }: DocumentRequest): Pick<ProcessingRow, 'stageText' | 'progress'> {
  const known = isStage(stage) ? stage : 'EXT_FAILED';
  const stageText = stageName(known);
  const { progress: percent } = STAGES[known];
  if (isFailedStage(known)) return { stageText, progress: { kind: 'failed' } };
  return { stageText, progress: { kind: isInProgress(known) ? 'moving' : 'waiting', percent } };
}

/** Makes a row of a document request. */
export function toProcessingRow(document: DocumentRequest): ProcessingRow {
  const { fileName: name, ...others } = document;
  const { id, documentType, uploadedDate, uploadedBy, fileKey, pages, waitingBehind } = others;
  const row = { id, name, documentType, uploadedDate, uploadedBy, fileKey, pages, waitingBehind };
  return { ...row, ...stageOf(document) };
}

/** Whether the program will move the document on by itself, so that asking again is worth it. */
export function isProcessing({ progress }: ProcessingRow): boolean {
  return progress.kind === 'moving';
}

/** Newest upload first, the documents of one file together in the order of their pages; and only what the search finds in name, type or uploader, whatever the case [AMB-041]. */
export function searchRows(rows: readonly ProcessingRow[], search: string): readonly ProcessingRow[] {
  const wanted = search.trim().toLocaleLowerCase();
  const found = rows.filter(({ name, documentType, uploadedBy }) =>
    [name, documentType ?? '', uploadedBy].some((value) => value.toLocaleLowerCase().includes(wanted)),
  );
  const latest = new Map<string, string>();
  for (const { fileKey, uploadedDate } of found) {
    const known = latest.get(fileKey) ?? '';
    if (uploadedDate > known) latest.set(fileKey, uploadedDate);
  }
  const dateOf = ({ fileKey }: ProcessingRow) => latest.get(fileKey) ?? '';
  return [...found].sort(
    (a, b) =>
      dateOf(b).localeCompare(dateOf(a)) ||
      a.fileKey.localeCompare(b.fileKey) ||
      (a.pages?.from ?? 0) - (b.pages?.from ?? 0),
  );
}
