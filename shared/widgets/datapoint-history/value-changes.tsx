import { useApi } from '@assay/shared/api-client';
import type { DatapointChangeReason } from '@assay/shared/contracts';
import { formatDateTime, type Language } from '@assay/shared/domain';
import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { useLoadState } from '@assay/shared/state';
import { ErrorPanel, Skeleton, Text } from '@assay/shared/ui';
import type { EditedMetric } from '../datapoint-editor/datapoint-draft.ts';
import { figureText } from './figure-text.ts';
import { changesQuery } from './history.queries.ts';
import { VersionComparison } from './version-comparison.tsx';
import classes from './datapoint-history.module.css';

const REASONS: Readonly<Record<DatapointChangeReason, MessageKey>> = {
  edited: 'datapoints.changedEdited',
  deleted: 'datapoints.changedDeleted',
  restored: 'datapoints.changedRestored',
  restated: 'datapoints.changedRestated',
  unconfirmed: 'datapoints.changedUnconfirmed',
  recalculated: 'datapoints.changedRecalculated',
  moved: 'datapoints.changedMoved',
};

/** What happened to a value, in a word or two. */
export function changeText(reason: DatapointChangeReason): string {
  return textOf(REASONS[reason]);
}

export interface ValueChangesProps {
  readonly id: string;
  readonly metric: EditedMetric;
  readonly language: Language;
  /** Names the list for assistive technology. */
  readonly label: string;
}

/** Every change of a value: what, from what to what, by whom and when [AMB-105]; any two versions can be compared. */
export function ValueChanges({ id, metric, language, label }: ValueChangesProps) {
  const api = useApi();
  const { data, status, retry } = useLoadState(changesQuery(api, id));
  if (data === undefined && status === 'erroring')
    return <ErrorPanel title={text('datapoints.changesFailed')} onRetry={retry} />;
  if (data === undefined) return <Skeleton width="60%" />;
  if (data.length === 0)
    return (
      <Text as="p" quiet caption>
        {text('datapoints.noChanges')}
      </Text>
    );
  return (
    <>
      <ul className={classes.changes} aria-label={label}>
        {data.map(({ changedAt, changedBy, reason, from, to }, index) => (
          <li key={index}>
            <span>{changeText(reason)}</span>
            <span className={classes.figures}>
              {text('datapoints.figureChange', {
                from: figureText(metric, from, language),
                to: figureText(metric, to, language),
              })}
            </span>
            <Text quiet caption>
              {text('datapoints.changeBy', { by: changedBy, time: formatDateTime(changedAt, language) })}
            </Text>
          </li>
        ))}
      </ul>
      {data.length > 1 && <VersionComparison changes={data} metric={metric} language={language} />}
    </>
  );
}
