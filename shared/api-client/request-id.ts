/** An id by which the logs of the server tell one call from all others. */
export function newRequestId(): string {
  // Pages that came without TLS have no `randomUUID`.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
