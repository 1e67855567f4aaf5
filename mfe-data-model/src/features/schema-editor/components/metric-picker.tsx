import { useApi } from '@assay/shared/api-client';
import type { MetricSummary } from '@assay/shared/contracts';
import { metricsOfGroup, type MetricPlace } from '@assay/shared/domain';
import { dataTypeName, text, timePeriodName } from '@assay/shared/messages';
import { useLoadState } from '@assay/shared/state';
import {
  Button,
  Checkbox,
  EmptyState,
  ErrorPanel,
  Modal,
  SearchInput,
  Skeleton,
  Text,
} from '@assay/shared/ui';
import { useState } from 'react';
import { pickerQuery, toSchemaMetric } from '../api/schema-editor.queries.ts';
import { placeLabel } from '../model/place-label.ts';
import { useSchemaPart } from '../model/schema-draft.ts';
import { useSchemaEdit } from '../model/use-schema-edit.ts';
import classes from './schema-editor.module.css';

/** Width of the dialog in px. */
const WIDTH = 640;

interface MetricPickerProps {
  readonly place: MetricPlace;
  readonly onClose: () => void;
}

/** The groups in which metrics are used already, by fin. */
function useUses(): ReadonlyMap<string, string> {
  const groups = useSchemaPart((schema) => schema.groups);
  return new Map(
    groups.flatMap((group) => metricsOfGroup(group).map(({ fin }) => [fin, group.displayName] as const)),
  );
}

interface ChoiceProps {
  readonly metric: MetricSummary;
  readonly usedIn: string | undefined;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function Choice({ metric, usedIn, isChosen, onChange }: ChoiceProps) {
  const { name, description, type, timePeriod } = metric;
  return (
    <li className={classes.choice}>
      <Checkbox
        label={name}
        description={usedIn === undefined ? description : text('schemas.usedIn', { group: usedIn })}
        checked={usedIn !== undefined || isChosen}
        disabled={usedIn !== undefined}
        onChange={onChange}
      />
      <Text quiet className={classes.cell}>
        {timePeriod && timePeriodName(timePeriod.shortName)}
      </Text>
      <Text quiet className={classes.cell}>
        {dataTypeName(type)}
      </Text>
    </li>
  );
}

/** Chooses metrics to add to a place of the schema. Those that the schema uses already are disabled [SCH-028, AMB-113]. */
export function MetricPicker({ place, onClose }: MetricPickerProps) {
  const api = useApi();
  const edit = useSchemaEdit();
  const uses = useUses();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly MetricSummary[]>([]);
  const { data, status, retry } = useLoadState(pickerQuery(api, search));
  const add = () => {
    edit({ kind: 'addMetrics', ...place, metrics: chosen.map(toSchemaMetric) });
    onClose();
  };
  const toggle = (metric: MetricSummary, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, metric] : chosen.filter(({ fin }) => fin !== metric.fin));
  const more = data === undefined ? 0 : data.totalMetricCount - data.metrics.length;
  return (
    <Modal
      opened
      onClose={onClose}
      width={WIDTH}
      title={text('schemas.addMetricsTo', { place: placeLabel(place) })}
      footer={
        <>
          <Button onClick={onClose}>{text('generic.cancel')}</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={add}>
            {chosen.length === 0
              ? text('schemas.addMetrics')
              : text('schemas.addCount', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={classes.picker}>
        <SearchInput label={text('metrics.search')} value={search} onSearch={setSearch} />
        {status === 'erroring' && !data && <ErrorPanel title={text('metrics.loadFailed')} onRetry={retry} />}
        {!data && status === 'loading' && <Skeleton height={240} />}
        {data?.metrics.length === 0 && (
          <EmptyState message={text('metrics.empty')} description={text('generic.emptyFiltered')} />
        )}
        <ul className={classes.choices} aria-label={text('schemas.metrics')}>
          {data?.metrics.map((metric) => (
            <Choice
              key={metric.fin}
              metric={metric}
              usedIn={uses.get(metric.fin)}
              isChosen={chosen.some(({ fin }) => fin === metric.fin)}
              onChange={(isChosen) => toggle(metric, isChosen)}
            />
          ))}
        </ul>
        {more > 0 && (
          <Text as="p" quiet caption>
            {text('schemas.moreMetrics', { count: more })}
          </Text>
        )}
      </div>
    </Modal>
  );
}
