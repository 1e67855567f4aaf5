import type { DecimalMark } from '@assay/shared/domain';
import { useSettings } from '@assay/shared/platform';
import { useMemo, useState } from 'react';
import { findBaseCurrency, findPrintedMarks } from '../../../document/document-style.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';
import type { TypingContext } from '../components/metric-row.tsx';

/** What the document tells of how its numbers are written, with the reviewer's answer where it was asked for [AMB-123]. */
export function useTypingContext(document: ReviewDocument): TypingContext {
  const { defaultCurrency } = useSettings();
  const [answered, onAnswered] = useState<DecimalMark | null>(null);
  return useMemo(
    () => ({
      currency: findBaseCurrency(document) ?? defaultCurrency,
      printedMarks: findPrintedMarks(document),
      answered,
      onAnswered,
    }),
    [document, defaultCurrency, answered],
  );
}
