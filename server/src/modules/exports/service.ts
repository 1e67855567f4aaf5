import { AppError, checkVerifiedCsvExport, exportFileName, type Language } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import { writeCsv } from './csv.ts';
import { writeJson } from './json.ts';
import type { ExportedMetric } from './metric-rows.ts';
import { findDocuments, findExportRows, type ExportRow } from './repository.ts';
import { writeXlsx } from './xlsx.ts';

export type VerifiedMetricsFormat = 'csv' | 'xlsx' | 'json';

/** A file to download. */
export interface ExportedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string | Buffer;
}

const CONTENT_TYPES: Readonly<Record<VerifiedMetricsFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
};

function groupByDocument(ids: readonly string[], rows: readonly ExportRow[]) {
  const checked = rows.map((row) => ({ ...row, hasValue: row.value !== '' }));
  const metrics = Map.groupBy(checked, ({ documentId }) => documentId);
  return ids.map((id) => ({ metrics: metrics.get(id) ?? [] }));
}

async function write(format: VerifiedMetricsFormat, metrics: readonly ExportedMetric[], language: Language) {
  switch (format) {
    case 'csv':
      return writeCsv(metrics, language);
    case 'xlsx':
      return writeXlsx(metrics, language);
    case 'json':
      return writeJson(metrics);
  }
}

/** The exported part of a row, in the order of the JSON file. */
function toExportedMetric(row: ExportRow): ExportedMetric {
  return {
    document: row.document,
    documentType: row.documentType,
    fund: row.fund,
    reportingDate: row.reportingDate,
    group: row.group,
    row: row.row,
    metric: row.metric,
    fin: row.fin,
    dataType: row.dataType,
    value: row.value,
    currency: row.currency,
    verified: row.verified,
  };
}

export interface ExportsOptions {
  readonly kysely: DatabaseClient;
  /** The language in which the client reads dates. */
  readonly languageOf: (clientId: string) => Promise<Language>;
  readonly clock: Clock;
}

/** Writes values of documents as files. */
export class ExportsService {
  readonly #options: ExportsOptions;

  constructor(options: ExportsOptions) {
    this.#options = options;
  }

  /**
   * Verified metrics of documents as one file (API-020, AMB-071).
   * @throws AppError NOT_FOUND for a document that the client does not have; NO_VERIFIED_METRICS or
   * REQUIRED_METRICS_NOT_VERIFIED where a CSV is refused (AMB-073)
   */
  async exportVerifiedMetrics(
    { clientId }: Actor,
    ids: readonly string[],
    format: VerifiedMetricsFormat,
  ): Promise<ExportedFile> {
    const { kysely, languageOf, clock } = this.#options;
    const unique = [...new Set(ids)];
    const known = await findDocuments(kysely, clientId, unique);
    const missing = unique.find((id) => !known.has(id));
    if (missing !== undefined) throw new AppError('NOT_FOUND', { identifier: missing });
    const rows = await findExportRows(kysely, clientId, unique);
    const refusal = format === 'csv' ? checkVerifiedCsvExport(groupByDocument(unique, rows)) : null;
    if (refusal !== null) throw new AppError(refusal);
    // A verified metric without a value was confirmed as not in the document: there is nothing to export.
    const verified = rows.filter((row) => row.verified && row.value !== '').map(toExportedMetric);
    return {
      filename: exportFileName(format, clock().toISOString().slice(0, 10)),
      contentType: CONTENT_TYPES[format],
      content: await write(format, verified, await languageOf(clientId)),
    };
  }
}
