import type { ExportField } from '@assay/shared/domain';
import type { MessageKey } from './catalogue/index.ts';
import { text } from './text.ts';

const EXPORT_FIELD_KEYS = {
  document: 'exports.columnOfDocument',
  documentType: 'exports.columnOfDocumentType',
  fund: 'exports.columnOfFund',
  fundManager: 'exports.columnOfFundManager',
  reportingDate: 'exports.columnOfReportingDate',
  uploadedDate: 'exports.columnOfUploadedDate',
  group: 'exports.columnOfGroup',
  row: 'exports.columnOfRow',
  metric: 'exports.columnOfMetric',
  fin: 'exports.columnOfFin',
  timePeriod: 'exports.columnOfTimePeriod',
  value: 'exports.columnOfValue',
  currency: 'exports.columnOfCurrency',
  verified: 'exports.columnOfVerified',
  published: 'exports.columnOfPublished',
  confidence: 'exports.columnOfConfidence',
  page: 'exports.columnOfPage',
  link: 'exports.columnOfLink',
  metricValue: 'exports.columnOfMetricValue',
  metricCurrency: 'exports.columnOfMetricCurrency',
} as const satisfies Record<ExportField, MessageKey>;

/** What a column of an export holds, for whoever chooses it; the title in the file is in English [AMB-134]. */
export const exportFieldName = (field: ExportField): string => text(EXPORT_FIELD_KEYS[field]);
