import { INPUT_LIMITS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Form, Modal, TextArea } from '@assay/shared/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import type { OfferedTransition } from '../api/user-acceptance.queries.ts';
import classes from './acceptance.module.css';

export interface JustificationDialogProps {
  readonly transition: OfferedTransition;
  readonly isPending: boolean;
  readonly onCancel: () => void;
  /** Gets the typed text, trimmed; '' only where it is optional. */
  readonly onAnswer: (justification: string) => void;
}

/** Asks why a transition is made. Ctrl+Enter submits, because Enter starts a new line. */
export function JustificationDialog({ transition, isPending, onCancel, onAnswer }: JustificationDialogProps) {
  const { label, justification: rule } = transition;
  const isRequired = rule === 'required';
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    const justification = typed.trim();
    setIsMissing(isRequired && justification === '');
    if (!isRequired || justification !== '') onAnswer(justification);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Modal
      opened
      onClose={onCancel}
      closable={!isPending}
      title={label}
      width={480}
      footer={
        <>
          <Button onClick={onCancel} disabled={isPending}>
            {text('generic.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={isPending}>
            {label}
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
        <TextArea
          label={text(isRequired ? 'acceptance.justification' : 'acceptance.justificationOptional')}
          value={typed}
          required={isRequired}
          maxLength={INPUT_LIMITS.description}
          error={isMissing ? text('acceptance.justificationMissing') : null}
          onChange={setTyped}
          minRows={3}
        />
      </Form>
    </Modal>
  );
}
