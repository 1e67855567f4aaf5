import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isValueLike, numbersOf } from '../graph/value-shape.ts';
import { overlapX } from '../pdf/geometry.ts';
import { memoize } from '../memoize.ts';
import { titleTexts } from './columns/column-titles.ts';
import { countsNotice, namesThisNotice, sumsNotices } from './columns/notice-stage.ts';
import { labelTokens } from '../vocabulary/label-tokens.ts';
import type { Fact } from './fact.ts';

/** Lists of a fund's notices of which one row is marked as this one: "6 (this call)". */

/** Lines that a row of a list may take up. */
const ROW_LINES = 2;

/** What the line of a list of notices is: this notice, another one, or their sum. */
type NoticeRow = 'this' | 'other' | 'sum';

const valuesOf = (row: readonly Phrase[]): Phrase[] => row.filter(({ text }) => isValueLike(text));

/** True for lines of one list: most numbers of the one stand over or under numbers of the other. */
function isAlike(row: readonly Phrase[], other: readonly Phrase[]): boolean {
  const [own, more] = [row, other].map(numbersOf);
  const shared = own?.filter((one) => more?.some((two) => overlapX(one, two) > 0)) ?? [];
  return shared.length > 0 && 2 * shared.length >= Math.min(own?.length ?? 0, more?.length ?? 0);
}

const noticeRows = memoize((page: PageGraph): ReadonlyMap<number, NoticeRow> => {
  const rows = new Map<number, NoticeRow>();
  for (const [line, row] of page.rows.entries()) {
    const marked = row.filter(({ text }) => namesThisNotice(text));
    // In a list of two columns the row's own label says what it is.
    if (marked.length === 0 || valuesOf(row).length < 2 || rows.has(line)) continue;
    const found = new Map<number, NoticeRow>([[line, 'this']]);
    for (const step of [1, -1])
      for (let last = line, at = line + step; Math.abs(at - last) <= ROW_LINES; at += step) {
        const other = page.rows[at];
        if (other === undefined) break;
        if (!isAlike(row, other)) continue;
        last = at;
        found.set(at, sumsNotices(other[0]?.text ?? '') ? 'sum' : 'other');
      }
    const isList = [...found.keys()].some((at) => countsNotice(page.rows[at]?.[0]?.text ?? ''));
    if (isList) for (const [at, kind] of found) rows.set(at, kind);
  }
  return rows;
});

/** What the line of a value is in a list of notices; undefined outside of such lists. */
export function noticeRowOf(page: PageGraph, { line }: Phrase): NoticeRow | undefined {
  return noticeRows(page).get(line);
}

/** A value of the row of this notice: the title of its column names it. None where the column has no title. */
export function thisNoticeFacts(fact: Fact, value: Phrase): Fact[] {
  const label = titleTexts(fact.page, value).join(' ');
  if (label === '') return [];
  return [{ ...fact, label, tokens: labelTokens(label), headers: [], hasPartnerColumn: false }];
}
