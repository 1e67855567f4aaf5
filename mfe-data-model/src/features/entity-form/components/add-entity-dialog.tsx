import { useApi } from '@assay/shared/api-client';
import type { Entity, EntityType } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { usePersistedState } from '@assay/shared/state';
import { FormModal } from '@assay/shared/ui/forms';
import { useState } from 'react';
import { useCreateEntity } from '../api/create-entity.mutations.ts';
import { otherOwners, type NameOwner } from '../api/name-owners.ts';
import { BLANK_ENTITY, entityErrors, readFields, type EntityFields } from '../model/entity-fields.ts';
import { useEntityRights } from '../use-entity-rights.ts';
import { useDelayedErrors } from '../use-delayed-errors.ts';
import { EntityFieldsForm } from './entity-fields-form.tsx';
import { OwnedNamesWarning } from './owned-names-warning.tsx';

/** Width of the dialog in px. */
const WIDTH = 560;
const NO_OWNERS: readonly NameOwner[] = [];

interface AddEntityDialogProps {
  readonly opened: boolean;
  /** The types to choose from. */
  readonly types: readonly EntityType[];
  readonly onClose: () => void;
  /** The entity was created; null where it could not be read again. */
  readonly onCreated: (entity: Entity | null) => void;
}

/** Adds an entity by the fields of the overview form [AMB-097]. */
export function AddEntityDialog({ opened, types, onClose, onCreated }: AddEntityDialogProps) {
  const api = useApi();
  const notify = useNotify();
  const { canEditAkas, akaPermissions } = useEntityRights();
  const [fields, setFields] = usePersistedState<EntityFields>({
    subject: 'entities.add',
    initial: BLANK_ENTITY,
    parse: readFields,
  });
  const [touched, setTouched] = useState<readonly (keyof EntityFields)[]>([]);
  const [owners, setOwners] = useState(NO_OWNERS);
  const errors = entityErrors(fields, types);
  const delayed = useDelayedErrors(errors);
  const close = () => {
    setFields(BLANK_ENTITY);
    setTouched([]);
    onClose();
  };
  const creation = useCreateEntity({
    onCreated: (entity) => {
      close();
      onCreated(entity);
    },
  });
  const send = () => {
    setOwners(NO_OWNERS);
    creation.mutate(fields);
  };
  const submit = async () => {
    if (creation.isPending) return;
    if (Object.keys(errors).length > 0) {
      setTouched(['name', 'akas', 'fins']);
      delayed.show();
      return notify('generic.invalidInputs');
    }
    try {
      const found = await otherOwners(api, [fields.name, ...fields.akas]);
      const taken = found.filter(({ kind, name }) => !(kind === 'name' && name === fields.name));
      if (taken.length > 0) setOwners(taken);
      else send();
    } catch (error) {
      notify.failure(error, 'entities.createFailed');
    }
  };
  const edit = (next: EntityFields) => {
    const names = ['name', 'akas', 'fins'] as const;
    setTouched((before) => [...before, ...names.filter((name) => next[name] !== fields[name])]);
    setFields(next);
  };
  const shown = Object.fromEntries(
    Object.entries(delayed.shown).filter(([name]) => touched.some((field) => field === name)),
  );
  return (
    <>
      <FormModal
        opened={opened}
        onClose={close}
        width={WIDTH}
        title={text('entities.add')}
        action={text('entities.add')}
        isPending={creation.isPending}
        onSubmit={() => void submit()}
      >
        <EntityFieldsForm
          fields={fields}
          errors={shown}
          types={types}
          canEditMetadata
          canEditAkas={canEditAkas}
          akaPermissions={akaPermissions}
          onChange={edit}
        />
      </FormModal>
      <OwnedNamesWarning owners={owners} onCancel={() => setOwners(NO_OWNERS)} onContinue={send} />
    </>
  );
}
