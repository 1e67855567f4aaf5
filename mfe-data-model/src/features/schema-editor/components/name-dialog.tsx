import { textOf, text } from '@assay/shared/messages';
import type { SchemaEditError } from '@assay/shared/domain';
import { TextInput } from '@assay/shared/ui';
import { FormModal } from '@assay/shared/ui/forms';
import { useState } from 'react';

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
  const [name, setName] = useState(initial);
  const [refusal, setRefusal] = useState<SchemaEditError | null>(null);
  const submit = () => {
    const error = onSubmit(name);
    setRefusal(error);
    if (error === null) onClose();
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      width={WIDTH}
      title={title}
      action={text('schemas.apply')}
      onSubmit={submit}
    >
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
    </FormModal>
  );
}
