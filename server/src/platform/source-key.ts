/** Storage key of the file that a document was uploaded as. */
export function sourceKey(clientId: string, documentId: string): string {
  return `${clientId}/${documentId}/source`;
}
