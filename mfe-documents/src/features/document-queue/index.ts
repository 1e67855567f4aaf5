export { useListedDocuments } from './use-listed-documents.ts';
export { useReview } from './use-review.ts';
