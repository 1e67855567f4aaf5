import type { Word } from './page-words.ts';

/** Fragments this near, in heights, are one word: the advance of a letter ends where the next one begins. */
const TOUCHING = 0.12;
/** Words whose middles are off by less than this part of the height stand on one line. */
const ONE_LINE = 0.4;
/** From this share of steps back on it is the file's order that runs backwards, not a table's. */
const BACKWARDS = 0.4;

const middleOf = ({ y0, y1 }: Word): number => (y0 + y1) / 2;

function isOneLine(a: Word, b: Word): boolean {
  return Math.abs(middleOf(a) - middleOf(b)) < ONE_LINE * Math.min(a.y1 - a.y0, b.y1 - b.y0);
}

function runBackwards(words: readonly Word[]): boolean {
  let steps = 0;
  let back = 0;
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (before === undefined || !isOneLine(before, word)) return;
    steps += 1;
    if (word.x1 <= before.x0 + 1) back += 1;
  });
  return steps > 0 && back / steps > BACKWARDS;
}

/**
 * Text drawn upside down is given run by run from right to left, which takes words apart. Puts such fragments back into
 * words, in reading order; other words pass unchanged.
 */
export function joinReversedRuns(words: readonly Word[]): Word[] {
  if (!runBackwards(words)) return [...words];
  const lines: Word[][] = [];
  for (const word of [...words].sort((a, b) => middleOf(a) - middleOf(b) || a.x0 - b.x0)) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line !== undefined && last !== undefined && isOneLine(last, word)) line.push(word);
    else lines.push([word]);
  }
  return lines.flatMap((line) => {
    const joined: Word[] = [];
    for (const word of line.sort((a, b) => a.x0 - b.x0)) {
      const last = joined.at(-1);
      if (last === undefined || word.x0 - last.x1 > TOUCHING * (last.y1 - last.y0)) {
        joined.push({ ...word });
        continue;
      }
      last.text += word.text;
      last.x1 = Math.max(last.x1, word.x1);
      last.y0 = Math.min(last.y0, word.y0);
      last.y1 = Math.max(last.y1, word.y1);
    }
    return joined;
  });
}
