import type { Pages } from '../../graph/built-pages.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { FileContents } from '../../contract/file-contents.ts';
import type { NoticeIdentity, NoticeReader } from './notice-identity.ts';
import { isOther, isWhole, mentions } from './notice-identity.ts';

/** Pages on which a file must show that it holds several notices; their structure is at hand. */
const MAX_NOTICE_PAGES = 60;

/** A notice of a file: its pages from 1, and what the page says that says what it is. */
interface Notice {
  fromPage: number;
  toPage: number;
  headPage: number;
  head: Omit<NoticeIdentity, 'page'>;
}

const noticeOf = ({ page, ...head }: NoticeIdentity): Notice => {
  const { number } = page.page;
  return { fromPage: number, toPage: number, headPage: number, head };
};

/** Parts pages where another notice begins. Of a page that was read no more is kept than what it says. */
function noticesOn(pages: Iterable<NoticeIdentity>): Notice[] {
  const notices: Notice[] = [];
  let head: NoticeIdentity | undefined;
  let last: NoticeIdentity | undefined;
  for (const page of pages) {
    const notice = notices.at(-1);
    if (notice === undefined || head === undefined || last === undefined || isOther(head, page, last)) {
      notices.push(noticeOf(page));
      head = page;
    } else {
      notice.toPage = page.page.page.number;
      // A cover or letter before it tells less of a notice than the notice itself.
      if (!isWhole(head) && isWhole(page)) {
        const { headPage, head: said } = noticeOf(page);
        Object.assign(notice, { headPage, head: said });
        head = page;
      }
    }
    last = page;
  }
  return notices;
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
    if (!isCover || !others.some(({ head }) => mentions(page, head))) break;
    fromPage += 1;
  }
  return [{ ...first, fromPage }, ...others];
}

/** What all notices have in common tells none from another. */
const differs = (notices: readonly Notice[], key: 'fund' | 'partner'): boolean =>
  new Set(notices.map(({ head }) => head[key])).size > 1;

function titleOf({ head }: Notice, notices: readonly Notice[]): string {
  const names = (['fund', 'partner'] as const)
    .filter((key) => differs(notices, key))
    .flatMap((key) => head[key] ?? []);
  const kind = [head.documentType, head.number].filter((part) => part !== undefined && part !== '').join(' ');
  const titles = names.length > 0 ? names : [head.fund, head.date].flatMap((name) => name ?? []);
  return [kind, ...titles].filter((part) => part !== '').join(' · ');
}

/**
 * The notices of a file that holds several, with the one to read: the first of the given type, or else the first. Null
 * for a file of one.
 */
export function noticesIn(pages: Pages, documentType: string, reader: NoticeReader): FileContents | null {
  if (pages.length < 2) return null;
  const seen = noticesOn(readAll(pages.slice(0, MAX_NOTICE_PAGES), reader));
  if (seen.length < 2) return null;
  const all = pages.length <= MAX_NOTICE_PAGES ? seen : noticesOn(readAll(pages, reader));
  const notices = withoutCover(all, pages);
  const source = notices.find(({ head }) => head.documentType === documentType) ?? notices[0];
  const parts = notices.map((notice) => ({
    fromPage: notice.fromPage,
    toPage: notice.toPage,
    title: titleOf(notice, notices),
    documentType: notice.head.documentType,
    isSource: notice === source,
  }));
  return { kind: 'notices', parts };
}
