import { memo } from 'react';
import type { PageBox } from '../../../document/page-box.ts';
import { turnBox, type QuarterTurns } from '../model/quarter-turns.ts';
import classes from './pdf-viewer.module.css';

/** What a box says about its value: thin grey for found, green for proven, amber for doubt. */
export type HighlightTone = 'found' | 'proven' | 'doubt';

/** A box that belongs to something beside the page. */
export interface Highlight extends PageBox {
  readonly id: string;
  readonly tone: HighlightTone;
  /** What the box is, for pointers and screen readers. */
  readonly label: string;
}

export interface HighlightLayerProps {
  /** Those of this page only. */
  readonly highlights: readonly Highlight[];
  readonly activeId: string | null;
  readonly turns: QuarterTurns;
  readonly onActivate: (id: string) => void;
}

const percent = (fraction: number) => `${fraction * 100}%`;

const placeOf = ({ x, y, w, h }: PageBox) => ({
  left: percent(x),
  top: percent(y),
  width: percent(w),
  height: percent(h),
});

/** Boxes over a page. They take clicks; by key one reaches the same things beside the page. */
export const HighlightLayer = memo(function HighlightLayer({
  highlights,
  activeId,
  turns,
  onActivate,
}: HighlightLayerProps) {
  return highlights.map((highlight) => (
    <button
      key={highlight.id}
      type="button"
      tabIndex={-1}
      className={classes.highlight}
      style={placeOf(turnBox(highlight, turns))}
      data-tone={highlight.tone}
      data-active={highlight.id === activeId || undefined}
      data-highlight={highlight.id}
      aria-label={highlight.label}
      title={highlight.label}
      onClick={(event) => {
        event.stopPropagation();
        onActivate(highlight.id);
      }}
    />
  ));
});

/** The words last clicked, outlined. */
export function SelectedWords({ box, turns }: { box: PageBox; turns: QuarterTurns }) {
  return <div className={classes.selectedWords} style={placeOf(turnBox(box, turns))} aria-hidden />;
}
