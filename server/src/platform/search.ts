/** Escapes what LIKE gives a meaning to, so that a text matches only itself. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The LIKE pattern of texts that contain this one. */
export function containsPattern(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** The LIKE pattern of texts that start with this one. */
export function startsWithPattern(text: string): string {
  return `${escapeLike(text)}%`;
}
