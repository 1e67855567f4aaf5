import { textOf, text } from '@assay/shared/messages';
import type { SchemaEditError } from '@assay/shared/domain';
import { Button, Form, Modal, TextInput } from '@assay/shared/ui';
import { useId, useState } from 'react';

/** Width of the dialog in px. */
const WIDTH = 420;

interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly initial?: string;
  /** Takes the name. @returns why it is refused, or null where the dialog is done */
  readonly onSubmit: (name: string) => SchemaEditError | null;
  readonly onClose: () => void;
}

/** Asks for the name of a group or a view, and says at the field why one is refused. */
export function NameDialog({ title, label, initial = '', onSubmit, onClose }: NameDialogProps) {
  const formId = useId();
  const [name, setName] = useState(initial);
  const [refusal, setRefusal] = useState<SchemaEditError | null>(null);
  const submit = () => {
    const error = onSubmit(name);
    setRefusal(error);
    if (error === null) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      width={WIDTH}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{text('generic.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {text('schemas.apply')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} noValidate>
        <TextInput
          label={label}
          autoFocus
          autoComplete="off"
          value={name}
          error={refusal && textOf(refusal.key, refusal.params)}
          onChange={(next) => {
            setName(next);
            setRefusal(null);
          }}
        />
      </Form>
    </Modal>
  );
}
