import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PointerEvent } from 'react';
import { Portal } from '@mantine/core';
import { TOAST_MS } from '@assay/shared/domain';
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
import { hideToast, toastStore } from './toast-store.ts';
import type { ShownToast, ToastTone } from './toast-store.ts';
import classes from './toast.module.css';

const icons = {
  success: IconCircleCheck,
  error: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
} satisfies Record<ToastTone, typeof IconInfoCircle>;

/**
 * One toast. Its time stands still while it holds the focus, and begins anew when the pointer moves over it, so that it
 * can be read and used; a pointer that only rests where it appeared does not hold it.
 */
function ToastLine({ toast }: { readonly toast: ShownToast }) {
  const Icon = icons[toast.tone];
  const [isHeld, setIsHeld] = useState(false);
  const [moves, setMoves] = useState(0);
  const pointer = useRef<string>(undefined);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => hideToast(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld, moves, toast.id]);

  const handlePointerMove = ({ screenX, screenY }: PointerEvent) => {
    // A toast that appears under the pointer is told of a move that nobody made: the first one says where it rests.
    const place = `${screenX} ${screenY}`;
    if (pointer.current !== undefined && pointer.current !== place) setMoves((count) => count + 1);
    pointer.current = place;
  };

  return (
    <div
      className={classes.toast}
      data-tone={toast.tone}
      role={toast.tone === 'error' ? 'alert' : 'status'}
      onPointerMove={handlePointerMove}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon {...iconProps} size={18} className={classes.icon} />
      <span className={classes.words}>{toast.text}</span>
      {toast.action && (
        <Button
          size="sm"
          variant="quiet"
          className={classes.action}
          onClick={() => {
            hideToast(toast.id);
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
        onClick={() => hideToast(toast.id)}
      />
    </div>
  );
}

/**
 * Tells the root how much room toasts take at the bottom, in `--assay-toast-room`: what stands there moves above them
 * while they are shown.
 */
function useToastRoom(root: HTMLElement, hasToasts: boolean) {
  const host = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element || !hasToasts) return;
    const tell = () => {
      const room = window.innerHeight - element.getBoundingClientRect().top;
      root.style.setProperty('--assay-toast-room', `${Math.ceil(room)}px`);
    };
    tell();
    const sizes = new ResizeObserver(tell);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      root.style.removeProperty('--assay-toast-room');
    };
  }, [root, hasToasts]);
  return host;
}

/** Where toasts appear: the bottom centre, the newest lowest [UI-014]. Failures interrupt a screen reader, others wait. */
export function ToastHost() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const { rootElement } = useUiSurroundings();
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
          <ToastLine key={toast.id} toast={toast} />
        ))}
      </section>
    </Portal>
  );
}
