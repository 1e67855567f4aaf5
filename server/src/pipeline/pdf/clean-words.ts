import type { Word } from '../contract/page.ts';

/** What is printed among words and is none. */

/**
 * Markup that a page prints as text, because a program did not know it for what it is; and a box in place of a glyph that
 * the font lacks, before an amount or as a word of its own: a currency that it does not have.
 */
const TAG =
  /<\/?(?:b|i|u|em|strong|font|span|br|p|sup|sub|para|super)(?:\s[^<>]*)?\/?>|^[\u25a0\u25a1\ufffd]+(?=[\p{Sc}\d(])|^[\u25a0\u25a1\ufffd]+$/giu;
/** What a word without either does not have. */
const DROPPED = /[<\u25a0\u25a1\ufffd]/u;

/** The parts of a word between its tags, each in its part of the box. */
function partsOf(word: Word): Word[] {
  const { text, x0, x1 } = word;
  const width = (x1 - x0) / text.length;
  const parts: Word[] = [];
  let from = 0;
  for (const tag of [...text.matchAll(TAG), { index: text.length, 0: '' }]) {
    const part = text.slice(from, tag.index);
    if (part !== '') parts.push({ ...word, text: part, x0: x0 + from * width, x1: x0 + tag.index * width });
    from = tag.index + tag[0].length;
  }
  return parts;
}

/** Dots that lead the eye from a text to its value, right behind its last word. */
const LEADER = /(?<=[^.\s])\.{4,}$/u;
/** A dot is about so many times as wide as a letter. */
const DOT = 0.5;

/** A word without the dots of a leader that cling to it. */
function withoutLeader(word: Word): Word {
  const text = word.text.replace(LEADER, '');
  const dots = word.text.length - text.length;
  if (dots === 0) return word;
  return { ...word, text, x1: word.x0 + ((word.x1 - word.x0) * text.length) / (text.length + DOT * dots) };
}

/** Words as they are meant: without markup, leaders, and boxes in place of glyphs. */
export function cleanWords(words: readonly Word[]): Word[] {
  return words.flatMap((word) => (DROPPED.test(word.text) ? partsOf(word) : [withoutLeader(word)]));
}
