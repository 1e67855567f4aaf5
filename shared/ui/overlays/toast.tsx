import { hideNotification, showNotification } from '@mantine/notifications';
import { text } from '@assay/shared/messages';
import { Button } from '../actions/button.tsx';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, iconProps } from '../icons.ts';
import classes from './toast.module.css';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  readonly tone: ToastTone;
  readonly text: string;
  /** One thing that may be done about it, such as Undo; the toast leaves when it is chosen. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

const icons = {
  success: <IconCircleCheck {...iconProps} size={18} />,
  error: <IconCircleX {...iconProps} size={18} />,
  warning: <IconAlertTriangle {...iconProps} size={18} />,
  info: <IconInfoCircle {...iconProps} size={18} />,
} satisfies Record<ToastTone, unknown>;

/**
 * Tells something at the bottom centre of the page, for five seconds, closable, several stacked [1 §8, UI-014].
 * Failures interrupt a screen reader, everything else waits for its turn.
 * @returns the toast's id, for `hideToast`.
 */
export function showToast({ tone, text: words, action }: Toast): string {
  const id = showNotification({
    role: tone === 'error' ? 'alert' : 'status',
    icon: icons[tone],
    'data-tone': tone,
    classNames: { root: classes.toast, icon: classes.icon, body: classes.body, description: classes.words },
    closeButtonProps: { 'aria-label': text('generic.close') },
    message: (
      <span className={classes.line}>
        <span>{words}</span>
        {action && (
          <Button
            size="sm"
            variant="quiet"
            className={classes.action}
            onClick={() => {
              hideNotification(id);
              action.onSelect();
            }}
          >
            {action.label}
          </Button>
        )}
      </span>
    ),
  });
  return id;
}

/** Takes a toast away before its time. */
export function hideToast(id: string): void {
  hideNotification(id);
}
