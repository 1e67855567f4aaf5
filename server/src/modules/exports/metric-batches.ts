import { sourceAddress, toIsoDate } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { ExportedMetric } from './metric-rows.ts';
import {
  findExportedValues,
  type ExportedDocument,
  type ExportedValue,
  type ValueFilter,
} from './repository.ts';

/** A batch of documents has at least so many values, and at most so many documents, so that memory stays flat. */
const BATCH_VALUES = 2000;
const BATCH_DOCUMENTS = 500;

/** Whose values are read, which of them, and where the suite is reached. */
export interface MetricSource extends ValueFilter {
  readonly kysely: DatabaseClient;
  readonly clientId: string;
  readonly publicUrl: string;
  readonly documents: readonly ExportedDocument[];
  /** Called when the values of so many documents have been read. */
  readonly onRead?: (documents: number) => void;
}

/**
 * The values of documents in batches. Each document is read by one statement, so its values are of one moment; a document
 * that is deleted meanwhile has none.
 */
export async function* readMetrics(source: MetricSource): AsyncGenerator<readonly ExportedMetric[]> {
  const { kysely, clientId, publicUrl, documents, onRead } = source;
  let read = 0;
  for (const batch of inBatches(documents)) {
    const ids = batch.map(({ id }) => id);
    const byId = new Map(batch.map((document) => [document.id, document]));
    const values = await findExportedValues(kysely, clientId, ids, source);
    yield values.flatMap((value) => {
      const document = byId.get(value.documentRequestId);
      return document === undefined ? [] : [toExportedMetric(value, document, publicUrl)];
    });
    read += batch.length;
    onRead?.(read);
  }
}

function* inBatches(documents: readonly ExportedDocument[]): Generator<readonly ExportedDocument[]> {
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
}

function toExportedMetric(
  value: ExportedValue,
  document: ExportedDocument,
  publicUrl: string,
): ExportedMetric {
  return {
    ...value,
    document: document.file_name,
    documentType: document.document_type_id,
    fund: document.fund,
    fundManager: document.fund_manager,
    reportingDate: document.reporting_date,
    uploadedDate: toIsoDate(document.upload_date),
    link: publicUrl + sourceAddress(value),
  };
}
