import type { EntityType, MetricDetails } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { UnsavedGuard } from '../../dialogs/unsaved-guard.tsx';
import { MetricPanel } from '../../features/metric-editor/index.ts';
import { METRIC_PARAMETER, type OpenMetric } from './use-open-metric.ts';
import classes from './metrics.module.css';

interface MetricSideProps {
  readonly opened: OpenMetric;
  readonly types: readonly EntityType[];
  readonly onDelete: (metric: MetricDetails) => void;
}

/** The open metric beside the list. Its unsaved changes are asked about before it is left. */
export function MetricSide({ opened: { metric, draft, open }, types, onDelete }: MetricSideProps) {
  if (!metric) return null;
  return (
    <>
      <div className={classes.side}>
        <MetricPanel
          key={metric.fin}
          metric={metric}
          draft={draft}
          types={types}
          onClose={() => open(null)}
          onDelete={() => onDelete(metric)}
        />
      </div>
      {draft.isDirty && (
        <UnsavedGuard
          staysOpen={(query) => query.get(METRIC_PARAMETER) === metric.fin}
          onLeave={draft.forget}
        >
          {text('metrics.unsaved', { name: metric.name })}
        </UnsavedGuard>
      )}
    </>
  );
}
