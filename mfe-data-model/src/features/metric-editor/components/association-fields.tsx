import type { EntityType } from '@assay/shared/contracts';
import { text, textOf } from '@assay/shared/messages';
import { Select } from '@assay/shared/ui';
import type { FormErrors, MetricForm } from '../model/metric-form.ts';
import classes from './metric-editor.module.css';

export interface AssociationFieldsProps {
  readonly form: Pick<MetricForm, 'entityType' | 'relatedType'>;
  readonly types: readonly EntityType[];
  readonly error?: FormErrors['entityType'] | undefined;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<MetricForm>) => void;
}

/** What values are kept for: an entity type, or a pair of them [AMB-103]. */
export function AssociationFields({ form, types, error, disabled, onChange }: AssociationFieldsProps) {
  const options = types.map(({ fin, displayName }) => ({ value: fin, label: displayName }));
  return (
    <div className={classes.pair}>
      <Select
        label={text('metrics.entityType')}
        options={options}
        value={form.entityType}
        error={error && textOf(error)}
        searchable
        clearable
        disabled={disabled}
        onChange={(entityType) => onChange({ entityType })}
      />
      <Select
        label={text('metrics.relatedType')}
        description={text('metrics.relatedTypeHint')}
        options={options}
        value={form.relatedType}
        searchable
        clearable
        disabled={disabled}
        onChange={(relatedType) => onChange({ relatedType })}
      />
    </div>
  );
}
