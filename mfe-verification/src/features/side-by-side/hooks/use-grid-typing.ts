import { useSettings } from '@assay/shared/platform';
import { useCallback, useState } from 'react';
import type { DocumentTyping } from '../../../document/page-scales.ts';
import { scalesOf, type GridDocument } from '../../../document/metric-grid.ts';

/** What is known where values are typed, by document: the scales of its pages, and what the user answered of them. */
export function useGridTyping(): (document: GridDocument) => DocumentTyping {
  const { defaultCurrency } = useSettings();
  const [answers, setAnswers] = useState<ReadonlyMap<string, ReadonlyMap<number, boolean>>>(new Map());
  return useCallback(
    (document) => ({
      currency: defaultCurrency,
      documentRequestId: document.id,
      scales: scalesOf(document),
      scaleAnswers: answers.get(document.id) ?? new Map<number, boolean>(),
      onScaleAnswered: (power, isScaled) =>
        setAnswers((before) =>
          new Map(before).set(document.id, new Map(before.get(document.id)).set(power, isScaled)),
        ),
    }),
    [answers, defaultCurrency],
  );
}
