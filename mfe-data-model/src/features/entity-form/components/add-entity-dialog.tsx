import { useApi } from '@assay/shared/api-client';
import type { Entity, EntityType } from '@assay/shared/contracts';
import { ENTITY_VALIDATION_DELAY_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { useDraftForm } from '@assay/shared/state';
import { FormModal } from '@assay/shared/ui/forms';
import { useState } from 'react';
import { useCreateEntity } from '../api/create-entity.mutations.ts';
import { otherOwners, type NameOwner } from '../api/name-owners.ts';
import { BLANK_ENTITY, entityErrors } from '../model/entity-fields.ts';
import { useEntityRights } from '../use-entity-rights.ts';
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
  const form = useDraftForm({
    subject: 'entities.add',
    stored: BLANK_ENTITY,
    errorsOf: (entered) => entityErrors(entered, types),
    shows: 'edited',
    delay: ENTITY_VALIDATION_DELAY_MS,
  });
  const { fields } = form;
  const [owners, setOwners] = useState(NO_OWNERS);
  const close = () => {
    form.reset();
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
  const checkAndSend = async () => {
    try {
      const found = await otherOwners(api, [fields.name, ...fields.akas]);
      const taken = found.filter(({ kind, name }) => !(kind === 'name' && name === fields.name));
      if (taken.length > 0) setOwners(taken);
      else send();
    } catch (error) {
      notify.failure(error, 'entities.createFailed');
    }
  };
  return (
    <>
      <FormModal
        opened={opened}
        onClose={close}
        width={WIDTH}
        title={text('entities.add')}
        action={text('entities.add')}
        isPending={creation.isPending}
        onSubmit={() =>
          form.submit({
            isPending: creation.isPending,
            send: () => void checkAndSend(),
            onInvalid: () => notify('generic.invalidInputs'),
          })
        }
      >
        <EntityFieldsForm
          fields={fields}
          errors={form.shown}
          types={types}
          canEditMetadata
          canEditAkas={canEditAkas}
          akaPermissions={akaPermissions}
          onChange={form.change}
        />
      </FormModal>
      <OwnedNamesWarning owners={owners} onCancel={() => setOwners(NO_OWNERS)} onContinue={send} />
    </>
  );
}
