/** How long a blob address stays valid after the click: browsers read it after the event, large files some seconds later. */
const REVOKE_AFTER = 60_000;

/** Lets the browser save bytes under a name. */
export function saveFile(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = filename;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}

/** The bytes of base64 text. Throws on anything else. */
export function bytesOfBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
