import type { Turn } from '../contract/page.ts';
import type { OcrWord } from './ocr.ts';

/** Below this share of sure letters a page is suspected to lie on its side or head. */
const POOR = 0.55;
const SURE = 0.7;
/** Lines on their side often give hardly a word. */
const FEW_SURE = 12;
/** A turn with fewer letters has nothing to judge by. */
const MIN_LETTERS = 40;
/** What a letter of the smallest print takes, in square points. */
const SMALLEST_LETTER = 12;
const OTHER_TURNS: readonly Turn[] = [180, 90, 270];
/** A turn must read this much better than the page as it lies. */
const CLEARLY_BETTER = 1.5;

/**
 * Letters and digits of words that are longer than a syllable, that recognition is sure of and that lie along the page:
 * it reads lines that run down a page too, but boxes their words on end. And all letters and digits.
 */
function letters(words: readonly OcrWord[]): { sure: number; all: number } {
  let sure = 0;
  let all = 0;
  for (const { text, confidence, x0, y0, x1, y1 } of words) {
    const count = text.replace(/[^\p{L}\p{N}]/gu, '').length;
    all += count;
    if (count >= 3 && confidence >= SURE && x1 - x0 > y1 - y0) sure += count;
  }
  return { sure, all };
}

/**
 * Whether words read so badly, or are so few, that the page may be turned; `room` is what is printed of it, in square points. A
 * page number alone has no room for the letters that tell a turn.
 */
export function readsPoorly(words: readonly OcrWord[], room: number): boolean {
  if (room < MIN_LETTERS * SMALLEST_LETTER) return false;
  const { sure, all } = letters(words);
  return sure < Math.max(FEW_SURE, all * POOR);
}

/**
 * The turn of the text against the page as it lies, found by reading a coarse picture in the other three turns;
 * 0 when none reads clearly better than the words given.
 */
export async function findTurn(
  upright: readonly OcrWord[],
  readTurned: (turn: Turn) => Promise<OcrWord[]>,
): Promise<Turn> {
  let best: Turn = 0;
  let most = Math.max(MIN_LETTERS, letters(upright).sure * CLEARLY_BETTER);
  for (const turn of OTHER_TURNS) {
    const { sure } = letters(await readTurned(turn));
    if (sure > most) [best, most] = [turn, sure];
  }
  return best;
}
