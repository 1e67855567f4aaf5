import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PointerEvent } from 'react';
import { Portal } from '@mantine/core';
import { ACTION_TOAST_MS, TOAST_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconX,
  iconProps,
} from '../icons.ts';
import { useUiSurroundings } from '../provider/ui-context.ts';
import type { ShownToast, ToastTone } from './toast-store.ts';
import classes from './toast.module.css';

const icons = {
  success: IconCircleCheck,
  error: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
} satisfies Record<ToastTone, typeof IconInfoCircle>;

/**
 * One toast. Its timer stops while it has the focus and restarts when the pointer moves over it, so that it can be read
 * and used. A pointer that only rests where the toast appeared does not restart it.
 */
function ToastLine({ toast, onHide }: { readonly toast: ShownToast; readonly onHide: (id: string) => void }) {
  const Icon = icons[toast.tone];
  const [hasFocus, setHasFocus] = useState(false);
  const [moves, setMoves] = useState(0);
  const pointer = useRef<string>(undefined);
  const shownFor = toast.action === undefined ? TOAST_MS : ACTION_TOAST_MS;
  useEffect(() => {
    if (hasFocus) return;
    const timer = setTimeout(() => onHide(toast.id), shownFor);
    return () => clearTimeout(timer);
  }, [hasFocus, moves, shownFor, toast.id, onHide]);

  const handlePointerMove = ({ screenX, screenY }: PointerEvent) => {
    // A toast that appears under a resting pointer gets one move event that nobody made.
    const position = `${screenX} ${screenY}`;
    if (pointer.current !== undefined && pointer.current !== position) setMoves((count) => count + 1);
    pointer.current = position;
  };

  return (
    <div
      className={classes.toast}
      data-tone={toast.tone}
      role={toast.tone === 'error' ? 'alert' : 'status'}
      onPointerMove={handlePointerMove}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Icon {...iconProps} size={18} className={classes.icon} />
      <span className={classes.text}>{toast.text}</span>
      {toast.action && (
        <Button
          size="sm"
          variant="quiet"
          className={classes.action}
          onClick={() => {
            onHide(toast.id);
            toast.action?.onSelect();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton
        size="sm"
        label={text('generic.close')}
        icon={<IconX {...iconProps} />}
        onClick={() => onHide(toast.id)}
      />
    </div>
  );
}

/** Sets `--assay-toast-room` on the root to the height that toasts take at the bottom, so that other content can move up. */
function useToastRoom(root: HTMLElement, hasToasts: boolean) {
  const host = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element || !hasToasts) return;
    const measure = () => {
      const room = window.innerHeight - element.getBoundingClientRect().top;
      root.style.setProperty('--assay-toast-room', `${Math.ceil(room)}px`);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      root.style.removeProperty('--assay-toast-room');
    };
  }, [root, hasToasts]);
  return host;
}

/** Shows the toasts at the bottom centre, the newest lowest [UI-014]. Errors interrupt a screen reader, others wait. */
export function ToastHost() {
  const { rootElement, toasts: store } = useUiSurroundings();
  const toasts = useSyncExternalStore(store.subscribe, store.read, store.read);
  const host = useToastRoom(rootElement, toasts.length > 0);
  return (
    <Portal>
      <section
        ref={host}
        className={classes.host}
        data-position="bottom-center"
        aria-label={text('ui.notifications')}
      >
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} onHide={store.hide} />
        ))}
      </section>
    </Portal>
  );
}
