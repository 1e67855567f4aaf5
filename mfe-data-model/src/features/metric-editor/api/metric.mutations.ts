import { useApi } from '@assay/shared/api-client';
import {
  createMetric,
  tryValidators,
  updateMetric,
  type BodyOf,
  type MetricDetails,
} from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { metricsKey, useMutation, useQueryClient } from '@assay/shared/query';

/** Lists of entity types are read under this key: each is a metric. */
const entityTypesKey = ['metric-identifiers'] as const;

function useReload() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.resetQueries({ queryKey: [...metricsKey, 'further'] });
    await queryClient.invalidateQueries({ queryKey: metricsKey });
    await queryClient.invalidateQueries({ queryKey: entityTypesKey });
  };
}

/** Creates a metric [API-045]. `onCreated` receives it once it is stored. */
export function useCreateMetric({ onCreated }: { readonly onCreated: (metric: MetricDetails) => void }) {
  const api = useApi();
  const notify = useNotify();
  const reload = useReload();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createMetric>) => api.call(createMetric, { body }),
    onSuccess: (metric) => {
      notify('metrics.created');
      onCreated(metric);
      return reload();
    },
    onError: (error) => notify.failure(error, 'metrics.createFailed'),
  });
}

/** Changes a metric [API-046]. After a failure it is read again; the edits stay. */
export function useUpdateMetric({ onUpdated }: { readonly onUpdated: () => void }) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const reload = useReload();
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateMetric>) => api.call(updateMetric, { body }),
    onSuccess: (metric) => {
      queryClient.setQueryData([...metricsKey, 'details', metric.fin], metric);
      notify('metrics.updated');
      onUpdated();
      return reload();
    },
    onError: (error, { fin }) => {
      notify.failure(error, 'metrics.updateFailed');
      return queryClient.invalidateQueries({ queryKey: [...metricsKey, 'details', fin] });
    },
  });
}

/** Runs validators over the stored values of a metric. */
export function useTryValidators() {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: (body: BodyOf<typeof tryValidators>) => api.call(tryValidators, { body }),
    onError: (error) => notify.failure(error, 'metrics.tryOutFailed'),
  });
}
