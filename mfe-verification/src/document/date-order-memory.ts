import type { DateOrder } from '@assay/shared/domain';

/** Remembers how the dates of a sender are read. */
export interface DateOrderMemory {
  readonly read: () => DateOrder | null;
  readonly write: (order: DateOrder) => void;
}

const ORDERS: readonly DateOrder[] = ['dayFirst', 'monthFirst'];

/**
 * Opens what a user chose for the documents of a sender, in this browser. Without a sender, or where the browser stores
 * nothing, the choice lasts as long as the document is open.
 */
export function openDateOrderMemory(userId: string | number, sender: string | null): DateOrderMemory {
  const key = `assay.dateOrder.${userId}.${sender ?? ''}`;
  return {
    read: () =>
      sender === null ? null : (ORDERS.find((order) => order === localStorage.getItem(key)) ?? null),
    write: (order) => {
      if (sender === null) return;
      try {
        localStorage.setItem(key, order);
      } catch {
        // No space left, or a private window.
      }
    },
  };
}
