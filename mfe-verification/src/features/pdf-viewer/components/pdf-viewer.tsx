import { useEffect, useMemo, type KeyboardEvent, type Ref } from 'react';
import { text } from '@assay/shared/messages';
import { Button } from '@assay/shared/ui';
import { usePdfDocument, type PdfState } from '../api/use-pdf-document.ts';
import type { PageBox, PagePoint } from '../../../document/page-box.ts';
import { HighlightLayer, SelectedText, type Highlight } from './highlight-layer.tsx';
import { PageView } from './page-view.tsx';
import { usePageColumn, type PageColumn } from './use-page-column.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';
import classes from './pdf-viewer.module.css';

export interface PdfViewerProps {
  /** Address of the file. */
  readonly url: string;
  readonly highlights: readonly Highlight[];
  readonly activeId: string | null;
  /** Gets the element of the active highlight while its page is drawn. */
  readonly activeBoxRef: Ref<HTMLButtonElement>;
  /** A box to scroll to. A new object scrolls again, also to the same box. */
  readonly scrollTarget: PageBox | null;
  /** Text to outline, because it was clicked. */
  readonly selectedText: PageBox | null;
  readonly onActivate: (highlight: Highlight) => void;
  /** A click beside all highlights, in fractions of the page as printed. */
  readonly onPointClick: (point: PagePoint) => void;
}

/** A PDF as a column of pages, of which only those near the view are drawn, with boxes over them. */
export function PdfViewer(props: PdfViewerProps) {
  const pdf = usePdfDocument(props.url);
  switch (pdf.status) {
    case 'loading':
      return (
        <div className={classes.viewer} aria-busy>
          <div className={classes.loading} role="status" aria-label={text('verification.documentLoading')}>
            <div className={classes.blankPage} />
          </div>
        </div>
      );
    case 'failed':
      return (
        <div className={classes.viewer}>
          <div className={classes.failure} role="alert">
            <p>{text('verification.pdfFailed')}</p>
            <Button onClick={pdf.retry}>{text('generic.retry')}</Button>
          </div>
        </div>
      );
    case 'ready':
      return <Pages {...props} pdf={pdf} />;
  }
}

type ReadyPdf = Extract<PdfState, { status: 'ready' }>;

function Pages({ pdf, ...props }: PdfViewerProps & { pdf: ReadyPdf }) {
  const { highlights, activeId, activeBoxRef, scrollTarget, selectedText, onActivate, onPointClick } = props;
  const { pdfjs, document, firstPageSize } = pdf;
  const pageCount = document.numPages;
  const column = usePageColumn(pageCount, firstPageSize);
  const { scrollerRef, layout, range, turns } = column;
  const byPage = useMemo(() => groupByPage(highlights), [highlights]);
  useScrollTarget(column, scrollTarget);

  const pages = Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first + index);
  return (
    <div className={classes.viewer}>
      <div
        ref={scrollerRef}
        className={classes.scroller}
        tabIndex={0}
        role="region"
        aria-label={text('verification.documentPages')}
        onKeyDown={(event) => handleKeys(event, column)}
      >
        <div className={classes.column} style={{ height: layout.height, minWidth: layout.width }}>
          {pages.map((page) => (
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
              onSize={column.setPageSize}
              onPointClick={onPointClick}
            >
              <HighlightLayer
                highlights={byPage.get(page) ?? NONE}
                activeId={activeId}
                activeBoxRef={activeBoxRef}
                turns={turns}
                onActivate={onActivate}
              />
              {selectedText?.page === page && <SelectedText box={selectedText} turns={turns} />}
            </PageView>
          ))}
        </div>
      </div>
      <ViewerToolbar column={column} pageCount={pageCount} />
    </div>
  );
}

const NONE: readonly Highlight[] = [];

function groupByPage(highlights: readonly Highlight[]): ReadonlyMap<number, readonly Highlight[]> {
  const groups = new Map<number, Highlight[]>();
  for (const highlight of highlights) {
    const group = groups.get(highlight.page);
    if (group) group.push(highlight);
    else groups.set(highlight.page, [highlight]);
  }
  return groups;
}

/** Scrolls to each new target once, and not again when only the zoom changes. */
function useScrollTarget(column: PageColumn, target: PageBox | null) {
  const { scrollToBox } = column;
  const isMeasured = column.layout.width > 0;
  useEffect(() => {
    if (target && isMeasured) scrollToBox(target);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `scrollToBox` changes with the layout, which must not scroll back.
  }, [target, isMeasured]);
}

/** Keys of the viewer beyond the browser's own scrolling. */
function handleKeys(event: KeyboardEvent, column: PageColumn) {
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
