import type { DocumentRequest } from '@assay/shared/contracts';

/** An uploaded file whose extraction is done: the document that was uploaded, and the others that the file holds. */
export interface FinishedFile {
  readonly document: DocumentRequest;
  /** In the order of their pages; empty for a file of one document. */
  readonly others: readonly DocumentRequest[];
}

const startOf = ({ pages }: DocumentRequest) => pages?.from ?? 0;

/** The files of the uploads with these ids among the documents, in the order of the ids. */
export function finishedFiles(
  documents: readonly DocumentRequest[],
  ids: readonly string[],
): readonly FinishedFile[] {
  return ids.flatMap((id) => {
    const document = documents.find((each) => each.id === id);
    if (document === undefined) return [];
    const others = documents.filter((each) => each.id !== id && each.fileKey === document.fileKey);
    return [{ document, others: others.sort((a, b) => startOf(a) - startOf(b)) }];
  });
}
