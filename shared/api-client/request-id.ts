/** An id that identifies one call in the logs of the server. */
export function newRequestId(): string {
  // Pages that came without TLS have no `randomUUID`.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
