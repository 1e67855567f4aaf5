import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike } from '../graph/value-shape.ts';
import {
  columnAge,
  hasPartnerColumn,
  isGrossBesideNet,
  isOfPartnership,
  titleTexts,
} from './columns/column-titles.ts';
import { columnRole } from './columns/header-roles.ts';
import type { Fact } from './fact.ts';
import { noticeStage } from './columns/notice-stage.ts';
import { isWhole } from './columns/whole-columns.ts';

type ColumnFacts = Pick<
  Fact,
  | 'headers'
  | 'hasPartnerColumn'
  | 'isOfPartnership'
  | 'isGross'
  | 'isOwn'
  | 'isEarlier'
  | 'isLatest'
  | 'stage'
  | 'unitColumns'
>;

/** How many columns left of a value count units or state the amount of one. */
function unitColumns(page: PageGraph, value: Phrase): number {
  const before = (page.rows[value.line] ?? []).filter(({ text, x1 }) => x1 <= value.x0 && isNumberLike(text));
  return before.filter((other) => columnRole(titleTexts(page, other)).isPerUnit).length;
}

/** What the column of a number says of it: its titles, and how it stands to the columns beside it. */
export function columnFacts(page: PageGraph, value: Phrase): ColumnFacts {
  const stage = noticeStage(page, value);
  return {
    headers: titleTexts(page, value),
    hasPartnerColumn: hasPartnerColumn(page, value),
    ...(isOfPartnership(page, value) ? { isOfPartnership: true } : {}),
    ...(isGrossBesideNet(page, value) ? { isGross: true } : {}),
    unitColumns: unitColumns(page, value),
    ...columnAge(page, value),
    ...(stage === null ? {} : { stage }),
    ...(stage === null && isWhole(page, value) ? { isOwn: true } : {}),
  };
}
