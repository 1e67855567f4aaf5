import type { PdfViewerProps } from '../features/pdf-viewer/index.ts';

/**
 * Takes the place of the PDF viewer at its door where there is no canvas: boxes as buttons, the words clicked, the box
 * that was asked into view, and a click beside all boxes.
 */
export function PdfViewer({
  url,
  highlights,
  activeId,
  reveal,
  selectedWords,
  onActivate,
  onPointClick,
}: PdfViewerProps) {
  return (
    <div
      data-testid="pages"
      data-url={url}
      data-reveal={reveal ? `${reveal.page} ${reveal.x} ${reveal.y}` : ''}
    >
      {highlights.map(({ id, label, tone }) => (
        <button
          key={id}
          type="button"
          data-tone={tone}
          aria-pressed={id === activeId}
          onClick={() => onActivate(id)}
        >
          {`box of ${label}`}
        </button>
      ))}
      <button type="button" onClick={() => onPointClick({ page: 1, x: 0.5, y: 0.5 })}>
        {'click the middle of page 1'}
      </button>
      {selectedWords && <span>{`words selected on page ${selectedWords.page}`}</span>}
    </div>
  );
}
