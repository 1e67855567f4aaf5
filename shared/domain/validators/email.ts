/**
 * Whether a text is an e-mail address as the forms accept it: one @, something before it, and a domain with a dot
 * after it; no white space, at most 254 characters [PROF-006].
 */
export function isValidEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}
