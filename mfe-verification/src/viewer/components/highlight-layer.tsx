import { text } from '@assay/shared/messages';
import { VisuallyHidden } from '@assay/shared/ui';
import { memo, type Ref } from 'react';
import type { PageBox } from '../../document/page-box.ts';
import type { PageLine } from '../../document/page-text.ts';
import type { HighlightTone } from '../model/highlight-tone.ts';
import { rotateBox, type Rotation } from '../model/rotation.ts';
import classes from './highlight-layer.module.css';

/** A box on a page that belongs to a value beside the page. */
export interface Highlight extends PageBox {
  readonly id: string;
  readonly tone: HighlightTone;
  /** Name of the box for pointers and screen readers. */
  readonly label: string;
}

export interface HighlightLayerProps {
  /** The boxes of one page. */
  readonly highlights: readonly Highlight[];
  readonly activeId: string | null;
  /** Ids of boxes that are marked together. */
  readonly markedIds: ReadonlySet<string>;
  /** Gets the element of the active box. */
  readonly activeBoxRef: Ref<HTMLButtonElement>;
  readonly turns: Rotation;
  readonly onActivate: (highlight: Highlight) => void;
}

/** The boxes over a page. They can be clicked; keyboard users reach the same values beside the page. */
export function HighlightLayer({
  highlights,
  activeId,
  markedIds,
  activeBoxRef,
  turns,
  onActivate,
}: HighlightLayerProps) {
  return highlights.map((highlight) => {
    const isActive = highlight.id === activeId;
    return (
      <HighlightBox
        key={highlight.id}
        {...highlight}
        isActive={isActive}
        isMarked={markedIds.has(highlight.id)}
        boxRef={isActive ? activeBoxRef : null}
        turns={turns}
        onActivate={onActivate}
      />
    );
  });
}

interface HighlightBoxProps extends Highlight, Pick<HighlightLayerProps, 'turns' | 'onActivate'> {
  readonly isActive: boolean;
  readonly isMarked: boolean;
  readonly boxRef: Ref<HTMLButtonElement>;
}

/** One box. Its props are plain values, so that it only renders when the box itself changes. */
const HighlightBox = memo(function HighlightBox({
  isActive,
  isMarked,
  boxRef,
  turns,
  onActivate,
  ...highlight
}: HighlightBoxProps) {
  const { id, tone, label } = highlight;
  return (
    <button
      ref={boxRef}
      type="button"
      tabIndex={-1}
      className={classes.highlight}
      style={positionOf(rotateBox(highlight, turns))}
      data-tone={tone}
      data-active={isActive || undefined}
      data-marked={isMarked || undefined}
      data-highlight={id}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        onActivate(highlight);
      }}
    />
  );
});

/** An outline around the text that was clicked last. */
export function SelectedText({ box, turns }: { readonly box: PageBox; readonly turns: Rotation }) {
  return <div className={classes.selectedText} style={positionOf(rotateBox(box, turns))} aria-hidden />;
}

export interface LowConfidenceWordsProps {
  /** The words on one page. */
  readonly words: readonly PageLine[];
  readonly turns: Rotation;
}

/** So many words are named to screen readers. */
const MAX_NAMED_WORDS = 30;

function noteOf(words: readonly PageLine[]): string {
  const names = words
    .slice(0, MAX_NAMED_WORDS)
    .map((word) => word.text)
    .join(', ');
  const count = words.length - MAX_NAMED_WORDS;
  const all = count > 0 ? text('verification.andMore', { names, count }) : names;
  return text('verification.unsureNote', { words: all });
}

/** Marks words of a scanned page that were read badly, and names them as they were read to those who do not see the marks. */
export function LowConfidenceWords({ words, turns }: LowConfidenceWordsProps) {
  if (words.length === 0) return null;
  return (
    <>
      <VisuallyHidden>{noteOf(words)}</VisuallyHidden>
      {words.map((word, index) => (
        <div
          key={index}
          className={classes.lowConfidenceWord}
          style={positionOf(rotateBox(word, turns))}
          data-low-confidence-word
          aria-hidden
        />
      ))}
    </>
  );
}

export interface SearchHitsProps {
  /** The hits on one page. */
  readonly hits: readonly PageBox[];
  /** The hit that was gone to last. */
  readonly current: PageBox | undefined;
  readonly turns: Rotation;
}

/** The hits of a search on a page. */
export function SearchHits({ hits, current, turns }: SearchHitsProps) {
  return hits.map((hit, index) => (
    <div
      key={index}
      className={classes.searchHit}
      style={positionOf(rotateBox(hit, turns))}
      data-current={hit === current || undefined}
      aria-hidden
    />
  ));
}

const percent = (fraction: number) => `${fraction * 100}%`;

const positionOf = ({ x, y, w, h }: PageBox) => ({
  left: percent(x),
  top: percent(y),
  width: percent(w),
  height: percent(h),
});
