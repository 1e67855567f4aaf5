import { Modal as MantineModal } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { text } from '@assay/shared/messages';
import { useUiSurroundings } from '../provider/ui-context.ts';
import { useEscape } from './use-escape.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import classes from './modal.module.css';

/** The maximum width of a modal in px, and its maximum height as a share of the window [UI-003]. */
export const MODAL_MAX_WIDTH = 1512;
export const MODAL_MAX_HEIGHT = '90%';

export interface ModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons below, always visible while the content scrolls. */
  readonly footer?: ReactNode;
  /** Width in px; without it the content decides, up to 1512. */
  readonly width?: number;
  /** False while the modal must stay open: no close button, Escape and a click beside it do nothing [UI-002]. */
  readonly closable?: boolean;
  /** False where the caller moves the focus itself when the modal closes; else it returns to where it was. */
  readonly returnsFocus?: boolean;
}

/**
 * A window over the page. Closes on Escape, on its close button and on a click beside it, unless closing is disabled; at
 * most 1512 px wide and 90 % high; centred beside the side navigation unless the route hides it [UI-002…UI-004].
 */
export function Modal({
  opened,
  onClose,
  title,
  children,
  footer,
  width,
  closable = true,
  returnsFocus = true,
}: ModalProps) {
  const { sideNavigationWidth } = useUiSurroundings();
  const [content, setContent] = useState<HTMLElement | null>(null);
  // The modal's trap moves the focus a turn later, and a key that is pressed before would reach the page behind. Only after
  // the first render of its content: by then it has noted where the focus returns to.
  useEffect(() => {
    if (opened) content?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [opened, content]);
  useScrollLock(opened);
  useEscape(opened, () => closable && onClose());
  return (
    <MantineModal.Root
      opened={opened}
      onClose={onClose}
      centered
      lockScroll={false}
      size="auto"
      padding={0}
      closeOnEscape={false}
      returnFocus={returnsFocus}
      closeOnClickOutside={closable}
      classNames={{
        inner: classes.inner,
        content: classes.content,
        title: classes.title,
        body: classes.body,
        close: classes.close,
      }}
      styles={{
        inner: { left: sideNavigationWidth, width: `calc(100% - ${sideNavigationWidth}px)` },
        content: {
          width: width ?? 'auto',
          maxWidth: `min(${MODAL_MAX_WIDTH}px, 100%)`,
          maxHeight: MODAL_MAX_HEIGHT,
        },
      }}
    >
      <MantineModal.Overlay className={classes.veil} />
      <MantineModal.Content ref={setContent}>
        <div className={classes.header}>
          <MantineModal.Title>{title}</MantineModal.Title>
          {closable && <MantineModal.CloseButton aria-label={text('generic.close')} />}
        </div>
        <MantineModal.Body>
          <div className={classes.scroll}>{children}</div>
          {footer && <div className={classes.footer}>{footer}</div>}
        </MantineModal.Body>
      </MantineModal.Content>
    </MantineModal.Root>
  );
}
