import { text } from '@assay/shared/messages';
import { useStoredState } from '@assay/shared/state';
import {
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import classes from './document.module.css';

/** Widths of the panel in CSS pixels. */
const MIN_WIDTH = 320;
const MAX_WIDTH = 900;
/** The pages keep at least this much. */
const MIN_PAGES = 320;
const STEP = 24;

const PANEL_WIDTH = {
  storage: 'local',
  key: 'assay.document.panelWidth',
  parse: (stored: unknown) =>
    typeof stored === 'number' && stored >= MIN_WIDTH && stored <= MAX_WIDTH ? stored : null,
  fallback: null,
} as const;

/** The width of the metrics panel: the user's own, which the browser remembers, or one that fits the window. */
export interface PanelWidth {
  readonly width: number | null;
  /** For the element that contains both panes. */
  readonly style: CSSProperties;
  /** Sets the width in CSS pixels, within its limits; null returns to the one that fits. */
  readonly setWidth: (width: number | null) => void;
}

export function usePanelWidth(): PanelWidth {
  const [width, store] = useStoredState<number | null>(PANEL_WIDTH);
  const style: CSSProperties & { '--panel-width'?: string } =
    width === null ? {} : { '--panel-width': `min(${width}px, calc(100% - ${MIN_PAGES}px))` };
  const setWidth = (next: number | null) =>
    store(next === null ? null : Math.round(Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, next))));
  return { width, style, setWidth };
}

export interface PanelDividerProps {
  readonly panel: PanelWidth;
  readonly panelRef: RefObject<HTMLElement | null>;
}

/** The line between pages and metrics: dragged, or moved by the arrow keys; a double click returns to the first width. */
export function PanelDivider({ panel, panelRef }: PanelDividerProps) {
  const [isDragged, setIsDragged] = useState(false);
  const start = useRef({ x: 0, width: 0 });
  const widthNow = () => panelRef.current?.offsetWidth ?? MIN_WIDTH;
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: widthNow() };
    setIsDragged(true);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    panel.setWidth(widthNow() + by);
  };
  return (
    <div
      className={classes.divider}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={text('verification.resizePanel')}
      aria-valuenow={panel.width ?? MIN_WIDTH}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      data-dragged={isDragged || undefined}
      onPointerDown={handlePointerDown}
      onPointerMove={(event) =>
        isDragged && panel.setWidth(start.current.width + start.current.x - event.clientX)
      }
      onPointerUp={() => setIsDragged(false)}
      onPointerCancel={() => setIsDragged(false)}
      onDoubleClick={() => panel.setWidth(null)}
      onKeyDown={handleKeyDown}
    />
  );
}
