import { ValueType, type HrTime } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

type PrometheusMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;
type PrometheusMetric = PrometheusMetrics[number];
type PrometheusValue = PrometheusMetric['values'][number] & { readonly metricName?: string };

/** When the figures began to be counted, and when they were read. */
interface Period {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

function timeOf(milliseconds: number): HrTime {
  const seconds = Math.floor(milliseconds / 1000);
  return [seconds, Math.round((milliseconds - seconds * 1000) * 1e6)];
}

/** Labels without a value are no attributes. */
function attributesOf({ labels }: PrometheusValue): Record<string, string> {
  const given = Object.entries(labels).filter(([name, value]) => name !== 'le' && value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** The buckets, sum and count of each set of labels, which Prometheus lists as values of their own, cumulated. */
function histogramPoints(
  { name, values }: PrometheusMetric,
  period: Period,
): DataPoint<{ buckets: { boundaries: number[]; counts: number[] }; sum: number; count: number }>[] {
  const series = Map.groupBy(values as readonly PrometheusValue[], (value) =>
    JSON.stringify(attributesOf(value)),
  );
  return [...series.values()].map((parts) => {
    const valueOf = (ending: string) =>
      parts.find(({ metricName }) => metricName === `${name}_${ending}`)?.value ?? 0;
    const cumulated = parts
      .filter(({ metricName, labels }) => metricName === `${name}_bucket` && labels['le'] !== '+Inf')
      .map(({ labels, value }) => ({ boundary: Number(labels['le']), value }));
    const count = valueOf('count');
    const upTo = [...cumulated.map(({ value }) => value), count];
    return {
      ...period,
      attributes: parts[0] === undefined ? {} : attributesOf(parts[0]),
      value: {
        buckets: {
          boundaries: cumulated.map(({ boundary }) => boundary),
          counts: upTo.map((value, at) => value - (upTo[at - 1] ?? 0)),
        },
        sum: valueOf('sum'),
        count,
      },
    };
  });
}

function toMetric(figure: PrometheusMetric, period: Period): MetricData {
  const { name, help } = figure;
  const kind = String(figure.type);
  const shape = {
    descriptor: {
      name,
      description: help,
      // Prometheus has the unit in the name.
      unit: /_(?:seconds|bytes)(?:_total)?$/.exec(name)?.[0].startsWith('_seconds') ? 's' : '',
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (kind === 'histogram')
    return { ...shape, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramPoints(figure, period) };
  const dataPoints = figure.values.map((value) => ({
    ...period,
    attributes: attributesOf(value),
    value: value.value,
  }));
  return kind === 'counter'
    ? { ...shape, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...shape, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Gives OpenTelemetry the figures of Prometheus' registries, so that nothing is counted twice. */
export class PrometheusProducer implements MetricProducer {
  readonly #startTime = timeOf(Date.now());
  readonly #registries: Pick<Registry, 'getMetricsAsJSON'>[] = [];

  add(registry: Pick<Registry, 'getMetricsAsJSON'>): void {
    this.#registries.push(registry);
  }

  async collect() {
    const figures = await Promise.all(this.#registries.map((each) => each.getMetricsAsJSON()));
    const period = { startTime: this.#startTime, endTime: timeOf(Date.now()) };
    const metrics = figures.flat().map((figure) => toMetric(figure, period));
    return {
      resourceMetrics: {
        // The one of the reader is sent.
        resource: resourceFromAttributes({}),
        scopeMetrics: [{ scope: { name: 'assay' }, metrics }],
      },
      errors: [],
    };
  }
}
