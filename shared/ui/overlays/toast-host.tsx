import { useEffect, useState, useSyncExternalStore } from 'react';
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
import { hideToast, toastStore } from './toast-store.ts';
import type { ShownToast, ToastTone } from './toast-store.ts';
import classes from './toast.module.css';

const icons = {
  success: IconCircleCheck,
  error: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
} satisfies Record<ToastTone, typeof IconInfoCircle>;

/** One toast. Its time stands still while any toast is pointed at or holds the focus, so that it can be read and used. */
function ToastLine({ toast, isHeld }: { readonly toast: ShownToast; readonly isHeld: boolean }) {
  const Icon = icons[toast.tone];
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => hideToast(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id]);

  return (
    <div className={classes.toast} data-tone={toast.tone} role={toast.tone === 'error' ? 'alert' : 'status'}>
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

/** Where toasts appear: the bottom centre, the newest lowest [UI-014]. Failures interrupt a screen reader, others wait. */
export function ToastHost() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const [isHeld, setIsHeld] = useState(false);
  return (
    <Portal>
      <section
        className={classes.host}
        data-position="bottom-center"
        aria-label={text('ui.notifications')}
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} isHeld={isHeld} />
        ))}
      </section>
    </Portal>
  );
}
