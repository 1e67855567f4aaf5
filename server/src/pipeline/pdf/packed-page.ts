import type { PdfPage, Rule, Word } from '../contract/page.ts';

/** Numbers of a word that are always there, in the order in which they are packed. */
const SIDES = ['x0', 'y0', 'x1', 'y1'] as const;
const RULE_PARTS = ['at', 'from', 'to'] as const;

/** What only some words have: kept as it is, by the word's index. The type fails when a word gains a part unnoticed. */
type OptionalParts = Omit<Word, (typeof SIDES)[number] | 'text' | 'upright'>;

/**
 * A page in a tenth of the memory its words take as objects: what a long document lies in between two looks at it.
 * Unpacking gives equal pages, and new objects each time.
 */
export interface PackedPage {
  page: Omit<PdfPage, 'words' | 'rules'>;
  texts: string;
  upright: Uint8Array;
  boxes: Float64Array;
  parts: Map<number, OptionalParts>;
  horizontal: Float64Array;
  vertical: Float64Array;
}

/** Never part of a word. */
const SEPARATOR = '\u0000';

function packRules(rules: readonly Rule[]): Float64Array {
  return Float64Array.from(rules.flatMap((rule) => RULE_PARTS.map((part) => rule[part])));
}

function unpackRules(packed: Float64Array): Rule[] {
  const rules: Rule[] = [];
  for (let index = 0; index < packed.length; index += RULE_PARTS.length) {
    const [at = 0, from = 0, to = 0] = packed.subarray(index, index + RULE_PARTS.length);
    rules.push({ at, from, to });
  }
  return rules;
}

/** Packs a page as read. */
export function packPage({ words, rules, ...page }: PdfPage): PackedPage {
  const boxes = new Float64Array(words.length * SIDES.length);
  const upright = new Uint8Array(words.length);
  const parts = new Map<number, OptionalParts>();
  const texts: string[] = [];
  for (const [index, word] of words.entries()) {
    const { text, upright: isUpright, x0, y0, x1, y1, ...others } = word;
    boxes.set([x0, y0, x1, y1], index * SIDES.length);
    upright[index] = isUpright ? 1 : 0;
    texts.push(text.includes(SEPARATOR) ? text.replaceAll(SEPARATOR, ' ') : text);
    if (Object.keys(others).length > 0) parts.set(index, others);
  }
  const [horizontal, vertical] = [packRules(rules.horizontal), packRules(rules.vertical)];
  return { page, texts: texts.join(SEPARATOR), upright, boxes, parts, horizontal, vertical };
}

/** The page again, as new objects. */
export function unpackPage({
  page,
  texts,
  upright,
  boxes,
  parts,
  horizontal,
  vertical,
}: PackedPage): PdfPage {
  const words: Word[] = [];
  if (upright.length > 0) {
    for (const [index, text] of texts.split(SEPARATOR).entries()) {
      const at = index * SIDES.length;
      const word: Word = {
        text,
        x0: boxes[at] ?? 0,
        y0: boxes[at + 1] ?? 0,
        x1: boxes[at + 2] ?? 0,
        y1: boxes[at + 3] ?? 0,
        upright: upright[index] === 1,
      };
      const others = parts.get(index);
      words.push(others === undefined ? word : { ...word, ...others });
    }
  }
  return { ...page, words, rules: { horizontal: unpackRules(horizontal), vertical: unpackRules(vertical) } };
}
