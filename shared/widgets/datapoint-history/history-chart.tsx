import { useApi } from '@assay/shared/api-client';
import { formatDate, isNumericDataType, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useQuery } from '@assay/shared/query';
import { Text } from '@assay/shared/ui';
import type { EditedMetric } from '../datapoint-editor/datapoint-draft.ts';
import { chartPoints, type ChartPoint } from './chart-points.ts';
import type { DatapointOwner } from './datapoint-owner.ts';
import { historyQuery } from './history.queries.ts';
import { figureText } from './figure-text.ts';
import classes from './datapoint-history.module.css';

/** The most values in a chart: the newest. */
const MAX_VALUES = 500;
/** Size of the drawing, and the room around its lines, in px. */
const WIDTH = 960;
const HEIGHT = 120;
const ROOM = 12;

const placeOf = ({ x, y }: ChartPoint) => ({
  x: ROOM + x * (WIDTH - 2 * ROOM),
  y: HEIGHT - ROOM - y * (HEIGHT - 2 * ROOM),
});

export interface HistoryChartProps {
  readonly owner: DatapointOwner;
  readonly metric: EditedMetric & { readonly fin: string };
  readonly language: Language;
  readonly asKnownOn: string | undefined;
}

/** The values of a metric over time; nothing for texts and for fewer than two values. The table beside it says the same. */
export function HistoryChart({ owner, metric, language, asKnownOn }: HistoryChartProps) {
  const api = useApi();
  const { data } = useQuery({
    ...historyQuery(api, owner, { fin: metric.fin, offset: 0, maxPageSize: MAX_VALUES, asKnownOn }),
    enabled: isNumericDataType(metric.dataType),
  });
  const series = chartPoints(data?.items ?? []);
  const [first] = series?.points ?? [];
  const last = series?.points.at(-1);
  if (!data || !series || !first || !last) return null;
  const { points, onlyCurrency } = series;
  const say = ({ value, currency }: ChartPoint) => figureText(metric, { value, currency }, language);
  const label = text('datapoints.chartOf', {
    metric: metric.name,
    count: points.length,
    from: formatDate(first.reportingDate, language),
    to: formatDate(last.reportingDate, language),
  });
  return (
    <figure className={classes.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <polyline
          className={classes.line}
          points={points.map((point) => `${placeOf(point).x},${placeOf(point).y}`).join(' ')}
        />
        {points.map((point) => (
          <circle
            key={point.id}
            className={classes.point}
            cx={placeOf(point).x}
            cy={placeOf(point).y}
            r={3.5}
          >
            <title>
              {text('datapoints.chartPoint', {
                date: formatDate(point.reportingDate, language),
                figure: say(point),
              })}
            </title>
          </circle>
        ))}
      </svg>
      <Text as="figcaption" quiet caption figures className={classes.caption}>
        <span>
          {text('datapoints.chartPoint', {
            date: formatDate(first.reportingDate, language),
            figure: say(first),
          })}
        </span>
        {onlyCurrency !== null && <span>{text('datapoints.chartOnly', { currency: onlyCurrency })}</span>}
        {data.totalCount > MAX_VALUES && <span>{text('datapoints.chartNewest', { count: MAX_VALUES })}</span>}
        <span>
          {text('datapoints.chartPoint', {
            date: formatDate(last.reportingDate, language),
            figure: say(last),
          })}
        </span>
      </Text>
    </figure>
  );
}
