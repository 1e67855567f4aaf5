import { useApi } from '@assay/shared/api-client';
import type { MetricUse } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useQuery } from '@assay/shared/query';
import { WarningModal } from '@assay/shared/ui';
import { metricDeletionQuery, type DeletedMetric } from './delete-metrics.mutations.ts';

/** Names in one line; a longer list ends with its first ones. */
const SHOWN_NAMES = 8;
const namesOf = (names: readonly string[]) =>
  names.length > SHOWN_NAMES ? `${names.slice(0, SHOWN_NAMES).join(', ')}, …` : names.join(', ');

/** What uses a metric that can therefore not be deleted. */
function InUse({ use: { name, schemas, formulas, types } }: { readonly use: MetricUse }) {
  return (
    <li>
      {text('metrics.inUse', { name })}{' '}
      {schemas.length > 0 && <>{text('metrics.usedBySchemas', { names: namesOf(schemas) })} </>}
      {formulas.length > 0 && <>{text('metrics.usedByFormulas', { names: namesOf(formulas) })} </>}
      {types.length > 0 && text('metrics.usedByTypes', { names: namesOf(types) })}
    </li>
  );
}

export interface DeleteMetricsWarningProps {
  /** Empty: nothing is asked. */
  readonly metrics: readonly DeletedMetric[];
  readonly isRunning: boolean;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

/** The WARNING before metrics are deleted: how many values go with them, and what uses them [AMB-101]. */
export function DeleteMetricsWarning({
  metrics,
  isRunning,
  onCancel,
  onContinue,
}: DeleteMetricsWarningProps) {
  const api = useApi();
  const { data, isPending } = useQuery(
    metricDeletionQuery(
      api,
      metrics.map(({ id }) => id),
    ),
  );
  const count = (value: number) => formatNumber(String(value));
  return (
    <WarningModal
      opened={metrics.length > 0}
      continuing={isRunning}
      onCancel={onCancel}
      onContinue={onContinue}
    >
      <p>
        {metrics.length === 1
          ? text('metrics.confirmDeleteOne', { name: metrics[0]?.name ?? '' })
          : text('metrics.confirmDeleteMany', { count: count(metrics.length) })}
      </p>
      {isPending && <p>{text('metrics.countingValues')}</p>}
      {data && <p>{text('metrics.deletedWith', { count: count(data.datapointCount) })}</p>}
      {data && data.inUse.length > 0 && (
        <ul>
          {data.inUse.map((use) => (
            <InUse key={use.id} use={use} />
          ))}
        </ul>
      )}
    </WarningModal>
  );
}
