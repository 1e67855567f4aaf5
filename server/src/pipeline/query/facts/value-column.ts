import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { columnAge, hasPartnerColumn, titleTexts } from '../columns/column-titles.ts';
import type { Fact } from './facts.ts';
import { noticeStage } from '../columns/notice-stage.ts';

type ColumnFacts = Pick<Fact, 'headers' | 'hasPartnerColumn' | 'isEarlier' | 'isLatest' | 'stage'>;

/** What the column of a number says of it: its titles, and how it stands to the columns beside it. */
export function columnFacts(page: PageGraph, value: Phrase): ColumnFacts {
  const stage = noticeStage(page, value);
  return {
    headers: titleTexts(page, value),
    hasPartnerColumn: hasPartnerColumn(page, value),
    ...columnAge(page, value),
    ...(stage === null ? {} : { stage }),
  };
}
