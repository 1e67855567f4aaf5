import { isMetricDataType, sourceAddress, toIsoDate } from '@assay/shared/domain';
import type { DocumentFacts, ExportedMetric, MetricBatch } from './metric-rows.ts';
import type { ExportedDocument, ExportedValue } from './repository.ts';

/** A batch of documents has at least so many values, and at most so many documents, so that memory stays flat. */
const BATCH_VALUES = 1000;
const BATCH_DOCUMENTS = 500;
/** Batches that are read while one is written: the database needs more time for one than the writing. */
const READ_AHEAD = 2;

/** Of which documents values are read, and where the suite is reached. */
export interface MetricSource {
  readonly publicUrl: string;
  readonly documents: readonly ExportedDocument[];
  /** Reads the values of some of them by one statement, in their order. */
  readonly findValues: (ids: readonly string[]) => Promise<ExportedValue[]>;
  /** Called when the values of so many documents have been read. */
  readonly onRead?: (documents: number) => void;
}

/**
 * The values of documents in batches. Each document is read by one statement, so its values are of one moment; a document
 * that is deleted meanwhile has none. The next batches are read while one is written.
 */
export async function* readMetrics(source: MetricSource): AsyncGenerator<MetricBatch> {
  const { publicUrl, documents, findValues, onRead } = source;
  const load = async (batch: readonly ExportedDocument[] | undefined) => {
    if (batch === undefined) return null;
    const facts = new Map(batch.map((document) => [document.id, toDocumentFacts(document, publicUrl)]));
    const values = await findValues([...facts.keys()]);
    const metrics: ExportedMetric[] = [];
    for (const value of values) {
      const metric = toExportedMetric(value, facts.get(value.documentRequestId), publicUrl);
      if (metric !== null) metrics.push(metric);
    }
    return { documents: [...facts.values()], metrics };
  };
  const batches = inBatches(documents);
  const loadNext = () => {
    const next = load(batches.next().value);
    // A reader may leave before it is awaited.
    next.catch(() => undefined);
    return next;
  };
  const ahead = Array.from({ length: READ_AHEAD }, loadNext);
  let read = 0;
  for (let loaded = await ahead.shift(); loaded; loaded = await ahead.shift()) {
    ahead.push(loadNext());
    yield loaded;
    read += loaded.documents.length;
    onRead?.(read);
  }
}

/** Documents in batches whose values fit into memory together. */
export function* inBatches(
  documents: readonly ExportedDocument[],
): Generator<readonly ExportedDocument[], undefined> {
  let batch: ExportedDocument[] = [];
  let values = 0;
  for (const document of documents) {
    batch.push(document);
    values += document.metrics_total;
    if (values < BATCH_VALUES && batch.length < BATCH_DOCUMENTS) continue;
    yield batch;
    [batch, values] = [[], 0];
  }
  if (batch.length > 0) yield batch;
  return undefined;
}

export function toDocumentFacts(document: ExportedDocument, publicUrl: string): DocumentFacts {
  return {
    id: document.id,
    name: document.file_name,
    type: document.document_type_id,
    fund: document.fund,
    fundManager: document.fund_manager,
    reportingDate: document.reporting_date,
    uploadedDate: toIsoDate(document.upload_date),
    link: `${publicUrl}/verification/${document.id}/document`,
  };
}

/** Field by field: copies of whole rows would cost a third of the time of an export. */
function toExportedMetric(
  value: ExportedValue,
  document: DocumentFacts | undefined,
  publicUrl: string,
): ExportedMetric | null {
  const { dataType, x, y, w, h } = value;
  if (document === undefined || !isMetricDataType(dataType)) return null;
  const box = x === null || y === null || w === null || h === null ? null : { x, y, w, h };
  const { documentRequestId, metricId, fin, page } = value;
  return {
    document,
    metricId,
    group: value.group,
    row: value.rowIndex === null ? null : value.rowIndex + 1,
    metric: value.metric,
    fin,
    timePeriod: value.timePeriod,
    dataType,
    value: value.value ?? '',
    currency: value.currency,
    verified: value.verified,
    published: value.published,
    confidence: value.confidence ?? 0,
    page,
    box,
    link: publicUrl + sourceAddress({ documentRequestId, metricId, fin, page, box }),
  };
}
