/** A form is signed for the key of the file with this suffix, so that no form can replace the file itself (AMB-131). */
const SUFFIX = '/upload';

/** The key that the form of an upload is signed for. @param fileKey the key under which the file will be stored */
export function uploadKeyOf(fileKey: string): string {
  return `${fileKey}${SUFFIX}`;
}

/** The key under which the file of a form will be stored; '' for a form that is for no upload. */
export function fileKeyOf(uploadKey: string): string {
  return uploadKey.endsWith(SUFFIX) ? uploadKey.slice(0, -SUFFIX.length) : '';
}
