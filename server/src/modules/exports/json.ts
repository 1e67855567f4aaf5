import type { ExportedMetric, MetricBatch } from './metric-rows.ts';
import type { ChangeBatch } from './value-changes.ts';

/** The exported part of a metric, in the order of the file. */
function toWire(metric: ExportedMetric) {
  const { document } = metric;
  return {
    documentRequestId: document.id,
    document: document.name,
    documentType: document.type,
    fund: document.fund,
    reportingDate: document.reportingDate,
    group: metric.group,
    row: metric.row,
    metric: metric.metric,
    fin: metric.fin,
    timePeriod: metric.timePeriod,
    dataType: metric.dataType,
    value: metric.value,
    currency: metric.currency,
    verified: metric.verified,
    published: metric.published,
    confidence: metric.confidence,
    page: metric.page,
    box: metric.box,
    link: metric.link,
  };
}

const write = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).join(',\n');

async function* writeList(name: string, batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  yield `{"version":1,"${name}":[`;
  let separator = '\n';
  for await (const items of batches) {
    if (items.length === 0) continue;
    yield separator + write(items);
    separator = ',\n';
  }
  yield '\n]}\n';
}

async function* map<From, To>(all: AsyncIterable<From>, convert: (one: From) => To): AsyncGenerator<To> {
  for await (const one of all) yield convert(one);
}

/**
 * Metrics as JSON for other programs, as docs/metrics-file.schema.json describes them: stored values, not displayed ones. Dates are ISO,
 * numbers exact decimal text (AMB-086, AMB-088).
 */
export const writeJson = (batches: AsyncIterable<MetricBatch>): AsyncGenerator<string> =>
  writeList(
    'metrics',
    map(batches, ({ metrics }) => metrics.map(toWire)),
  );

/** Changes as JSON, as docs/changes-file.schema.json describes them: the values as above, with those that left before. */
export const writeChangesJson = (batches: AsyncIterable<ChangeBatch>): AsyncGenerator<string> =>
  writeList(
    'changes',
    map(batches, ({ changes }) =>
      changes.map(({ kind, metric, before }) => ({ change: kind, ...toWire(metric), previous: before })),
    ),
  );
