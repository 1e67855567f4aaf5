import type { Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { usePatternTests } from '@assay/shared/state';
import { useState } from 'react';
import { currentDatapoint, type TypedValue } from '../../../document/metric-state.ts';
import type { RegionPicker } from '../../../document/page-box.ts';
import { textInBox, textsAtPoint, type PageLine } from '../../../document/page-text.ts';
import { scaleByPlace } from '../../../document/page-scales.ts';
import { readValueText } from '../../../document/read-value-text.ts';
import type { Review } from './use-review.ts';

/** A value that is taken from the page. */
export interface ValueCapture {
  /** What the pages ask for; null while nothing is captured. */
  readonly request: RegionPicker | null;
  /** The user may change the active field. */
  readonly canCapture: boolean;
  /** Begins or ends the capture of the active field. */
  readonly toggle: () => void;
}

/**
 * Takes the value of the active field from the page: a click on its text, or a box around its words. A click takes the
 * longest run of words there that the field can hold, in the scale of its place.
 * @param lines the lines of text of all pages
 */
export function useValueCapture(
  review: Review,
  lines: readonly PageLine[],
  language: Language,
): ValueCapture {
  const notify = useNotify();
  const testPattern = usePatternTests();
  const [isCapturing, setIsCapturing] = useState(false);
  const { fields, activeId, actions, rights, typing } = review;
  const field = fields.find(({ metric }) => metric.id === activeId);
  if (field === undefined || !rights.canEdit(field.state))
    return {
      request: null,
      canCapture: false,
      toggle: () => notify('generic.insufficientPermissions'),
    };
  const { metric, state } = field;
  const unscaled = { ...typing, scales: undefined };

  const readText = (words: string): TypedValue | undefined => {
    const reading = readValueText({ text: words }, metric, state, {
      language,
      typing: unscaled,
      testPattern,
    });
    if (reading.kind === 'value') return reading.value;
    const { value, currency } = currentDatapoint(state);
    return reading.kind === 'unchanged' ? { value, currency } : undefined;
  };
  const take = (candidates: readonly PageLine[]) => {
    const [longest] = candidates;
    if (longest === undefined) return notify('verification.captureNoText');
    for (const { text: words, ...box } of candidates) {
      const taken = readText(words);
      if (taken === undefined) continue;
      const place = { box, text: words };
      const value = scaleByPlace(taken, metric, { place, scales: typing.scales });
      actions.capture(metric.id, value, { box, words });
      return setIsCapturing(false);
    }
    notify('verification.captureUnreadable', { text: longest.text, metric: metric.label });
  };
  const request: RegionPicker = {
    label: text('verification.captureRequest', { metric: metric.label }),
    onBox: (box) => take([textInBox(box, lines) ?? []].flat()),
    onPoint: (point) => take(textsAtPoint(point, lines)),
    onCancel: () => setIsCapturing(false),
  };
  return {
    request: isCapturing ? request : null,
    canCapture: true,
    toggle: () => setIsCapturing(!isCapturing),
  };
}
