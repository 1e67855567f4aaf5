import type { EntityType } from '@assay/shared/contracts';
import {
  INPUT_LIMITS,
  isSourceOffered,
  METRIC_SOURCES,
  TIME_PERIODS,
  type MetricSource,
} from '@assay/shared/domain';
import { type MessageKey, text, textOf, timePeriodName } from '@assay/shared/messages';
import { useSwitch } from '@assay/shared/platform';
import { Checkbox, Select, TextArea, TextInput } from '@assay/shared/ui';
import type { ReactNode } from 'react';
import { canBeAdditive, type FormErrors, type MetricForm } from '../model/metric-form.ts';
import { AssociationFields } from './association-fields.tsx';
import classes from './metric-editor.module.css';

const SOURCE_LABELS = {
  DOCUMENT: 'metrics.sourceDocument',
  CALCULATION: 'metrics.sourceCalculation',
  KNOWLEDGE_GRAPH: 'metrics.sourceKnowledgeGraph',
  GENERATED: 'metrics.sourceGenerated',
} as const satisfies Record<MetricSource, MessageKey>;

export interface GeneralFieldsProps {
  readonly form: MetricForm;
  readonly errors: FormErrors;
  readonly types: readonly EntityType[];
  readonly type: string;
  /** Beside the name, where the type is chosen. */
  readonly typeField?: ReactNode;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<MetricForm>) => void;
}

/** Where values come from; a source whose switch is off is offered only where the metric has it already. */
function SourceChoices({
  form,
  errors,
  disabled,
  onChange,
}: Omit<GeneralFieldsProps, 'types' | 'type' | 'typeField'>) {
  const switches = {
    calculatedMetrics: useSwitch('calculatedMetrics'),
    generativeMetrics: useSwitch('generativeMetrics'),
  };
  const offered = METRIC_SOURCES.filter(
    (source) => isSourceOffered(source, switches) || form.sources.includes(source),
  );
  return (
    <fieldset className={classes.group} disabled={disabled}>
      <legend>{text('metrics.sources')}</legend>
      {offered.map((source) => (
        <Checkbox
          key={source}
          label={text(SOURCE_LABELS[source])}
          checked={form.sources.includes(source)}
          disabled={disabled}
          onChange={(isChosen) =>
            onChange({
              sources: METRIC_SOURCES.filter((one) =>
                one === source ? isChosen : form.sources.includes(one),
              ),
            })
          }
        />
      ))}
      {errors.sources && <p className={classes.error}>{textOf(errors.sources)}</p>}
    </fieldset>
  );
}

/** Name, description, association, period and sources of a metric [AMB-102]. */
export function GeneralFields(props: GeneralFieldsProps) {
  const { form, errors, types, type, typeField, disabled, onChange } = props;
  return (
    <>
      <TextInput
        label={text('metrics.name')}
        required
        maxLength={INPUT_LIMITS.name}
        error={errors.name && textOf(errors.name)}
        value={form.name}
        disabled={disabled}
        onChange={(name) => onChange({ name })}
      />
      {typeField}
      <TextArea
        label={text('metrics.description')}
        maxLength={INPUT_LIMITS.description}
        value={form.description}
        disabled={disabled}
        onChange={(description) => onChange({ description })}
      />
      <AssociationFields
        form={form}
        types={types}
        error={errors.entityType}
        disabled={disabled}
        onChange={onChange}
      />
      <Select
        label={text('metrics.timePeriod')}
        options={TIME_PERIODS.map(({ name, shortName }) => ({
          value: name,
          label: `${timePeriodName(name)} (${timePeriodName(shortName)})`,
        }))}
        value={form.timePeriod}
        clearable
        disabled={disabled}
        onChange={(timePeriod) => onChange({ timePeriod })}
      />
      <Checkbox
        label={text('metrics.isStatic')}
        checked={form.isStatic}
        disabled={disabled}
        onChange={(isStatic) => onChange({ isStatic })}
      />
      {canBeAdditive(type) && (
        <Checkbox
          label={text('metrics.isAdditive')}
          checked={form.isAdditive}
          disabled={disabled}
          onChange={(isAdditive) => onChange({ isAdditive })}
        />
      )}
      <SourceChoices form={form} errors={errors} disabled={disabled} onChange={onChange} />
    </>
  );
}
