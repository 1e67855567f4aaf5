import { useApi } from '@assay/shared/api-client';
import type { Entity, EntityType } from '@assay/shared/contracts';
import { ENTITY_VALIDATION_DELAY_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, useNotify } from '@assay/shared/platform';
import { useDraftForm } from '@assay/shared/state';
import { Button, Form, Group, Stack } from '@assay/shared/ui';
import { useState } from 'react';
import { useEntityTypes } from '../../../entity/entity-types.queries.ts';
import { otherOwners, type NameOwner } from '../api/name-owners.ts';
import { useSaveEntity } from '../api/save-entity.mutations.ts';
import { changeOf, entityErrors, fieldsOf, namesToCheck, type EntityFields } from '../model/entity-fields.ts';
import { useEntityRights } from '../use-entity-rights.ts';
import { EntityFieldsForm } from './entity-fields-form.tsx';
import { OwnedNamesWarning } from './owned-names-warning.tsx';
import { TypeRemovalWarning } from './type-removal-warning.tsx';

const NO_OWNERS: readonly NameOwner[] = [];

/** The types to choose from: those of the client, and those of the entity that the client no longer has. */
function withOwnTypes(types: readonly EntityType[], entity: Entity): readonly EntityType[] {
  return [...types, ...entity.types.filter(({ fin }) => !types.some((type) => type.fin === fin))];
}

interface EntityOverviewFormProps {
  readonly entity: Entity;
  /** The name was changed and stored. */
  readonly onRenamed: (name: string) => void;
}

/** The metadata of an entity: Reset restores what is stored, Save changes sends what differs [ENT-010, AMB-095]. */
export function EntityOverviewForm({ entity, onRenamed }: EntityOverviewFormProps) {
  const api = useApi();
  const notify = useNotify();
  const types = withOwnTypes(useEntityTypes(), entity);
  const rights = useEntityRights();
  const stored = fieldsOf(entity);
  const form = useDraftForm({
    subject: `entity.${entity.id}`,
    stored,
    errorsOf: (entered) => entityErrors(entered, types),
    shows: 'all',
    delay: ENTITY_VALIDATION_DELAY_MS,
  });
  const { fields } = form;
  const [removed, setRemoved] = useState<{ fin: string; next: EntityFields } | null>(null);
  const [owners, setOwners] = useState(NO_OWNERS);
  const [isChecking, setChecking] = useState(false);
  const change = changeOf(stored, fields);
  const isDirty = change.metadata !== null || change.akas !== null;
  const saving = useSaveEntity({
    onSaved: (saved, isComplete) => {
      if (isComplete) form.reset();
      if (saved.name !== entity.name) onRenamed(saved.name);
    },
  });

  const edit = (next: EntityFields) => {
    const fin = stored.fins.find((own) => fields.fins.includes(own) && !next.fins.includes(own));
    if (fin === undefined) form.change(next);
    else setRemoved({ fin, next });
  };
  const send = () => {
    setOwners(NO_OWNERS);
    saving.mutate({ entity, change });
  };
  const checkAndSend = async () => {
    setChecking(true);
    try {
      const found = await otherOwners(api, namesToCheck(stored, change), entity.id);
      const taken = found.filter((owner) => !(owner.kind === 'name' && owner.name === change.metadata?.name));
      if (taken.length > 0) setOwners(taken);
      else send();
    } catch (error) {
      notify.failure(error, change.metadata ? 'entities.updateFailed' : 'entities.updateAkasFailed');
    } finally {
      setChecking(false);
    }
  };
  const submit = () => {
    if (!rights.canSave || !isDirty) return;
    form.submit({
      isPending: saving.isPending || isChecking,
      send: () => void checkAndSend(),
      onInvalid: () => notify('generic.invalidInputs'),
    });
  };

  return (
    <>
      <Form onSubmit={submit} noValidate>
        <Stack gap="md">
          <EntityFieldsForm
            {...rights}
            fields={fields}
            formerName={stored.name}
            errors={form.shown}
            types={types}
            onChange={edit}
          />
          <Group gap="xs">
            <Button disabled={!isDirty} onClick={form.reset}>
              {text('entities.reset')}
            </Button>
            <PermissionLock needs={rights.needs}>
              <Button
                type="submit"
                variant="primary"
                disabled={!isDirty || !form.isValid}
                loading={saving.isPending || isChecking}
              >
                {text('entities.saveChanges')}
              </Button>
            </PermissionLock>
          </Group>
        </Stack>
      </Form>
      {removed && (
        <TypeRemovalWarning
          entity={entity}
          fin={removed.fin}
          remaining={removed.next.fins}
          onCancel={() => setRemoved(null)}
          onContinue={() => {
            form.change(removed.next);
            setRemoved(null);
          }}
        />
      )}
      <OwnedNamesWarning owners={owners} onCancel={() => setOwners(NO_OWNERS)} onContinue={send} />
    </>
  );
}
