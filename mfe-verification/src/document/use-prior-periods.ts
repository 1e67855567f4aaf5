import { useApi } from '@assay/shared/api-client';
import type { PriorPeriod } from '@assay/shared/domain';
import { useQuery } from '@assay/shared/query';
import { useMemo } from 'react';
import { priorValuesQuery } from './prior-values.queries.ts';

/** What is stored for other periods, by metric id; undefined while it is not known. */
export function usePriorPeriods(documentRequestId: string): ReadonlyMap<string, PriorPeriod> | undefined {
  const { data } = useQuery(priorValuesQuery(useApi(), documentRequestId));
  return useMemo(
    () =>
      data &&
      new Map(data.items.map((item) => [item.metricId, { ...item, reportingDate: data.reportingDate }])),
    [data],
  );
}
