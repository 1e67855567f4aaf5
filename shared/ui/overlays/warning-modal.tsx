import type { ReactNode } from 'react';
import { text } from '@assay/shared/messages';
import { Text } from '../layout/text.tsx';
import { Button } from '../actions/button.tsx';
import { IconAlertTriangle, iconProps } from '../icons.ts';
import { Modal } from './modal.tsx';
import classes from './modal.module.css';

/** Width of the warning, in px [UI-005]. */
export const WARNING_MODAL_WIDTH = 712;

export interface WarningModalProps {
  readonly opened: boolean;
  /** The consequences, and the question. */
  readonly children: ReactNode;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
  /** The work that Continue started is still running: neither a button nor Escape closes it. */
  readonly continuing?: boolean;
  /** Hides the note that the action can not be undone, for actions that can be [UI-007]. */
  readonly hideNote?: boolean;
}

/** Asks before an action with consequences: WARNING, Cancel, Continue, and a note that it can not be undone [UI-006, UI-007]. */
export function WarningModal({
  opened,
  children,
  onCancel,
  onContinue,
  continuing = false,
  hideNote = false,
}: WarningModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      closable={!continuing}
      width={WARNING_MODAL_WIDTH}
      title={
        <span className={classes.warningTitle}>
          <IconAlertTriangle {...iconProps} size={18} />
          {text('generic.warningTitle')}
        </span>
      }
      footer={
        <>
          <Button onClick={onCancel} disabled={continuing} data-autofocus>
            {text('generic.cancel')}
          </Button>
          <Button variant="primary" onClick={onContinue} loading={continuing}>
            {text('generic.continue')}
          </Button>
        </>
      }
    >
      <div className={classes.warningText}>{children}</div>
      {!hideNote && (
        <Text as="p" quiet caption className={classes.note}>
          {text('generic.canNotBeUndone')}
        </Text>
      )}
    </Modal>
  );
}
