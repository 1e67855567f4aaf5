import { overlapY } from '../pdf/geometry.ts';
import type { OcrWord } from './ocr.ts';

const PRINT = /[\p{L}\p{N}$€£¥%&–—―-]/u;
const FRAME = /^[|[\]{}_~‖¦]*[—―–-]{2,}$|^[|[\]{}_~‖¦]+$/u;

/** Marks between words that specks are rarely taken for, when they are read with this confidence. */
const MARK = /^[/+#:]$/u;
const SURE_MARK = 0.7;
/** Two specks under each other. */
const SURE_COLON = 0.8;
/** A few letters that are hardly read at all are a speck. */
const SPECK = /^["'“”‘’]?\p{L}{1,2}$/u;
const UNREAD = 0.3;
const SURE_DASH = 0.5;

const LONE_DASH = /^[-–—]$/u;
/** A dash that is hardly read stands beside a value this near, as a part of its height: dust or a rest of a line. */
const BESIDE = 1.2;

/** Words without the dashes that dust and rests of lines right before a value are read as. */
export function withoutDust(words: readonly OcrWord[]): OcrWord[] {
  return words.filter((word, at) => {
    const next = words[at + 1];
    if (!LONE_DASH.test(word.text) || word.confidence >= SURE_DASH || next === undefined) return true;
    const height = next.y1 - next.y0;
    return !/^\d/u.test(next.text) || overlapY(word, next) <= 0 || next.x0 - word.x1 > BESIDE * height;
  });
}

/** Whether a word is what recognition makes of frames, shadows and specks rather than print. */
export function isDebris({ text, confidence }: OcrWord): boolean {
  if (MARK.test(text)) return confidence < (text === ':' ? SURE_COLON : SURE_MARK);
  return !PRINT.test(text) || FRAME.test(text) || (confidence < UNREAD && SPECK.test(text));
}
