import type { DateOrder, DecimalMark } from '@assay/shared/domain';
import { usePlatform, useSettings } from '@assay/shared/platform';
import { useEffect, useMemo, useState } from 'react';
import { openDateOrderMemory } from './date-order-memory.ts';
import { findBaseCurrency, findPrintedMarks, findPrintedOrders, findSender } from './document-style.ts';
import { readPageScales, type DocumentTyping } from './page-scales.ts';
import type { PageLine } from './page-text.ts';
import type { ReviewDocument } from './review-document.ts';

/** By power of ten: whether typed figures are scaled, as the user answered. The answers hold for the document. */
function useScaleAnswers() {
  const [scaleAnswers, setAnswers] = useState<ReadonlyMap<number, boolean>>(new Map());
  return useMemo(
    () => ({
      scaleAnswers,
      onScaleAnswered: (power: number, isScaled: boolean) =>
        setAnswers((before) => new Map(before).set(power, isScaled)),
    }),
    [scaleAnswers],
  );
}

/**
 * How a document writes its amounts, numbers and dates, with what the user chose where the text does not say it [AMB-123,
 * AMB-124], and in which scale its pages state amounts. The choice for numbers applies to the document, that for dates to all documents of its sender.
 */
export function useTypingContext(document: ReviewDocument, lines: readonly PageLine[]): DocumentTyping {
  const { defaultCurrency } = useSettings();
  const { session } = usePlatform();
  const userId = session.user.id ?? session.user.email;
  const memory = useMemo(() => openDateOrderMemory(userId, findSender(document)), [userId, document]);
  const [mark, onNumberAnswered] = useState<DecimalMark | null>(null);
  const [order, setOrder] = useState<DateOrder | null>(() => memory.read());
  // The scales stay the same object when lines are loaded, so that no row renders again.
  const scales = useMemo(() => readPageScales(document), [document]);
  useEffect(() => scales.setLines(lines), [scales, lines]);
  const answers = useScaleAnswers();
  return useMemo(
    () => ({
      ...answers,
      scales,
      currency: findBaseCurrency(document) ?? defaultCurrency,
      documentRequestId: document.request.id,
      numbers: { answered: mark, printedMarks: findPrintedMarks(document) },
      dates: { answered: order, printedOrders: findPrintedOrders(document) },
      onNumberAnswered,
      onDateAnswered: (chosen) => {
        memory.write(chosen);
        setOrder(chosen);
      },
    }),
    [document, defaultCurrency, mark, order, memory, scales, answers],
  );
}
