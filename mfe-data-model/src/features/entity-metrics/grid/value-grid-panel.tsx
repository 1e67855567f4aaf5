import { useApi } from '@assay/shared/api-client';
import { ACTIONS, toIsoDate } from '@assay/shared/domain';
import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { useCan, usePermissionExplanation, useSettings } from '@assay/shared/platform';
import { keepPreviousData } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';
import { EmptyState, ErrorPanel, LoadingPanel } from '@assay/shared/ui';
import type { ListRequest } from '@assay/shared/widgets/list-page';
import { useMemo, useState } from 'react';
import { allLatestValuesQuery, allOwnerMetricsQuery } from '../entity-metrics.queries.ts';
import type { MetricOwner } from '../metric-owner.ts';
import { toValueRows } from './value-rows.ts';
import { ValueGrid } from './value-grid.tsx';

export interface ValueGridPanelProps {
  readonly owner: MetricOwner;
  /** Which metrics, in which order. */
  readonly request: Pick<ListRequest, 'orderBy' | 'filters'>;
  /** ISO moment of past values; undefined for the present ones. */
  readonly asKnownOn: string | undefined;
  readonly failures: Readonly<Record<'list' | 'latest', MessageKey>>;
  readonly location: string;
  readonly onViewHistory: (fin: string) => void;
}

/** All latest values of an owner as a grid, once they are loaded. */
export function ValueGridPanel(props: ValueGridPanelProps) {
  const { owner, request, asKnownOn, failures, location, onViewHistory } = props;
  const api = useApi();
  const { defaultLanguage: language } = useSettings();
  const lock = useLock(asKnownOn !== undefined);
  const [today] = useState(() => toIsoDate(new Date()));
  const metrics = useLoadState({
    ...allOwnerMetricsQuery(api, owner, { ...request, asKnownOn }),
    placeholderData: keepPreviousData,
  });
  const latest = useLoadState({
    ...allLatestValuesQuery(api, owner, asKnownOn),
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(
    () => (metrics.data && latest.data ? toValueRows(metrics.data, latest.data, { lock, today }) : undefined),
    [metrics.data, latest.data, lock, today],
  );
  if (rows === undefined || latest.data === undefined) {
    if (metrics.status === 'erroring')
      return <ErrorPanel title={textOf(failures.list)} onRetry={metrics.retry} />;
    if (latest.status === 'erroring')
      return <ErrorPanel title={textOf(failures.latest)} onRetry={latest.retry} />;
    return <LoadingPanel title={text('datapoints.gridTitle')} />;
  }
  if (rows.length === 0) {
    const isFiltered = Object.keys(request.filters).length > 0;
    return (
      <EmptyState
        message={text('metrics.empty')}
        description={isFiltered ? text('generic.emptyFiltered') : undefined}
      />
    );
  }
  return (
    <ValueGrid
      key={asKnownOn}
      owner={owner}
      rows={rows}
      latest={latest.data}
      today={today}
      lock={lock}
      language={language}
      location={location}
      onViewHistory={onViewHistory}
    />
  );
}

/** Why no value can be changed; null where values can. */
function useLock(isPast: boolean): string | null {
  const canEdit = useCan(ACTIONS['entities.create']);
  const explain = usePermissionExplanation();
  if (isPast) return text('datapoints.pastLocked');
  if (canEdit) return null;
  const reason = text('generic.insufficientPermissions');
  const explanation = explain(ACTIONS['entities.create']);
  return explanation === undefined ? reason : text('ui.reasonAndMore', { reason, explanation });
}
