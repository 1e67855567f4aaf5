import { RegionPickerBar } from '../viewer/components/region-picker-bar.tsx';
import { useEffect } from 'react';
import type { PdfViewerProps } from '../viewer/index.ts';

/**
 * Stands in for the PDF viewer where there is no canvas. It shows the boxes as buttons, the selected text, the scroll
 * target, and a button for a click beside all boxes.
 */
export function PdfViewer({
  url,
  highlights,
  activeId,
  markedIds,
  scrollTarget,
  selectedText,
  onActivate,
  onPointClick,
  placeRequest,
  captureTool,
  renderOverPage,
  onPageSettled,
}: PdfViewerProps) {
  useEffect(() => onPageSettled?.(), [onPageSettled]);
  return (
    <div
      data-testid="pages"
      data-url={url}
      data-scroll-target={scrollTarget ? `${scrollTarget.page} ${scrollTarget.x} ${scrollTarget.y}` : ''}
    >
      {highlights.map((highlight) => (
        <button
          key={highlight.id}
          type="button"
          data-tone={highlight.tone}
          data-marked={markedIds?.has(highlight.id) || undefined}
          aria-pressed={highlight.id === activeId}
          onClick={() => onActivate(highlight)}
        >
          {`box of ${highlight.label}`}
        </button>
      ))}
      <button type="button" onClick={() => onPointClick({ page: 1, x: 0.5, y: 0.5 })}>
        {'click the middle of page 1'}
      </button>
      {captureTool && (
        <button type="button" onClick={captureTool.onToggle}>
          {'Capture from page'}
        </button>
      )}
      {placeRequest && (
        <>
          <RegionPickerBar request={placeRequest} />
          <button
            type="button"
            onClick={() => placeRequest.onBox({ page: 1, x: 0.05, y: 0.1, w: 0.9, h: 0.8 })}
          >
            {'draw a box over page 1'}
          </button>
          <button type="button" onClick={() => placeRequest.onPoint?.({ page: 1, x: 0.5, y: 0.5 })}>
            {'point at the middle of page 1'}
          </button>
        </>
      )}
      {[1, 2].map((page) => (
        <div key={page}>{renderOverPage?.(page, { toShown: (box) => box, toPrinted: (box) => box })}</div>
      ))}
      {selectedText && <span>{`text selected on page ${selectedText.page}`}</span>}
    </div>
  );
}

export { toneOfStatus } from '../viewer/model/highlight-tone.ts';

/** Nothing is opened ahead where there is no canvas. */
export const prefetchPdf = () => () => undefined;
/** There is no picture either; this one stands for it. */
export const pictureAround = () => 'data:image/webp;base64,UklGRg==';
export const usePdfHost = () => null;
export const preparePdf = () => Promise.resolve();
