import type { EntityType } from '@assay/shared/contracts';
import { ACTIONS, normaliseEntityName, restrictedTerms, type Permission } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useNotify, usePermissionExplanation } from '@assay/shared/platform';
import { LockIcon, MultiSelect, Stack, TextInput, TextLink } from '@assay/shared/ui';
import { TagsInput } from '@assay/shared/ui/forms';
import { useState, type ReactNode } from 'react';
import { entityTypeName } from '../../../entity/entity-type-label.tsx';
import type { EntityErrors, EntityFields } from '../model/entity-fields.ts';
import classes from './entity-form.module.css';

/** A field with the lock of a missing permission over its right end [AKA-002]. */
function Field({ needs, children }: { readonly needs: readonly Permission[]; readonly children: ReactNode }) {
  const explanation = usePermissionExplanation()(needs);
  return (
    <div className={classes.field}>
      {children}
      {explanation !== undefined && (
        <span className={classes.lock}>
          <LockIcon explanation={explanation} />
        </span>
      )}
    </div>
  );
}

export interface EntityFieldsFormProps {
  readonly fields: EntityFields;
  readonly onChange: (fields: EntityFields) => void;
  readonly errors: EntityErrors;
  readonly types: readonly EntityType[];
  readonly canEditMetadata: boolean;
  readonly canEditAkas: boolean;
  readonly akaPermissions: readonly Permission[];
  /** The stored name, which is offered as an AKA once another one is typed; none for an entity that is to be created. */
  readonly formerName?: string;
}

/** Whether a name would be lost by a rename: it is neither the name any more nor an AKA. */
function isLost(formerName: string, { name, akas }: EntityFields): boolean {
  const former = normaliseEntityName(formerName);
  return ![name, ...akas].some((known) => normaliseEntityName(known) === former);
}

/** The fields of an entity: name, AKAs, types and identifier [ENT-007, ENT-008, ENT-009, AKA-001]. */
export function EntityFieldsForm(props: EntityFieldsFormProps) {
  const { fields, onChange, errors, types, canEditMetadata, canEditAkas, akaPermissions, formerName } = props;
  const notify = useNotify();
  const [hasDuplicate, setHasDuplicate] = useState(false);
  const change = (changes: Partial<EntityFields>) => {
    setHasDuplicate(false);
    onChange({ ...fields, ...changes });
  };
  const chosen = types.filter(({ fin }) => fields.fins.includes(fin));
  const terms = restrictedTerms(chosen.flatMap(({ validators }) => validators));
  const options = types.map((type) => ({ value: type.fin, label: entityTypeName(type) }));
  const metadata = ACTIONS['entities.create'];
  return (
    <Stack gap="md">
      <Field needs={metadata}>
        <TextInput
          label={text('entities.name')}
          name="name"
          autoComplete="off"
          required
          readOnly={!canEditMetadata}
          value={fields.name}
          description={
            terms.length > 0 && errors.name === undefined
              ? text('entities.restrictedTerms', { terms: terms.join(', ') })
              : undefined
          }
          error={errors.name}
          onChange={(name) => change({ name })}
        />
      </Field>
      <Field needs={akaPermissions}>
        <TagsInput
          label={text('entities.akas')}
          description={canEditAkas ? text('entities.akasHint') : undefined}
          readOnly={!canEditAkas}
          value={fields.akas}
          error={hasDuplicate ? text('entities.akasDuplicate') : errors.akas}
          isSame={(tag, other) => normaliseEntityName(tag) === normaliseEntityName(other)}
          onChange={(akas) => change({ akas })}
          onDuplicate={() => {
            setHasDuplicate(true);
            // The typed tag is not added; the code chooses the message [AKA-006, AKA-009].
            notify.failure({ code: 'CANNOT_DUPLICATE_AKA' }, 'entities.updateAkasFailed');
          }}
        />
        {canEditAkas && formerName !== undefined && fields.name !== '' && isLost(formerName, fields) && (
          <TextLink onClick={() => change({ akas: [...fields.akas, formerName] })}>
            {text('entities.keepFormerName', { name: formerName })}
          </TextLink>
        )}
      </Field>
      <Field needs={metadata}>
        <MultiSelect
          label={text('entities.type')}
          placeholder={text('entities.selectType')}
          required
          readOnly={!canEditMetadata}
          options={options}
          value={fields.fins}
          error={errors.fins}
          onChange={(fins) => change({ fins })}
        />
      </Field>
      <Field needs={metadata}>
        <TextInput
          label={text('entities.clientIdentifier')}
          name="clientIdentifier"
          autoComplete="off"
          readOnly={!canEditMetadata}
          value={fields.clientIdentifier}
          onChange={(clientIdentifier) => change({ clientIdentifier })}
        />
      </Field>
    </Stack>
  );
}
