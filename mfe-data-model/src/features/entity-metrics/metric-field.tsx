import type { MetricSummary, StoredDatapoint } from '@assay/shared/contracts';
import { ACTIONS, isMetricDataType, toIsoDate } from '@assay/shared/domain';
import { text, timePeriodName } from '@assay/shared/messages';
import { useCan, usePermissionExplanation, usePlatform, useSettings } from '@assay/shared/platform';
import { Button, IconButton, IconHistory, IconPlus, iconProps, Text } from '@assay/shared/ui';
import { DateField } from '@assay/shared/ui/forms';
import {
  DatapointEditor,
  type DatapointEditorEvent,
  type DatapointEditorHandle,
} from '@assay/shared/widgets';
import { isCalculated } from '@assay/shared/widgets/datapoint-history';
import { useEffect, useRef, useState } from 'react';
import { EDIT_EVENTS } from './edit-events.ts';
import type { MetricOwner } from './metric-owner.ts';
import { useSaveValue } from './save-value.mutations.ts';
import { ValueInfo } from './value-info.tsx';
import { ValueOrigin } from './value-origin.tsx';
import classes from './entity-metrics.module.css';

export interface MetricFieldProps {
  readonly owner: MetricOwner;
  readonly metric: MetricSummary;
  readonly datapoint: StoredDatapoint | null;
  /** Whether the value is shown as it was known once, and cannot be changed. */
  readonly isPast: boolean;
  /** Where it is, for analytics. */
  readonly location: string;
  readonly onViewHistory: () => void;
}

/** The date of a new value: today, until the user chooses another [MET-035]. */
function useNewValue(isNew: boolean) {
  const [reportingDate, setReportingDate] = useState(() => toIsoDate(new Date()));
  const [id, setId] = useState(() => crypto.randomUUID());
  const { defaultLanguage: language } = useSettings();
  return {
    id,
    reportingDate,
    restart: () => {
      setReportingDate(toIsoDate(new Date()));
      setId(crypto.randomUUID());
    },
    field: isNew && (
      <div className={classes.newDate}>
        <DateField
          size="sm"
          label={text('datapoints.reportingDate')}
          value={reportingDate}
          onChange={(date) => setReportingDate(date ?? toIsoDate(new Date()))}
          language={language}
        />
      </div>
    ),
  };
}

/** One metric with its latest value: read, edit, add, its facts and its history [MET-005]. */
export function MetricField({ owner, metric, datapoint, isPast, location, onViewHistory }: MetricFieldProps) {
  const { analytics } = usePlatform();
  const { defaultLanguage: language, defaultCurrency } = useSettings();
  const canEdit = useCan(ACTIONS['entities.create']) && !isPast;
  const explain = usePermissionExplanation();
  const [isAdding, setAdding] = useState(false);
  const editor = useRef<DatapointEditorHandle>(null);
  const stored = isAdding ? null : datapoint;
  const newValue = useNewValue(stored === null);
  const save = useSaveValue(owner, metric.fin);
  const calculated = datapoint !== null && isCalculated(datapoint);

  useEffect(() => {
    if (isAdding) editor.current?.edit();
  }, [isAdding]);
  const handleEvent = (event: DatapointEditorEvent) => {
    if (event === 'saveFailed') return;
    if (event !== 'edit') {
      setAdding(false);
      newValue.restart();
    }
    analytics.track(EDIT_EVENTS[event], { location, fin: metric.fin, entityId: owner.id });
  };
  const isFixed = isPast ? text('datapoints.pastLocked') : undefined;
  const lockedReason = calculated ? text('datapoints.calculated') : isFixed;
  const { name, description, timePeriod, type, fin, validators } = metric;
  const dataType = isMetricDataType(type) ? type : 'STRING';
  return (
    <li className={classes.field}>
      <div className={classes.name} title={description || name}>
        {name}
      </div>
      <Text as="div" quiet caption title={timePeriod ? timePeriodName(timePeriod.name) : undefined}>
        {timePeriod && timePeriodName(timePeriod.shortName)}
      </Text>
      <div className={classes.editor}>
        <DatapointEditor
          key={isAdding ? 'new' : 'stored'}
          ref={editor}
          metric={{ fin, name, dataType, validators }}
          datapoint={stored && { value: stored.value, currency: stored.effectors.currency }}
          language={language}
          canEdit={canEdit && !calculated}
          lockedReason={lockedReason}
          lockedExplanation={explain(ACTIONS['entities.create'])}
          typing={{ currency: defaultCurrency }}
          editingDetail={newValue.field}
          onEvent={handleEvent}
          onSave={async (draft) => {
            const { id: newId, reportingDate } = newValue;
            await save.mutateAsync({ draft, stored, reportingDate, newId });
          }}
        />
      </div>
      {stored === null ? <div /> : <ValueOrigin datapoint={stored} dataType={dataType} language={language} />}
      <div className={classes.tools}>
        {datapoint !== null && canEdit && !calculated && (
          <IconButton
            size="sm"
            label={text('datapoints.newValueOf', { metric: name })}
            icon={<IconPlus {...iconProps} />}
            onClick={() => setAdding(true)}
          />
        )}
        <ValueInfo metric={name} datapoint={datapoint} language={language} />
        <Button
          size="sm"
          variant="quiet"
          icon={<IconHistory {...iconProps} />}
          aria-label={text('datapoints.historyOf', { metric: name })}
          onClick={onViewHistory}
        >
          {text('datapoints.viewHistory')}
        </Button>
      </div>
    </li>
  );
}
