import type { EntityType, MetricDetails } from '@assay/shared/contracts';
import { METRIC_DATA_TYPE_NAMES, type MetricDataType } from '@assay/shared/domain';
import { dataTypeName, text } from '@assay/shared/messages';
import { useDraftForm } from '@assay/shared/state';
import { Select, Stack } from '@assay/shared/ui';
import { FormModal } from '@assay/shared/ui/forms';
import { useCreateMetric } from '../api/metric.mutations.ts';
import {
  canBeAdditive,
  createBody,
  errorsOf,
  isValid,
  NEW_METRIC,
  toAssociation,
  type FormErrors,
  type MetricForm,
} from '../model/metric-form.ts';
import { FormulaSection } from './formula-section.tsx';
import { GeneralFields } from './general-fields.tsx';
import { LabelSection } from './label-section.tsx';
import { ValidatorSection } from './validator-section.tsx';

/** Width of the dialog in px. */
const WIDTH = 560;

interface NewMetric extends MetricForm {
  readonly type: MetricDataType;
}

const BLANK: NewMetric = { ...NEW_METRIC, type: 'STRING' };
const typeOptions = () => METRIC_DATA_TYPE_NAMES.map((name) => ({ value: name, label: dataTypeName(name) }));

export interface CreateMetricDialogProps {
  readonly opened: boolean;
  readonly types: readonly EntityType[];
  readonly onClose: () => void;
  readonly onCreated: (metric: MetricDetails) => void;
}

/** Adds a metric with all that can be said of it [AMB-102]. */
export function CreateMetricDialog({ opened, types, onClose, onCreated }: CreateMetricDialogProps) {
  const draft = useDraftForm<NewMetric, FormErrors>({
    subject: 'metrics.create',
    stored: BLANK,
    errorsOf,
    isValid,
    shows: 'none',
  });
  const { fields: form, change } = draft;
  const close = () => {
    draft.reset();
    onClose();
  };
  const creation = useCreateMetric({
    onCreated: (metric) => {
      close();
      onCreated(metric);
    },
  });
  const { type } = form;
  const shown: FormErrors = { validators: [], ...draft.shown };
  const submit = () =>
    draft.submit({ isPending: creation.isPending, send: () => creation.mutate(createBody(type, form)) });
  return (
    <FormModal
      opened={opened}
      onClose={close}
      width={WIDTH}
      title={text('metrics.createTitle')}
      action={text('metrics.create')}
      isPending={creation.isPending}
      onSubmit={submit}
    >
      <Stack gap="md">
        <GeneralFields
          form={form}
          errors={shown}
          types={types}
          type={type}
          typeField={
            <Select
              label={text('metrics.type')}
              description={text('metrics.typeFixed')}
              options={typeOptions()}
              value={type}
              onChange={(chosen) =>
                chosen && change({ type: chosen, isAdditive: form.isAdditive && canBeAdditive(chosen) })
              }
            />
          }
          disabled={false}
          onChange={change}
        />
        <LabelSection form={form} disabled={false} onChange={change} />
        <FormulaSection
          previewed={{ metric: { type, ...toAssociation(form) } }}
          type={type}
          form={form}
          error={shown.formula}
          disabled={false}
          onChange={change}
        />
        <ValidatorSection
          type={type}
          validators={form.validators}
          errors={shown.validators}
          disabled={false}
          onChange={(validators) => change({ validators })}
        />
      </Stack>
    </FormModal>
  );
}
