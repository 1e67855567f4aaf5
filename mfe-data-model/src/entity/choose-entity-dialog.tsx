import type { Entity } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { FormModal, SuggestInput } from '@assay/shared/ui/forms';
import { useState } from 'react';
import { useEntitySearch } from './entity-search.ts';

/** Width of the dialog in px. */
const WIDTH = 480;

interface ChooseEntityDialogProps {
  readonly title: string;
  /** What choosing does. */
  readonly action: string;
  /** An entity that cannot be chosen. */
  readonly excludedId?: string;
  readonly onChoose: (entity: Entity) => void;
  readonly onClose: () => void;
}

/** Finds any entity of the client by its name. */
export function ChooseEntityDialog({
  title,
  action,
  excludedId,
  onChoose,
  onClose,
}: ChooseEntityDialogProps) {
  const [name, setName] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const { suggestions, exactMatch: found } = useEntitySearch(name, excludedId);
  const submit = () => {
    setSubmitted(true);
    if (found) onChoose(found);
  };
  return (
    <FormModal opened onClose={onClose} title={title} width={WIDTH} action={action} onSubmit={submit}>
      <SuggestInput
        label={text('entities.otherEntity')}
        value={name}
        onChange={setName}
        suggestions={suggestions}
        error={wasSubmitted && !found ? text('entities.otherEntityMissing') : null}
        autoFocus
      />
    </FormModal>
  );
}
