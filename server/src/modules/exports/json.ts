import type { ExportedMetric, MetricBatch } from './metric-rows.ts';

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
    dataType: metric.dataType,
    value: metric.value,
    currency: metric.currency,
    verified: metric.verified,
    confidence: metric.confidence,
    page: metric.page,
    box: metric.box,
    link: metric.link,
  };
}

/**
 * Metrics as JSON for other programs, as docs/metrics-file.schema.json describes them: stored values, not displayed ones. Dates are ISO,
 * numbers exact decimal text (AMB-086, AMB-088).
 */
export async function* writeJson(batches: AsyncIterable<MetricBatch>): AsyncGenerator<string> {
  yield '{"version":1,"metrics":[';
  let separator = '\n';
  for await (const { metrics } of batches) {
    if (metrics.length === 0) continue;
    yield separator + metrics.map((metric) => JSON.stringify(toWire(metric))).join(',\n');
    separator = ',\n';
  }
  yield '\n]}\n';
}
