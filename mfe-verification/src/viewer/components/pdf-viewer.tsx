import { useEffect, useEffectEvent, useMemo, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { text } from '@assay/shared/messages';
import { useStoredState } from '@assay/shared/state';
import { Button, Text, useUiSurroundings } from '@assay/shared/ui';
import { usePdfDocument, type PdfState } from '../api/use-pdf-document.ts';
import type { PageBox, PageTransform, PagePoint, RegionPicker } from '../../document/page-box.ts';
import { lowConfidenceWordsOf, type PageLine } from '../../document/page-text.ts';
import { frameOf } from '../model/rotation.ts';
import { FIRST_VIEW, parseViewSettings } from '../model/view-settings.ts';
import {
  HighlightLayer,
  SearchHits,
  SelectedText,
  LowConfidenceWords,
  type Highlight,
} from './highlight-layer.tsx';
import { MarqueeLayer } from './marquee-layer.tsx';
import { PageView } from './page-view.tsx';
import { RegionPickerBar } from './region-picker-bar.tsx';
import { SearchBar } from './search-bar.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { usePageViewport, useScrollTarget, type PageViewport } from './use-page-viewport.ts';
import { useTextSearch } from './use-text-search.ts';
import { ViewerToolbar, type CaptureTool } from './viewer-toolbar.tsx';
import classes from './pdf-viewer.module.css';

export interface PdfViewerProps {
  /** Address of the file. */
  readonly url: string;
  /** Names the document: its zoom and rotation are kept under it. */
  readonly documentId: string;
  /** The lines of text of all pages, for the search and for words that were read badly. */
  readonly lines: readonly PageLine[];
  readonly highlights: readonly Highlight[];
  readonly activeId: string | null;
  /** Ids of highlights that are marked together. */
  readonly markedIds?: ReadonlySet<string>;
  /** Gets the element of the active highlight while its page is drawn. */
  readonly activeBoxRef: Ref<HTMLButtonElement>;
  /** A box to scroll to. A new object scrolls again, also to the same box. */
  readonly scrollTarget: PageBox | null;
  /** Text to outline, because it was clicked. */
  readonly selectedText: PageBox | null;
  readonly onActivate: (highlight: Highlight) => void;
  /** A click beside all highlights, in fractions of the page as printed. */
  readonly onPointClick: (point: PagePoint) => void;
  /** While set, the user points at a place, and nothing else on the page can be clicked. Escape cancels. */
  readonly placeRequest?: RegionPicker | null | undefined;
  readonly captureTool?: CaptureTool | undefined;
  /** A page is drawn, or cannot be; the same function every time. */
  readonly onPageSettled?: (() => void) | undefined;
  /** Further content over a page; the frame says how the page is turned. */
  readonly renderOverPage?: ((page: number, frame: PageTransform) => ReactNode) | undefined;
}

/** A PDF as a column of pages, of which only those near the view are drawn, with boxes over them. */
export function PdfViewer(props: PdfViewerProps) {
  const pdf = usePdfDocument(props.url);
  switch (pdf.status) {
    case 'loading':
      return (
        <div className={classes.viewer} aria-busy>
          <Text
            as="div"
            quiet
            className={classes.loading}
            role="status"
            aria-label={text('verification.documentLoading')}
          >
            <div className={classes.blankPage} />
          </Text>
        </div>
      );
    case 'failed':
      return (
        <div className={classes.viewer}>
          <Text as="div" quiet className={classes.failure} role="alert">
            <p>{text('verification.pdfFailed')}</p>
            <Button onClick={pdf.retry}>{text('generic.retry')}</Button>
          </Text>
        </div>
      );
    case 'ready':
      return <Pages {...props} pdf={pdf} />;
  }
}

type ReadyPdf = Extract<PdfState, { status: 'ready' }>;

function Pages({ pdf, ...props }: PdfViewerProps & { pdf: ReadyPdf }) {
  const { highlights, activeId, activeBoxRef, scrollTarget, selectedText, onActivate, onPointClick } = props;
  const { renderOverPage, placeRequest, onPageSettled, markedIds = NO_IDS } = props;
  const { pdfjs, document, firstPage } = pdf;
  const pageCount = document.numPages;
  const column = usePageViewport(pageCount, firstPage, useViewSettings(props.documentId));
  const [hasThumbnails, setHasThumbnails] = useStoredState(THUMBNAILS);
  const search = useTextSearch(props.lines, column.scrollToBox);
  const { scrollerRef, layout, range, inView } = column;
  const byPage = useMemo(() => groupByPage(highlights), [highlights]);
  const unsure = useLowConfidenceWords(props.lines);
  const hitsByPage = useMemo(() => groupByPage(search.result.hits), [search.result.hits]);
  useScrollTarget(column, scrollTarget);
  useFindKey(search.open);

  const pages = Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first + index);
  const closeSearch = () => {
    search.close();
    scrollerRef.current?.focus();
  };
  return (
    <div className={classes.viewer}>
      <div className={classes.panes}>
        {hasThumbnails && (
          <Thumbnails document={document} column={column} pageCount={pageCount} highlights={byPage} />
        )}
        <div
          ref={scrollerRef}
          className={classes.scroller}
          tabIndex={0}
          role="region"
          aria-label={text('verification.documentPages')}
          onKeyDown={(event) => handleKeys(event, column)}
        >
          <div className={classes.column} style={{ height: layout.height, minWidth: layout.width }}>
            {pages.map((page) => {
              const turns = layout.turns[page - 1] ?? 0;
              return (
                <PageView
                  key={page}
                  pdfjs={pdfjs}
                  document={document}
                  pageNumber={page}
                  pageCount={pageCount}
                  scale={layout.scale}
                  turns={turns}
                  top={layout.tops[page - 1] ?? 0}
                  width={layout.widths[page - 1] ?? 0}
                  height={layout.heights[page - 1] ?? 0}
                  onShape={column.setPageShape}
                  onPageSettled={onPageSettled}
                  onPointClick={onPointClick}
                  isInView={page >= inView.first && page <= inView.last}
                >
                  <HighlightLayer
                    highlights={byPage.get(page) ?? NONE}
                    activeId={activeId}
                    markedIds={markedIds}
                    activeBoxRef={activeBoxRef}
                    turns={turns}
                    onActivate={onActivate}
                  />
                  {unsure.isShown && (
                    <LowConfidenceWords words={unsure.byPage.get(page) ?? NONE} turns={turns} />
                  )}
                  {search.isOpen && (
                    <SearchHits
                      hits={hitsByPage.get(page) ?? NONE}
                      current={search.result.hits[search.index]}
                      turns={turns}
                    />
                  )}
                  {selectedText?.page === page && <SelectedText box={selectedText} turns={turns} />}
                  {renderOverPage?.(page, frameOf(turns))}
                  {placeRequest && <MarqueeLayer page={page} turns={turns} request={placeRequest} />}
                </PageView>
              );
            })}
          </div>
        </div>
        {search.isOpen && <SearchBar search={{ ...search, close: closeSearch }} />}
        {placeRequest && <RegionPickerBar request={placeRequest} />}
      </div>
      <ViewerToolbar
        column={column}
        pageCount={pageCount}
        hasThumbnails={hasThumbnails}
        onThumbnails={() => setHasThumbnails(!hasThumbnails)}
        onSearch={search.open}
        captureTool={props.captureTool}
        unsure={{ ...unsure, onPage: unsure.byPage.get(column.currentPage)?.length ?? 0 }}
      />
    </div>
  );
}

