/** An attempt at a document, by its ids. */
export interface RunAddress {
  readonly id: string;
  readonly clientId: string;
  readonly documentId: string;
}

/** Where an attempt keeps what is too large for a row. */
export function runKeys({ id, clientId, documentId }: RunAddress): {
  graph: string;
  annotations: string;
  /** The PDF that was made of a file that is none; there only where the run's outputs say so. */
  rendition: string;
} {
  const base = `${clientId}/${documentId}/runs/${id}`;
  return {
    graph: `${base}/graph.json`,
    annotations: `${base}/annotations.json`,
    rendition: `${base}/rendition.pdf`,
  };
}
