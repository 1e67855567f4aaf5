export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  readonly tone: ToastTone;
  readonly text: string;
  /** One thing that may be done about it, such as Undo; the toast leaves when it is chosen. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

export interface ShownToast extends Toast {
  readonly id: string;
}

/** More at once than this would hide the page; the oldest leaves first. */
const MOST_AT_ONCE = 5;

let toasts: readonly ShownToast[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Tells something at the bottom centre of the page, for five seconds, closable, several stacked [UI-014, AMB-091].
 * The same words in the same tone replace themselves instead of piling up.
 * @returns the toast's id, for `hideToast`.
 */
export function showToast(toast: Toast): string {
  counter += 1;
  const id = `toast-${counter}`;
  const others = toasts.filter((shown) => shown.text !== toast.text || shown.tone !== toast.tone);
  replace([...others, { ...toast, id }].slice(-MOST_AT_ONCE));
  return id;
}

/** Takes a toast away before its time. */
export function hideToast(id: string): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** For `useSyncExternalStore` of the host that draws them. */
export const toastStore = {
  read: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
