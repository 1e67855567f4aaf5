import type { PipelineSchema } from '../../contract/job.ts';
import type { ExtractionResult } from '../../contract/result.ts';
import type { Pages } from '../../graph/built-pages.ts';
import type { FileContents } from '../../contract/file-contents.ts';
import type { QueryPage } from './notice-identity.ts';
import { NoticeReader } from './notice-identity.ts';
import { noticesIn } from './notices.ts';
import { PageRange } from './page-range.ts';
import { partnersIn } from './register.ts';

/** What of a file its values are from. */
export interface Source {
  /** Undefined for a file of one notice to one partner. */
  contents: FileContents | undefined;
  /** The pages of the one notice that is read: of such a file, all. */
  pages: Pages;
  /** True for the number of a page that is read. */
  isRead: (page: number) => boolean;
}

/** True for a type of document that is of one partner: it asks for its name. */
function isOfPartner({ groups }: PipelineSchema): boolean {
  return groups.some(
    ({ isRepeatingGroup, metrics }) =>
      !isRepeatingGroup && metrics.some(({ fin }) => fin === 'limited_partner'),
  );
}

/** Finds out whether a file holds more than one notice to one partner, and which pages to read. */
export function sourceOf(
  pages: Pages,
  schema: PipelineSchema,
  { schemas, queryPage }: { schemas: readonly PipelineSchema[]; queryPage: QueryPage },
): Source {
  const notices = noticesIn(pages, schema.documentType, new NoticeReader(schemas, queryPage));
  const read = notices?.parts.find(({ isSource }) => isSource);
  if (notices !== null && read !== undefined)
    return {
      contents: notices,
      pages: new PageRange(pages, read),
      isRead: (page) => page >= read.fromPage && page <= read.toPage,
    };
  const partners = isOfPartner(schema) ? partnersIn(pages) : null;
  return { contents: partners ?? undefined, pages, isRead: () => true };
}

/**
 * What is left of a value's probability when its file holds several notices or partners: less than the least that any
 * reader of it calls sure [AMB-049], so that every value is looked at.
 */
const DOUBT = 0.45;

type Cell = ExtractionResult['metrics'][number];

/** The same values, none of them sure. */
export function withDoubt<Found extends Pick<ExtractionResult, 'metrics' | 'rows'>>(found: Found): Found {
  const doubted = <One extends Pick<Cell, 'candidates'>>(cell: One): One => ({
    ...cell,
    candidates: cell.candidates.map((candidate) => ({
      ...candidate,
      confidence: Math.round(candidate.confidence * DOUBT * 1000) / 1000,
    })),
  });
  return {
    ...found,
    metrics: found.metrics.map(doubted),
    rows: found.rows.map((row) => ({ ...row, cells: row.cells.map(doubted) })),
  };
}
