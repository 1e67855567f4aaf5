import type { Pages } from '../../graph/built-pages.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { FileContents } from '../../contract/file-contents.ts';
import { isSubstantial, startOn } from './document-starts.ts';
import type { NoticeIdentity, NoticeReader } from './notice-identity.ts';
import { isWhole, mentions } from './notice-identity.ts';
import { saysTime } from './page-head.ts';
import { PageRange } from './page-range.ts';

/** Pages on which a file must show that it holds several notices; their structure is at hand. */
const MAX_NOTICE_PAGES = 60;

/** What tells a notice from the others of its file. */
type NoticeHead = Pick<NoticeIdentity, 'head' | 'values'>;

/** A notice of a file: its pages from 1, and what the page says that says what it is. */
interface Notice {
  fromPage: number;
  toPage: number;
  headPage: number;
  head: NoticeHead;
}

const noticeOf = (page: NoticeIdentity): Notice => {
  const { number } = page.page.page;
  return { fromPage: number, toPage: number, headPage: number, head: page };
};

/** What a page says, without the page. */
const saidOf = ({ head, values }: NoticeHead): NoticeHead => ({ head, values });

/** What the pages of a file are: its documents, and the pages on which another one may begin. */
interface Parting {
  notices: Notice[];
  /** Numbers of pages that stayed with the document before them, though not surely. */
  doubtedPages: number[];
}

/** True where a page says more of its document than the one so far taken for its head: that was a cover, or a letter. */
const saysMore = (page: NoticeIdentity, head: NoticeIdentity): boolean =>
  (!isSubstantial(head) && isSubstantial(page)) || (isWhole(page) && !isWhole(head));

/** Parts pages where another document begins. Of the pages of a notice that has ended no more is kept than what they say. */
function partingOf(pages: Iterable<NoticeIdentity>): Parting {
  const notices: Notice[] = [];
  const doubtedPages: number[] = [];
  let head: NoticeIdentity | undefined;
  let last: NoticeIdentity | undefined;
  for (const page of pages) {
    const notice = notices.at(-1);
    const start = head === undefined || last === undefined ? 'sure' : startOn({ head, last }, page);
    if (notice === undefined || head === undefined || start === 'sure') {
      if (notice !== undefined) notice.head = saidOf(notice.head);
      notices.push(noticeOf(page));
      head = page;
    } else {
      notice.toPage = page.page.page.number;
      if (start === 'doubted') doubtedPages.push(page.page.page.number);
      if (saysMore(page, head)) {
        Object.assign(notice, { headPage: page.page.page.number, head: page });
        head = page;
      }
    }
    last = page;
  }
  return { notices, doubtedPages };
}

function* readAll(pages: Iterable<PageGraph>, reader: NoticeReader): Iterable<NoticeIdentity> {
  for (const page of pages) yield reader.read(page);
}

/** Takes a cover that names the other notices too from the first one: what it says is said of all. */
function withoutCover([first, ...others]: readonly Notice[], pages: Pages): Notice[] {
  if (first === undefined) return [];
  let fromPage = first.fromPage;
  for (const page of pages.slice(fromPage - 1, first.toPage)) {
    const isCover = page.page.number < first.headPage;
    if (!isCover || !others.some(({ head }) => mentions(page, head.values))) break;
    fromPage += 1;
  }
  return [{ ...first, fromPage }, ...others];
}

/** What all notices have in common tells none from another. */
const differs = (notices: readonly Notice[], key: 'fund' | 'partner'): boolean =>
  new Set(notices.map(({ head }) => head.values[key])).size > 1;

/** What a notice is in its own words: its type and number, and the names and the day that tell it from the others. */
function titleOf({ head }: Notice, documentType: string, notices: readonly Notice[]): string {
  const { values } = head;
  const names = (['fund', 'partner'] as const)
    .filter((key) => differs(notices, key))
    .flatMap((key) => values[key] ?? []);
  const kind = [documentType, values.number].filter((part) => part !== undefined && part !== '').join(' ');
  const { names: printed, texts } = head.head;
  const period = texts.find(({ text }) => saysTime(text))?.text;
  const [fund = '', day = ''] = [values.fund ?? printed[0], values.date ?? period];
  const others = day.includes(fund) ? [day] : [fund, day];
  return [kind, ...(names.length > 0 ? names : others)].filter((part) => part !== '').join(' · ');
}

/** What a file holds, and the pages on which another document may begin that stayed with the one before it. */
export interface FoundNotices {
  /** The notices, with the one to read: the first of the given type, or else the first. Null for a file of one. */
  contents: FileContents | null;
  doubtedPages: number[];
}

/** Parts a file into its notices. */
export function noticesIn(pages: Pages, documentType: string, reader: NoticeReader): FoundNotices {
  if (pages.length < 2) return { contents: null, doubtedPages: [] };
  const seen = partingOf(readAll(pages.slice(0, MAX_NOTICE_PAGES), reader));
  if (seen.notices.length < 2) return { contents: null, doubtedPages: seen.doubtedPages };
  const all = pages.length <= MAX_NOTICE_PAGES ? seen : partingOf(readAll(pages, reader));
  const notices = withoutCover(all.notices, pages);
  const typed = notices.map((notice) => ({
    notice,
    documentType: notice.head.values.documentType || reader.typeOf(new PageRange(pages, notice)),
  }));
  const source = typed.find((one) => one.documentType === documentType) ?? typed[0];
  const parts = typed.map((one, index) => ({
    fromPage: one.notice.fromPage,
    toPage: one.notice.toPage,
    title: titleOf(one.notice, one.documentType, notices) || String(index + 1),
    documentType: one.documentType,
    isSource: one === source,
  }));
  return { contents: { kind: 'notices', parts }, doubtedPages: all.doubtedPages };
}

/** The pages on which another document may begin among pages that are asked for as one. */
export function doubtedPagesIn(pages: Pages, reader: NoticeReader): number[] {
  if (pages.length < 2) return [];
  const { notices, doubtedPages } = partingOf(readAll(pages.slice(0, MAX_NOTICE_PAGES), reader));
  const further = notices.slice(1).map(({ fromPage }) => fromPage);
  return [...further, ...doubtedPages].sort((a, b) => a - b);
}
