/** An attempt at a document, by its ids. */
export interface RunAddress {
  readonly id: string;
  readonly clientId: string;
  readonly documentId: string;
}

/** Where an attempt keeps what is too large for a row. */
export function runKeys({ id, clientId, documentId }: RunAddress): { graph: string; annotations: string } {
  const base = `${clientId}/${documentId}/runs/${id}`;
  return { graph: `${base}/graph.json`, annotations: `${base}/annotations.json` };
}
