import { INPUT_LIMITS, type FailingCheck } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Form, Modal, TextArea } from '@assay/shared/ui';
import { useId, useState } from 'react';
import { useOverrideCheck, type OverriddenDocument } from '../api/check-overrides.mutations.ts';
import classes from './check-list.module.css';

export interface OverrideDialogProps {
  readonly document: OverriddenDocument;
  readonly check: FailingCheck;
  /** What the check says. */
  readonly description: string;
  readonly onClose: () => void;
}

/** Asks why a failing check is accepted. */
export function OverrideDialog({ document, check, description, onClose }: OverrideDialogProps) {
  const formId = useId();
  const { mutate, isPending } = useOverrideCheck(document);
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const reason = typed.trim();
  const send = () => {
    setIsChecked(true);
    if (reason !== '') mutate({ check, reason }, { onSuccess: onClose });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closable={!isPending}
      width={480}
      title={text('checks.overrideOf', { check: check.name })}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {text('generic.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={isPending}>
            {text('checks.override')}
          </Button>
        </>
      }
    >
      <Form id={formId} className={classes.form} noValidate onSubmit={send}>
        <p>{description}</p>
        <p className={classes.quiet}>{text('checks.overrideHint')}</p>
        <TextArea
          label={text('checks.reason')}
          required
          minRows={3}
          maxLength={INPUT_LIMITS.description}
          value={typed}
          onChange={setTyped}
          error={isChecked && reason === '' ? text('checks.reasonMissing') : null}
        />
      </Form>
    </Modal>
  );
}
