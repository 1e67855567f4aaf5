import { AppError, checkVerifiedCsvExport, exportFileName, type Language } from '@assay/shared/domain';
import type { Rows } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { writeCsv } from './csv.ts';
import { writeJson } from './json.ts';
import type { ExportedMetric } from './metric-rows.ts';
import { findDocuments, listExportRows, type ExportRow } from './repository.ts';
import { writeXlsx } from './xlsx.ts';

export type VerifiedMetricsFormat = 'csv' | 'xlsx' | 'json';

/** A file that leaves the server. */
export interface ExportedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string | Buffer;
}

export interface ExportsService {
  /**
   * Verified metrics of documents as one file [API-020, AMB-071].
   * @throws AppError NOT_FOUND for a document that the client does not have; NO_VERIFIED_METRICS or
   * REQUIRED_METRICS_NOT_VERIFIED where a CSV may not leave [AMB-073].
   */
  exportVerifiedMetrics(
    actor: Actor,
    ids: readonly string[],
    format: VerifiedMetricsFormat,
  ): Promise<ExportedFile>;
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

/** What leaves: the value with its names. Ids and what only the checks look at stay. */
function toExportedMetric(row: ExportRow): ExportedMetric {
  const {
    document,
    documentType,
    fund,
    reportingDate,
    group,
    metric,
    fin,
    dataType,
    value,
    currency,
    verified,
  } = row;
  return {
    document,
    documentType,
    fund,
    reportingDate,
    group,
    row: row.row,
    metric,
    fin,
    dataType,
    value,
    currency,
    verified,
  };
}

export function createExportsService(options: {
  readonly rows: Rows;
  /** Language in which the client reads dates. */
  readonly languageOf: (clientId: string) => Promise<Language>;
  readonly clock: () => Date;
}): ExportsService {
  const { rows, languageOf, clock } = options;
  return {
    async exportVerifiedMetrics({ clientId }, ids, format) {
      const unique = [...new Set(ids)];
      const known = await findDocuments(rows, clientId, unique);
      const missing = unique.find((id) => !known.has(id));
      if (missing !== undefined) throw new AppError('NOT_FOUND', { identifier: missing });
      const all = await listExportRows(rows, clientId, unique);
      const refusal = format === 'csv' ? checkVerifiedCsvExport(groupByDocument(unique, all)) : null;
      if (refusal !== null) throw new AppError(refusal);
      // A verified metric without a value was only seen not to be in the document: it is no verified value.
      const verified = all.filter((row) => row.verified && row.value !== '').map(toExportedMetric);
      return {
        filename: exportFileName('verifiedMetrics', format, clock().toISOString().slice(0, 10)),
        contentType: CONTENT_TYPES[format],
        content: await write(format, verified, await languageOf(clientId)),
      };
    },
  };
}
