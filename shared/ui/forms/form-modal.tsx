import { text } from '@assay/shared/messages';
import { useId, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Form } from '../inputs/form.tsx';
import { Modal, type ModalProps } from '../overlays/modal.tsx';

export interface FormModalProps extends Omit<ModalProps, 'footer' | 'closable'> {
  /** The label of the button that submits. */
  readonly action: string;
  /** While it is true, the modal stays open and nothing can be submitted or cancelled. */
  readonly isPending?: boolean;
  /** Whether the button is locked because the form is not complete. Enter still submits. */
  readonly isIncomplete?: boolean;
  /** A further button, before the two others. */
  readonly furtherAction?: ReactNode;
  readonly onSubmit: () => void;
}

/** A modal with a form: Cancel and a button that submits below it. */
export function FormModal({
  action,
  isPending = false,
  isIncomplete = false,
  furtherAction,
  onSubmit,
  children,
  ...modal
}: FormModalProps) {
  const formId = useId();
  return (
    <Modal
      {...modal}
      closable={!isPending}
      footer={
        <>
          {furtherAction}
          <Button onClick={modal.onClose} disabled={isPending}>
            {text('generic.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" disabled={isIncomplete} loading={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit} noValidate>
        {children}
      </Form>
    </Modal>
  );
}
