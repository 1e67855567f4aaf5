import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { isDateLike } from '../../graph/value-shape.ts';
import { titlePhrases } from './column-titles.ts';
import { STANDINGS } from '../../vocabulary/label-parts.ts';
import { fold } from '../../vocabulary/fold.ts';
import type { WordPattern } from '../../vocabulary/word-pattern.ts';
import { findPhrase, foldedWords, wordPattern } from '../../vocabulary/word-pattern.ts';
import { inAllLanguages } from '../../vocabulary/language-files.ts';
import { memoizeText } from '../../memoize.ts';
import { columnWords } from './header-roles.ts';
import { labelTokens } from '../../vocabulary/label-tokens.ts';
import { TO_DATE } from '../../vocabulary/period-words.ts';
import { SUM_WORDS } from '../../vocabulary/sum-words.ts';

/** Where the amounts of a column stand to the notice: before it, moved by it, or after it. */
export type NoticeStage = 'before' | 'now' | 'after';

const NOTICE = new Set(inAllLanguages(({ columns }) => columns.notice).flatMap((word) => labelTokens(word)));
const [STARTS, ENDS] = [new Set(['before', 'beginning']), new Set(['after', 'end'])];
const [BEFORE, AFTER] = [columnWords('beforeNotice'), columnWords('afterNotice')];
const THIS = columnWords('thisNotice');
const TOTAL = wordPattern(SUM_WORDS);

/** Several notices by their numbers. */
const SEVERAL = /\d\s?[–—-]\s?\d/u;

/** "Prior calls, your share": whose the amounts are says nothing of when. */
const OWN = new Set(
  inAllLanguages(({ columns }) => columns.partner)
    .flatMap((words) => labelTokens(words.replaceAll('*', '')))
    .filter((token) => !NOTICE.has(token)),
);

/** What is left of a folded title without the phrases of a pattern; null when it says none of them. */
function without(pattern: WordPattern, title: string): string | null {
  const found = findPhrase(pattern, foldedWords(title));
  if (found === null) return null;
  const left = `${title.slice(0, found.start)} ${title.slice(found.end)}`;
  return without(pattern, left) ?? left;
}

/**
 * The stage that a title says and nothing else: "Before", "Previous calls 1-6", "This distribution", "Cumulative"; not
 * "Before tax". A sum of earlier notices is what stood before this one.
 */
const stageOfTitle = memoizeText((title: string): NoticeStage | 'total' | null => {
  const folded = fold(title.replace(/[\d()–—-]+/gu, ' '));
  const isToDate = without(TO_DATE, folded);
  const summed = isToDate ?? folded;
  const isTotal = without(TOTAL, summed);
  const sum = isTotal ?? summed;
  const earlier = without(BEFORE, sum);
  const later = without(AFTER, sum);
  const tokens = labelTokens(earlier ?? later ?? sum).filter((token) => !OWN.has(token));
  if (tokens.some((token) => ![NOTICE, STARTS, ENDS].some((known) => known.has(token)))) return null;
  const isBefore = earlier !== null || tokens.some((token) => STARTS.has(token));
  const isAfter = later !== null || tokens.some((token) => ENDS.has(token));
  if (isBefore && isAfter) return null;
  if (isBefore) return 'before';
  if (isAfter || isToDate !== null) return 'after';
  if (isTotal !== null) return 'total';
  if (tokens.length === 0) return null;
  // "Calls 1-5"
  return SEVERAL.test(title) ? 'before' : 'now';
});

/** True for words that name this notice and nothing else: "6 (this call)", "This drawdown". */
export function namesThisNotice(text: string): boolean {
  return stageOfTitle(text) === 'now' && findPhrase(THIS, foldedWords(text)) !== null;
}

/** True for words that name one notice of a list by its number: "4", "Call 4". */
export function countsNotice(text: string): boolean {
  return /^#?\d{1,3}\.?$/u.test(text) || (/\d{1,3}$/u.test(text) && stageOfTitle(text) === 'now');
}

/** True for words that say of a row that it sums up notices: "Total", "Cumulative", "Drawn to date". */
export function sumsNotices(text: string): boolean {
  const stage = stageOfTitle(text);
  return stage === 'total' || stage === 'after';
}

/** The stage of a value's column, where another column of the same titles is of another stage; null otherwise. */
export function noticeStage(page: PageGraph, value: Phrase): NoticeStage | null {
  for (const title of titlePhrases(page, value)) {
    const own = stageOfTitle(title.text);
    const stages = new Set((page.rows[title.line] ?? []).map(({ text }) => stageOfTitle(text)));
    // "20 October | Movement | After distribution": the day is that of what stood before.
    if (isDateLike(title.text) && stages.has('now') && stages.has('after')) return 'before';
    if (own === null) continue;
    // "Earlier", "This call" and "Total": their sum is what stands after it.
    const isSum = own === 'total' && stages.has('before') && stages.has('now');
    for (const none of [null, 'total'] as const) stages.delete(none);
    if (isSum) return 'after';
    if (stages.size > 1 && own !== 'total') return own;
  }
  return null;
}

const STANDS = new Set<string>([...STANDINGS, 'unfunded_after_call', 'closing_balance']);
const STOOD = new Set(['unfunded_before_call', 'opening_balance']);

/** The stage at which a notice states a metric: what stands, after it; what it moves, now. */
export function stageOfMetric(base: string): NoticeStage {
  if (STOOD.has(base)) return 'before';
  return STANDS.has(base) ? 'after' : 'now';
}
