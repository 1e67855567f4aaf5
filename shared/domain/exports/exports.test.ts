import { EXPORT_FORMATS, EXPORT_OPTIONS, exportFileName } from './export-options.ts';
import type { ExportFormat, ExportOption } from './export-options.ts';
import { checkVerifiedCsvExport } from './verified-csv-check.ts';

const verified = { verified: true, required: false, hasValue: true };
const unverified = { verified: false, required: false, hasValue: true };
const requiredVerified = { verified: true, required: true, hasValue: true };
const requiredUnverified = { verified: false, required: true, hasValue: true };
const requiredAbsent = { verified: true, required: true, hasValue: false };

describe('checkVerifiedCsvExport', () => {
  it('EXP-005 needs at least one verified metric', () => {
    expect(checkVerifiedCsvExport([{ metrics: [unverified] }])).toBe('NO_VERIFIED_METRICS');
    expect(checkVerifiedCsvExport([{ metrics: [] }])).toBe('NO_VERIFIED_METRICS');
    expect(checkVerifiedCsvExport([{ metrics: [requiredUnverified] }])).toBe('NO_VERIFIED_METRICS');
  });

  it('EXP-006 needs every required metric verified', () => {
    expect(checkVerifiedCsvExport([{ metrics: [verified, requiredUnverified] }])).toBe(
      'REQUIRED_METRICS_NOT_VERIFIED',
    );
  });

  it('takes a required metric that is known not to be in the document for looked at, not for a value', () => {
    expect(checkVerifiedCsvExport([{ metrics: [requiredAbsent] }])).toBe('NO_VERIFIED_METRICS');
    expect(checkVerifiedCsvExport([{ metrics: [verified, requiredAbsent] }])).toBeNull();
  });

  it('lets pass what is verified, unverified optional metrics included', () => {
    expect(checkVerifiedCsvExport([{ metrics: [verified, requiredVerified, unverified] }])).toBeNull();
  });

  it('AMB-073 checks every document, and the first that fails decides', () => {
    const good = { metrics: [verified] };
    expect(checkVerifiedCsvExport([good, { metrics: [verified, requiredUnverified] }, { metrics: [] }])).toBe(
      'REQUIRED_METRICS_NOT_VERIFIED',
    );
    expect(checkVerifiedCsvExport([good, good])).toBeNull();
  });
});

describe('export options', () => {
  it('EXP-001 Verified Metrics offers CSV, Excel and JSON, by default CSV', () => {
    expect(EXPORT_OPTIONS.verifiedMetrics).toMatchObject({
      formats: ['csv', 'xlsx', 'json'],
      defaultFormat: 'csv',
    });
  });
  it('EXP-002 All Metrics offers CSV and JSON', () => {
    expect(EXPORT_OPTIONS.allMetrics.formats).toEqual(['csv', 'json']);
  });
  it('EXP-003 Documents has no format', () => {
    expect(EXPORT_OPTIONS.documents.formats).toEqual([]);
  });
  it('EXP-007 formats are csv, xlsx, json and document_graph', () => {
    expect(EXPORT_FORMATS).toEqual(['csv', 'xlsx', 'json', 'document_graph']);
  });

  const NAMES: [option: ExportOption, format: ExportFormat, name: string][] = [
    ['verifiedMetrics', 'csv', 'metrics-2024-12-31.csv'],
    ['verifiedMetrics', 'xlsx', 'metrics-2024-12-31.xlsx'],
    ['verifiedMetrics', 'json', 'metrics-2024-12-31.json'],
    ['allMetrics', 'csv', 'metrics-2024-12-31.zip'],
    ['allMetrics', 'json', 'metrics-2024-12-31.json'],
    ['documents', 'document_graph', 'documents-2024-12-31.zip'],
  ];
  it.each(NAMES)('AMB-072 names %s as %s %s', (option, format, name) => {
    expect(exportFileName(option, format, '2024-12-31')).toBe(name);
  });
});
