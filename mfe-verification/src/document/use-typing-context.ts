import type { DateOrder, DecimalMark } from '@assay/shared/domain';
import { usePlatform, useSettings } from '@assay/shared/platform';
import type { TypingContext } from '@assay/shared/widgets';
import { useMemo, useState } from 'react';
import { openDateOrderMemory } from './date-order-memory.ts';
import { findBaseCurrency, findPrintedMarks, findPrintedOrders, findSender } from './document-style.ts';
import type { ReviewDocument } from './review-document.ts';

/**
 * How a document writes its amounts, numbers and dates, with what the user chose where the text does not say it [AMB-123,
 * AMB-124]. The choice for numbers applies to the document, that for dates to all documents of its sender.
 */
export function useTypingContext(document: ReviewDocument): TypingContext {
  const { defaultCurrency } = useSettings();
  const { session } = usePlatform();
  const userId = session.user.id ?? session.user.email;
  const memory = useMemo(() => openDateOrderMemory(userId, findSender(document)), [userId, document]);
  const [mark, onNumberAnswered] = useState<DecimalMark | null>(null);
  const [order, setOrder] = useState<DateOrder | null>(() => memory.read());
  return useMemo(
    () => ({
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
    [document, defaultCurrency, mark, order, memory],
  );
}
