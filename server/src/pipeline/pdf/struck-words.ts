import type { HiddenWord, PageRules, Rule, Word } from '../contract/page.ts';

/** The middle of a word's box, from its top, where a line strikes it out; above and below, lines frame a word or stand under it. */
const MIDDLE = { from: 0.36, to: 0.64 };
/** A line strikes a word out that runs through at least this part of it. */
const THROUGH = 0.8;
/** A line that reaches further beyond the words it runs through, in parts of their height, is drawn for something else. */
const OVERHANG = 0.6;

function runsThrough({ at, from, to }: Rule, { x0, x1, y0, y1, upright }: Word): boolean {
  const part = (at - y0) / (y1 - y0);
  return (
    upright &&
    part > MIDDLE.from &&
    part < MIDDLE.to &&
    Math.min(x1, to) - Math.max(x0, from) >= THROUGH * (x1 - x0)
  );
}

/** The words that a line runs through from end to end, as one drawn to strike them out does. */
function struckBy(rule: Rule, words: readonly Word[]): Word[] {
  const struck = words.filter((word) => runsThrough(rule, word));
  const reach = OVERHANG * Math.max(...struck.map(({ y0, y1 }) => y1 - y0));
  const begins = Math.min(...struck.map(({ x0 }) => x0)) - rule.from;
  const ends = rule.to - Math.max(...struck.map(({ x1 }) => x1));
  return begins <= reach && ends <= reach ? struck : [];
}

/** The words of a page that count, and those that are struck out. */
export function partStruck(words: readonly Word[], { horizontal }: PageRules): [Word[], HiddenWord[]] {
  const struck = new Set(horizontal.flatMap((rule) => struckBy(rule, words)));
  return [
    words.filter((word) => !struck.has(word)),
    [...struck].map((word) => ({ ...word, hiding: 'replaced' as const })),
  ];
}
