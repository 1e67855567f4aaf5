import type { Entity } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { Button, Form, Modal, Select, Stack } from '@assay/shared/ui';
import { SuggestInput } from '@assay/shared/ui/forms';
import { useId, useState } from 'react';
import { entityTypeName } from '../../entity/entity-type-label.tsx';
import { useEntitySearch } from '../../entity/entity-search.ts';
import { useCreateRelationship } from './relationships.mutations.ts';

/** Width of the dialog in px. */
const WIDTH = 480;

const optionsOf = (types: Entity['types']) =>
  types.map((type) => ({ value: type.fin, label: entityTypeName(type) }));

interface AddRelationshipFormProps {
  readonly entity: Entity;
  readonly formId: string;
  readonly onSubmit: ReturnType<typeof useCreateRelationship>['mutate'];
}

/** The other entity, found by its name, and the type under which each of the two is related. */
function AddRelationshipForm({ entity, formId, onSubmit }: AddRelationshipFormProps) {
  const [name, setName] = useState('');
  const [ownType, setOwnType] = useState(entity.types[0]?.fin ?? null);
  const [relatedType, setRelatedType] = useState<string | null>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const { suggestions, exactMatch: related } = useEntitySearch(name, entity.id);
  const chosenType = related?.types.some(({ fin }) => fin === relatedType)
    ? relatedType
    : (related?.types[0]?.fin ?? null);
  const submit = () => {
    setSubmitted(true);
    if (!related || ownType === null || chosenType === null) return;
    onSubmit({ entityId: entity.id, fin: ownType, relatedEntityId: related.id, relatedFin: chosenType });
  };
  return (
    <Form id={formId} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Select
          label={text('relationships.ownType', { entity: entity.name })}
          options={optionsOf(entity.types)}
          value={ownType}
          onChange={setOwnType}
        />
        <SuggestInput
          label={text('relationships.related')}
          value={name}
          onChange={setName}
          suggestions={suggestions}
          error={wasSubmitted && !related ? text('relationships.relatedMissing') : null}
          autoFocus
        />
        <Select
          label={text('relationships.relatedType')}
          options={related ? optionsOf(related.types) : []}
          value={chosenType}
          onChange={setRelatedType}
          disabled={!related}
        />
      </Stack>
    </Form>
  );
}

export interface AddRelationshipDialogProps {
  readonly entity: Entity;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Relates the entity to another one [AMB-100]. */
export function AddRelationshipDialog({ entity, opened, onClose }: AddRelationshipDialogProps) {
  const formId = useId();
  const create = useCreateRelationship({ onDone: onClose });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      closable={!create.isPending}
      title={text('relationships.add')}
      width={WIDTH}
      footer={
        <>
          <Button onClick={onClose} disabled={create.isPending}>
            {text('generic.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={create.isPending}>
            {text('relationships.add')}
          </Button>
        </>
      }
    >
      <AddRelationshipForm entity={entity} formId={formId} onSubmit={create.mutate} />
    </Modal>
  );
}
