import { overlapY } from '../pdf/geometry.ts';
import type { OcrWord } from './ocr.ts';

/** Words of one text stand nearer to each other than this part of their height. */
const NEAR = 0.8;

/** Whether a word stands right before another in its line. */
export function isBefore(left: OcrWord, right: OcrWord): boolean {
  const height = Math.min(left.y1 - left.y0, right.y1 - right.y0);
  const gap = right.x0 - left.x1;
  return left.x0 < right.x0 && overlapY(left, right) > height / 2 && gap > -height && gap < NEAR * height;
}

/** The words, those that were read later behind the one that they stand beside: what a word means its neighbours tell. */
export function inWordOrder(words: readonly OcrWord[]): OcrWord[] {
  const ordered = [...words];
  for (const word of words) {
    const at = ordered.indexOf(word);
    const last = ordered[at - 1];
    if (last !== undefined && isBefore(last, word)) continue;
    const left = words.find((one) => isBefore(one, word));
    if (left === undefined) continue;
    ordered.splice(at, 1);
    ordered.splice(ordered.indexOf(left) + 1, 0, word);
  }
  return ordered;
}
