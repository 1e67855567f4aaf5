import type { Question } from '@assay/shared/contracts';
import type { QuestionRow } from './repository.ts';

export function presentQuestion(row: QuestionRow): Question {
  const { page, x, y, w, h, answer, answered_by: answeredBy, answered_at: answeredAt } = row;
  const isPlaced = x !== null && y !== null && w !== null && h !== null;
  const isAnswered = answer !== null && answeredBy !== null && answeredAt !== null;
  return {
    id: row.id,
    documentRequestId: row.document_request_id,
    fileName: row.file_name,
    metricId: row.metric_id,
    fin: row.metric_fin,
    metricLabel: row.metric_label,
    page,
    box: isPlaced ? { x, y, w, h } : null,
    hasPicture: Boolean(row.has_picture),
    question: row.question,
    askedBy: { id: row.asked_by_id, name: row.asked_by },
    askedTo: { id: row.asked_to_id, name: row.asked_to },
    askedAt: row.asked_at.toISOString(),
    answer: isAnswered ? { text: answer, answeredBy, answeredAt: answeredAt.toISOString() } : null,
  };
}
