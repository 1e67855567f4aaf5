import type { DecimalMark, NumberWriting } from '@assay/shared/domain';
import { useSettings } from '@assay/shared/platform';
import { useMemo, useState } from 'react';
import { findBaseCurrency, findPrintedMarks } from '../../../document/document-style.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';

/** What is known of a document that helps to read a typed value. */
export interface TypingContext extends Pick<NumberWriting, 'answered' | 'printedMarks'> {
  /** Currency of an amount for which none was found [AMB-124]. */
  readonly currency: string;
  /** The user chose how numbers are written in this document. */
  readonly onAnswered: (mark: DecimalMark) => void;
}

/** How a document writes its numbers, with the choice of the user where the text does not say it [AMB-123]. */
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
