import { INPUT_LIMITS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Form, Modal, TextArea } from '@assay/shared/ui';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './text-dialog.module.css';

export interface TextDialogProps {
  readonly title: string;
  /** Names the input. */
  readonly label: string;
  /** What the button that sends the text says. */
  readonly action: string;
  /** Says that nothing was typed; without it the text is optional. */
  readonly missing?: string;
  readonly isPending: boolean;
  /** Gets the text without blanks around it; '' only where it is optional. */
  readonly onSubmit: (typed: string) => void;
  readonly onClose: () => void;
  /** What stands above the input; `isChecked` once the user has tried to send. */
  readonly children?: ReactNode | ((isChecked: boolean) => ReactNode);
}

/** Asks for a text. Ctrl+Enter sends it, because Enter starts a new line. */
export function TextDialog({ title, label, action, missing, isPending, ...props }: TextDialogProps) {
  const { onSubmit, onClose, children } = props;
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = missing !== undefined && typed.trim() === '';
  const submit = () => {
    setIsChecked(true);
    if (!isMissing && !isPending) onSubmit(typed.trim());
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closable={!isPending}
      width={480}
      title={title}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {text('generic.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        className={classes.form}
        noValidate
        onSubmit={submit}
        onKeyDownCapture={handleKeyDown}
      >
        {typeof children === 'function' ? children(isChecked) : children}
        <TextArea
          label={label}
          required={missing !== undefined}
          minRows={3}
          maxLength={INPUT_LIMITS.description}
          value={typed}
          onChange={setTyped}
          error={isChecked && isMissing ? missing : null}
        />
      </Form>
    </Modal>
  );
}
