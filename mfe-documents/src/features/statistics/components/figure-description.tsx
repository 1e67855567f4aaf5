import { useApi } from '@assay/shared/api-client';
import { useQuery } from '@assay/shared/query';
import { Badge } from '@assay/shared/ui';
import { performanceQuery } from '../api/dashboards.queries.ts';
import { describeFigure } from '../model/figure-description.ts';
import type { StatisticQuery } from '../model/figure-query.ts';
import classes from './figures.module.css';

export interface FigureDescriptionProps {
  readonly figure: StatisticQuery;
  /** Who confirmed the documents; known once they are loaded. */
  readonly reviewer: string | undefined;
}

/** What a figure counts, in words. */
export function StatisticDescription({ figure, reviewer }: FigureDescriptionProps) {
  const api = useApi();
  const { data } = useQuery({
    ...performanceQuery(api, undefined),
    enabled: figure.correctedMetric !== undefined,
  });
  const metric = data?.metrics.find(({ id }) => id === figure.correctedMetric)?.name;
  return (
    <div className={classes.description}>
      {describeFigure(figure, { reviewer, metric }).map((words) => (
        <Badge key={words}>{words}</Badge>
      ))}
    </div>
  );
}
