import type { LessonWire } from '@assay/shared/contracts';
import { unscopedLessonModel } from '../../pipeline/index.ts';
import type { LessonDocumentRow, ListedLessonRow } from './lesson-list.repository.ts';

function kindOf(storedEvidence: unknown): LessonWire['kind'] {
  const evidence = unscopedLessonModel.shape.evidence.parse(storedEvidence);
  return evidence.kind === 'row' && !evidence.isRow ? 'noRow' : evidence.kind;
}

function presentRejection(row: ListedLessonRow): LessonWire['rejected'] {
  if (row.rejected_fin === null) return null;
  return { metric: row.rejected_metric ?? row.rejected_fin, document: row.rejected_document ?? '' };
}

/** A lesson of the list with the documents that support it. */
export function presentLesson(row: ListedLessonRow, documents: readonly LessonDocumentRow[]): LessonWire {
  return {
    id: row.id,
    sender: row.sender,
    documentType: row.document_type_id,
    fin: row.fin,
    metric: row.metric ?? row.fin,
    kind: kindOf(row.evidence),
    label: row.label,
    reviewer: row.taught_by,
    learnedAt: row.taught_at.toISOString(),
    documents: documents.map(({ document_request_id: id, file_name: name, kind }) => ({ id, name, kind })),
    state: row.state,
    rejected: presentRejection(row),
  };
}
