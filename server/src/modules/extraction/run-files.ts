/** A run of a document, by its ids. */
export interface RunIds {
  readonly id: string;
  readonly clientId: string;
  readonly documentId: string;
}

/** Storage keys of what a run stores as files because it is too large for a row. */
export interface RunFiles {
  readonly graph: string;
  readonly annotations: string;
  /** The PDF that was made of a file of another format; exists only where the run's outputs say so. */
  readonly rendition: string;
  /** The pages that were read before the run went on among the long ones; there until it ends. */
  readonly keptPages: string;
}

export function runFiles({ id, clientId, documentId }: RunIds): RunFiles {
  const base = `${clientId}/${documentId}/runs/${id}`;
  return {
    graph: `${base}/graph.json`,
    annotations: `${base}/annotations.json`,
    rendition: `${base}/rendition.pdf`,
    keptPages: `${base}/pages.jsonl`,
  };
}

/** Storage key of the workbook with the tables of a document, written when somebody asks for it. */
export const tablesKey = (clientId: string, documentId: string) => `${clientId}/${documentId}/tables.xlsx`;
