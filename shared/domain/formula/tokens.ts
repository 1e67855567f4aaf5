import type { Span } from './expression.ts';

export interface Token {
  readonly kind: 'number' | 'name' | 'symbol';
  /** A name in square brackets is given without them. */
  readonly text: string;
  /** A name in square brackets is always a metric. */
  readonly isBracketed: boolean;
  readonly at: Span;
}

const TOKEN =
  /(?<space>\s+)|(?<number>\d+(?:\.\d+)?)(?![\p{L}\p{N}_])|(?<name>[\p{L}_][\p{L}\p{N}_]*)|\[(?<bracketed>[\p{L}\p{N}_]+)\]|(?<symbol><>|<=|>=|[-+*/=<>(),%])/uy;

/** The words of a formula, or where the first character stands that belongs to none. */
export function readTokens(text: string): readonly Token[] | { readonly unexpected: Span } {
  const tokens: Token[] = [];
  let start = 0;
  while (start < text.length) {
    TOKEN.lastIndex = start;
    const match = TOKEN.exec(text);
    const { space, number, name, bracketed, symbol } = match?.groups ?? {};
    if (match === null) {
      const [character = ''] = text.slice(start);
      return { unexpected: { start, end: start + character.length } };
    }
    const at = { start, end: start + match[0].length };
    start = at.end;
    if (space !== undefined) continue;
    if (number !== undefined) tokens.push({ kind: 'number', text: number, isBracketed: false, at });
    else if (symbol !== undefined) tokens.push({ kind: 'symbol', text: symbol, isBracketed: false, at });
    else
      tokens.push({ kind: 'name', text: bracketed ?? name ?? '', isBracketed: bracketed !== undefined, at });
  }
  return tokens;
}
