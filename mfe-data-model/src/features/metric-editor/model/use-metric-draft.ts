import type { MetricDetails } from '@assay/shared/contracts';
import { usePersistedState } from '@assay/shared/state';
import { toForm, updateBody, type MetricForm } from './metric-form.ts';

interface MetricDraft {
  /** The metric that is edited. */
  readonly fin: string;
  readonly changes: Partial<MetricForm>;
}

const NONE: MetricDraft = { fin: '', changes: {} };

/** Reads a draft that was kept when the session ended. */
function readDraft(kept: unknown): MetricDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { fin, changes } = kept as Partial<MetricDraft>;
  return typeof fin === 'string' && typeof changes === 'object' ? { fin, changes } : undefined;
}

/**
 * The edits of the open metric. They lie over the stored fields, so that they stay when the metric is loaded again, and end
 * when another metric is opened.
 */
export function useMetricDraft(metric: MetricDetails | undefined) {
  const [draft, setDraft] = usePersistedState({ subject: 'metrics.edit', initial: NONE, parse: readDraft });
  const fin = metric?.fin ?? '';
  const changes = draft.fin === fin ? draft.changes : {};
  const form = metric && { ...toForm(metric), ...changes };
  return {
    form,
    isDirty: metric !== undefined && form !== undefined && updateBody(metric, form) !== null,
    change: (next: Partial<MetricForm>) => setDraft({ fin, changes: { ...changes, ...next } }),
    forget: () => setDraft(NONE),
  };
}

export type MetricDraftState = ReturnType<typeof useMetricDraft>;
