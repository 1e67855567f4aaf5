/** A header value for the name of a download: plain letters for old readers, the true name for all others. */
export function contentDisposition(filename: string, inline: boolean | undefined): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_').slice(0, 200);
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeHeaderValue(filename)}`;
}

/** RFC 5987: percent-encoding with the characters that `encodeURIComponent` leaves but a header may not carry. */
function encodeHeaderValue(value: string): string {
  const wellFormed = value.slice(0, 500).toWellFormed();
  return encodeURIComponent(wellFormed).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