const THUMBNAILS = {
  storage: 'local',
  key: 'assay.viewer.thumbnails',
  parse: (stored: unknown) => (typeof stored === 'boolean' ? stored : null),
  fallback: false,
} as const;

const LOW_CONFIDENCE_WORDS = { ...THUMBNAILS, key: 'assay.viewer.unsureWords', fallback: true } as const;

/** The words of scanned pages that were read badly, and whether they are marked. */
function useLowConfidenceWords(lines: readonly PageLine[]) {
  const [isShown, setIsShown] = useStoredState<boolean>(LOW_CONFIDENCE_WORDS);
  const words = useMemo(() => lowConfidenceWordsOf(lines), [lines]);
  const byPage = useMemo(() => groupByPage(words), [words]);
  return { count: words.length, byPage, isShown, onToggle: () => setIsShown(!isShown) };
}

const useViewSettings = (documentId: string) =>
  useStoredState({
    storage: 'session',
    key: `assay.viewer.${documentId}`,
    parse: parseViewSettings,
    fallback: FIRST_VIEW,
  });

/** Ctrl+F searches the document. The browser's own search would only find what is drawn; a second press opens it. */
function useFindKey(open: () => void) {
  const { rootElement } = useUiSurroundings();
  const handle = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 'f' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => handle(event);
    rootElement.addEventListener('keydown', listener);
    return () => rootElement.removeEventListener('keydown', listener);
  }, [rootElement]);
}

const NONE: readonly never[] = [];
const NO_IDS: ReadonlySet<string> = new Set();

function groupByPage<Box extends PageBox>(boxes: readonly Box[]): ReadonlyMap<number, readonly Box[]> {
  const groups = new Map<number, Box[]>();
  for (const box of boxes) {
    const group = groups.get(box.page);
    if (group) group.push(box);
    else groups.set(box.page, [box]);
  }
  return groups;
}

/** Keys of the viewer beyond the browser's own scrolling. */
function handleKeys(event: KeyboardEvent, column: PageViewport) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const actions: Readonly<Record<string, () => void>> = {
    '+': column.zoomIn,
    '=': column.zoomIn,
    '-': column.zoomOut,
    '0': column.fitWidth,
    r: column.rotate,
    ArrowLeft: () => column.goToPage(column.currentPage - 1),
    ArrowRight: () => column.goToPage(column.currentPage + 1),
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}
