/** A text of at most so many bytes in UTF-8, cut at its end between two characters. */
function cutBytes(text: string, bytes: number): string {
  let short = text;
  while (Buffer.byteLength(short) > bytes) short = short.slice(0, -1).replace(/[\ud800-\udbff]$/, '');
  return short;
}

/** The parts of a file name: `call.pdf` is `call` and `.pdf`. */
function splitFileName(name: string): [base: string, extension: string] {
  const at = name.lastIndexOf('.');
  return at > 0 && name.length - at <= 10 ? [name.slice(0, at), name.slice(at)] : [name, ''];
}

/**
 * A file name whose part before the ending has at most so many bytes in UTF-8. File systems count bytes: a character can
 * have four of them.
 */
export function shortenFileName(name: string, baseBytes: number): [base: string, extension: string] {
  const [base, extension] = splitFileName(name);
  return [cutBytes(base, baseBytes), extension];
}
