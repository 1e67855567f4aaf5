import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { titlePhrases } from './column-titles.ts';
import { STANDINGS } from '../language/label-parts.ts';
import { inAllLanguages } from '../language/language-files.ts';
import { labelTokens } from '../language/text.ts';

/** Where the amounts of a column stand to the notice: before it, moved by it, or after it. */
export type NoticeStage = 'before' | 'now' | 'after';

const BEFORE = new Set(['before', 'beginning']);
const AFTER = new Set(['after', 'end']);
const NOTICE = new Set(inAllLanguages(({ columns }) => columns.notice).flatMap((word) => labelTokens(word)));

/** "Prior calls, your share": whose the amounts are says nothing of when. */
const OWN = new Set(
  inAllLanguages(({ columns }) => columns.partner)
    .flatMap((words) => labelTokens(words.replaceAll('*', '')))
    .filter((token) => !NOTICE.has(token)),
);

/** The stage that a title says and nothing else: "Before", "This distribution", "After the call"; not "Before tax". */
function stageOfTitle(title: string): NoticeStage | null {
  const tokens = labelTokens(title).filter((token) => !OWN.has(token));
  const isStage = tokens.every((token) => NOTICE.has(token) || BEFORE.has(token) || AFTER.has(token));
  if (!isStage || tokens.length === 0) return null;
  const [isBefore, isAfter] = [BEFORE, AFTER].map((words) => tokens.some((token) => words.has(token)));
  if (isBefore === isAfter) return isBefore === true ? null : 'now';
  return isBefore === true ? 'before' : 'after';
}

/** The stage of a value's column, where another column of the same titles is of another stage; null otherwise. */
export function noticeStage(page: PageGraph, value: Phrase): NoticeStage | null {
  for (const title of titlePhrases(page, value)) {
    const own = stageOfTitle(title.text);
    if (own === null) continue;
    const stages = new Set((page.rows[title.line] ?? []).map(({ text }) => stageOfTitle(text)));
    stages.delete(null);
    if (stages.size > 1) return own;
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
