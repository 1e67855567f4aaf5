export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  readonly tone: ToastTone;
  readonly text: string;
  /** One action, such as Undo. The toast disappears when it is chosen. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

export interface ShownToast extends Toast {
  readonly id: string;
}

/** More toasts at once would hide the page; the oldest goes first. */
const MAX_TOASTS = 5;

/** The toasts of one `UiProvider`. */
export interface ToastStore {
  /**
   * Shows a toast for five seconds [UI-014, AMB-091]. A toast of the same text and tone is replaced, not repeated.
   * Returns its id, for `hide`.
   */
  readonly show: (toast: Toast) => string;
  /** Removes a toast before its time. */
  readonly hide: (id: string) => void;
  readonly read: () => readonly ShownToast[];
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates an empty store. Each mounted remote has its own, so that no toast appears in another one. */
export function createToastStore(): ToastStore {
  let toasts: readonly ShownToast[] = [];
  let counter = 0;
  const listeners = new Set<() => void>();
  const replace = (next: readonly ShownToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (toast) => {
      counter += 1;
      const id = `toast-${counter}`;
      const others = toasts.filter((shown) => shown.text !== toast.text || shown.tone !== toast.tone);
      replace([...others, { ...toast, id }].slice(-MAX_TOASTS));
      return id;
    },
    hide: (id) => replace(toasts.filter((toast) => toast.id !== id)),
    read: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
