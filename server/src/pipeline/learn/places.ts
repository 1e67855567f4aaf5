import { displayBox } from '../graph/document-graph.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import type { Word } from '../contract/page.ts';
import { comparableText } from '../values/stable-text.ts';

/** A box as fractions of the page. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A box covers a value when so much of the value's own box lies in it. */
export const COVERED = 0.5;

/** The part of a box that lies in another, 0 to 1. */
export function coverage(inner: Box, outer: Box): number {
  const w = Math.min(inner.x + inner.w, outer.x + outer.w) - Math.max(inner.x, outer.x);
  const h = Math.min(inner.y + inner.h, outer.y + outer.h) - Math.max(inner.y, outer.y);
  const area = inner.w * inner.h;
  return w <= 0 || h <= 0 || area <= 0 ? 0 : (w * h) / area;
}

/** The words that a box shows. */
export function wordsIn(page: PageGraph, words: readonly Word[], place: Box): Word[] {
  return words.filter((word) => coverage(displayBox(page, word), place) >= COVERED);
}

/** Whether two names have half of the shorter one's words in common: the box may still be that of another name. */
export function isLikeName(printed: string, name: string): boolean {
  const [first, second] = [comparableText(printed).split(' '), comparableText(name).split(' ')];
  const shared = first.filter((word) => word !== '' && second.includes(word)).length;
  return shared > 0 && shared >= Math.min(first.length, second.length) / 2;
}
