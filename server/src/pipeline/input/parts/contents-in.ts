import type { PipelineSchema } from '../../contract/job.ts';
import type { ExtractionResult } from '../../contract/result.ts';
import type { Pages } from '../../graph/built-pages.ts';
import type { DocumentDoubt } from '../../contract/document-doubt.ts';
import type { FileContents } from '../../contract/file-contents.ts';
import type { QueryPage } from './notice-identity.ts';
import { contentPages } from './content-pages.ts';
import { NoticeReader } from './notice-identity.ts';
import { doubtedPagesIn, noticesIn } from './notices.ts';
import { PageRange } from './page-range.ts';
import { PartnerPages } from './partner-pages.ts';
import { partnersIn } from './register.ts';

/** One document of a file: the pages that its values are from. */
export interface Source {
  /** What else the file holds; undefined for a file of one notice to one partner. */
  contents: FileContents | undefined;
  pages: Pages;
  /** First and last page, from 1; null for all pages of the file. */
  range: { fromPage: number; toPage: number } | null;
  /** Numbers of its pages on which another document may begin. */
  doubtedPages: number[];
}

/** What the notices of a file are told apart with. */
export interface PartingTools {
  schemas: readonly PipelineSchema[];
  queryPage: QueryPage;
}

/** True for a type of document that is of one partner: it asks for its name. */
function isOfPartner({ groups }: PipelineSchema): boolean {
  return groups.some(
    ({ isRepeatingGroup, metrics }) =>
      !isRepeatingGroup && metrics.some(({ fin }) => fin === 'limited_partner'),
  );
}

/**
 * Parts a file into its notices, and chooses the one of the given type, or else the first. A file of one notice is asked
 * for its partners.
 */
export function sourceOf(pages: Pages, schema: PipelineSchema, { schemas, queryPage }: PartingTools): Source {
  const found = noticesIn(pages, schema.documentType, new NoticeReader(schemas, queryPage));
  const { contents, doubtedPages } = found;
  const range = contents?.parts.find(({ isSource }) => isSource);
  if (contents !== null && range !== undefined) {
    const own = doubtedPages.filter((page) => page >= range.fromPage && page <= range.toPage);
    return { contents, pages: contentPages(new PageRange(pages, range)), range, doubtedPages: own };
  }
  const content = contentPages(pages);
  const partners = isOfPartner(schema) ? partnersIn(content) : null;
  const partner = partners?.parts.find(({ isSource }) => isSource)?.title;
  return { ...ofPartner(content, partners, partner), doubtedPages };
}

/** What the pages that were asked for say to one partner of a register; all that they say where they are none. */
function ofPartner(
  pages: Pages,
  partners: FileContents | null,
  partner: string | undefined,
): Omit<Source, 'doubtedPages'> {
  return {
    contents: partners ?? undefined,
    pages: partner === undefined ? pages : new PartnerPages(pages, partner),
    range: null,
  };
}

/**
 * The only document of the pages that were asked for: that of the partner whose name is its title, where the pages are a
 * register.
 */
export function onlySource(
  asked: Pages,
  schema: PipelineSchema,
  title: string | undefined,
  { schemas, queryPage }: PartingTools,
): Source {
  const pages = contentPages(asked);
  const partners = isOfPartner(schema) ? partnersIn(pages) : null;
  const partner = partners?.parts.find((part) => part.title === title)?.title;
  const doubtedPages = doubtedPagesIn(pages, new NoticeReader(schemas, queryPage));
  return { ...ofPartner(pages, partner === undefined ? partners : null, partner), doubtedPages };
}

/** The doubts about pages on which another document may begin. */
export function otherDocumentDoubts({ doubtedPages }: Pick<Source, 'doubtedPages'>): DocumentDoubt[] {
  return doubtedPages.map((page) => ({
    kind: 'otherDocument',
    severity: 'doubt',
    page,
    box: null,
    text: '',
    fins: null,
  }));
}

/**
 * What is left of a value's probability. A notice is told from the others of its file by what its pages say, which is
 * sometimes wrong. Of a register that is read as one document, and of a paper that may be of another trade, less is left
 * than the least that any reader of it calls sure [AMB-049], so that every value is looked at.
 */
const CERTAINTY = { notices: 0.985, partners: 0.45, foreign: 0.45 };

/** What is left where the client has confirmed no document of the layout: how this sender prints its papers was never checked. */
const UNCONFIRMED = 0.98;

/** What becomes of a value's probability where its document is one of several in a file; undefined where it is alone. */
export function doubtOf(contents: FileContents | undefined): FileContents['kind'] | undefined {
  const isParted = contents?.parts.some(({ isSource }) => isSource) === true;
  return isParted ? 'notices' : contents?.kind;
}

type Cell = ExtractionResult['metrics'][number];

/** A recognised type of less probability is a guess. */
const MIN_RECOGNISED = 0.5;

/** True for a paper of another trade, and for one that hardly says of what type it is and names no fund. */
export function isForeign(
  { metrics }: Pick<ExtractionResult, 'metrics'>,
  typeConfidence: number,
  isOfOtherTrade: boolean,
): boolean {
  if (isOfOtherTrade) return true;
  const fund = metrics.find(({ fin }) => fin === 'fund');
  return typeConfidence < MIN_RECOGNISED && fund !== undefined && fund.candidates.length === 0;
}

/** What a whole document is doubted for, and whether the client has confirmed one of its layout. */
interface DocumentCertainty {
  doubt: keyof typeof CERTAINTY | undefined;
  isConfirmed: boolean;
}

/**
 * The same values, none surer than the choice of the pages that they are from, than what the paper is, and than what is known
 * of its layout; their order stays.
 */
export function withDoubts<Found extends Pick<ExtractionResult, 'metrics' | 'rows'>>(
  found: Found,
  { doubt, isConfirmed }: DocumentCertainty,
): Found {
  const left = (doubt === undefined ? 1 : CERTAINTY[doubt]) * (isConfirmed ? 1 : UNCONFIRMED);
  const doubted = <One extends Pick<Cell, 'candidates'>>(cell: One): One => ({
    ...cell,
    candidates: cell.candidates.map((candidate) => ({
      ...candidate,
      confidence: Math.round(candidate.confidence * left * 1000) / 1000,
      ...(candidate.evidence && { evidence: { ...candidate.evidence, partDoubt: 1 - left } }),
    })),
  });
  return {
    ...found,
    metrics: found.metrics.map(doubted),
    rows: found.rows.map((row) => ({ ...row, cells: row.cells.map(doubted) })),
  };
}
