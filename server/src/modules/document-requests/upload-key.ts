/** What the key of a form has behind that of the document's file. No form covers the file itself [AMB-131]. */
const SUFFIX = '/upload';

/** The key that the form of an upload is signed for, by the key under which its file will lie. */
export function uploadKeyOf(fileKey: string): string {
  return `${fileKey}${SUFFIX}`;
}

/** The key under which the file of a form will lie; '' for a form that is for no upload. */
export function fileKeyOf(uploadKey: string): string {
  return uploadKey.endsWith(SUFFIX) ? uploadKey.slice(0, -SUFFIX.length) : '';
}
