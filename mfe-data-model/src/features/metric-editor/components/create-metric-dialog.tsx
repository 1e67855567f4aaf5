import type { EntityType, MetricDetails } from '@assay/shared/contracts';
import {
  INPUT_LIMITS,
  METRIC_DATA_TYPE_NAMES,
  METRIC_DATA_TYPES,
  type MetricDataType,
} from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePersistedState } from '@assay/shared/state';
import { Select, Stack, TextArea, TextInput } from '@assay/shared/ui';
import { FormModal } from '@assay/shared/ui/forms';
import { useState } from 'react';
import { useCreateMetric } from '../api/metric.mutations.ts';
import { toAssociation } from '../model/metric-form.ts';
import { AssociationFields } from './association-fields.tsx';

/** Width of the dialog in px. */
const WIDTH = 560;

interface NewMetric {
  readonly name: string;
  readonly description: string;
  readonly type: MetricDataType;
  readonly entityType: string | null;
  readonly relatedType: string | null;
}

const BLANK: NewMetric = { name: '', description: '', type: 'STRING', entityType: null, relatedType: null };
const TYPES = METRIC_DATA_TYPE_NAMES.map((name) => ({ value: name, label: METRIC_DATA_TYPES[name].label }));

/** The fields as they were before a session ended. */
function readForm(kept: unknown): NewMetric | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { name, description } = kept as Partial<NewMetric>;
  return typeof name === 'string' && typeof description === 'string' ? { ...BLANK, ...kept } : undefined;
}

export interface CreateMetricDialogProps {
  readonly opened: boolean;
  readonly types: readonly EntityType[];
  readonly onClose: () => void;
  readonly onCreated: (metric: MetricDetails) => void;
}

/** Adds a metric: name, type and what it belongs to. Everything else is edited in its panel [AMB-102]. */
export function CreateMetricDialog({ opened, types, onClose, onCreated }: CreateMetricDialogProps) {
  const [form, setForm] = usePersistedState({ subject: 'metrics.create', initial: BLANK, parse: readForm });
  const [isTried, setTried] = useState(false);
  const close = () => {
    setForm(BLANK);
    setTried(false);
    onClose();
  };
  const creation = useCreateMetric({
    onCreated: (metric) => {
      close();
      onCreated(metric);
    },
  });
  const change = (next: Partial<NewMetric>) => setForm({ ...form, ...next });
  const isNameMissing = form.name.trim() === '';
  const isTypeMissing = form.entityType === null && form.relatedType !== null;
  const submit = () => {
    setTried(true);
    if (isNameMissing || isTypeMissing || creation.isPending) return;
    const { name, description, type } = form;
    const body = { name: name.trim(), description: description.trim(), type, isStatic: true };
    creation.mutate({ ...body, ...toAssociation(form) });
  };
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
        <TextInput
          label={text('metrics.name')}
          required
          maxLength={INPUT_LIMITS.name}
          error={isTried && isNameMissing ? text('metrics.nameRequired') : null}
          value={form.name}
          onChange={(name) => change({ name })}
        />
        <Select
          label={text('metrics.type')}
          description={text('metrics.typeFixed')}
          options={TYPES}
          value={form.type}
          onChange={(type) => type && change({ type })}
        />
        <TextArea
          label={text('metrics.description')}
          maxLength={INPUT_LIMITS.description}
          value={form.description}
          onChange={(description) => change({ description })}
        />
        <AssociationFields
          form={form}
          types={types}
          error={isTried && isTypeMissing ? 'metrics.entityTypeRequired' : undefined}
          disabled={false}
          onChange={change}
        />
      </Stack>
    </FormModal>
  );
}
