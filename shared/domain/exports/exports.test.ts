import { EXPORT_LIMITS } from '../limits/index.ts';
import {
  EXPORT_FORMATS,
  EXPORT_KINDS,
  exportFileName,
  runsInBackground,
  toExportChoice,
} from './export-options.ts';
import { sourceAddress } from './source-address.ts';
import { checkVerifiedCsvExport, csvReadinessOf, type CheckedMetric } from './verified-csv-check.ts';

const verified = { verified: true, required: false, hasValue: true };
const unverified = { verified: false, required: false, hasValue: true };
const requiredVerified = { verified: true, required: true, hasValue: true };
const requiredUnverified = { verified: false, required: true, hasValue: true };
const requiredAbsent = { verified: true, required: true, hasValue: false };

const check = (documents: readonly { readonly metrics: readonly CheckedMetric[] }[]) =>
  checkVerifiedCsvExport(documents.map(({ metrics }) => csvReadinessOf(metrics)));

describe('checkVerifiedCsvExport', () => {
  it('EXP-005 requires at least one verified metric', () => {
    expect(check([{ metrics: [unverified] }])).toBe('NO_VERIFIED_METRICS');
    expect(check([{ metrics: [] }])).toBe('NO_VERIFIED_METRICS');
    expect(check([{ metrics: [requiredUnverified] }])).toBe('NO_VERIFIED_METRICS');
  });

  it('EXP-006 requires every required metric to be verified', () => {
    expect(check([{ metrics: [verified, requiredUnverified] }])).toBe('REQUIRED_METRICS_NOT_VERIFIED');
  });

  it('accepts a required metric that is marked as absent, but does not count it as a verified value', () => {
    expect(check([{ metrics: [requiredAbsent] }])).toBe('NO_VERIFIED_METRICS');
    expect(check([{ metrics: [verified, requiredAbsent] }])).toBeNull();
  });

  it('accepts verified metrics together with unverified optional ones', () => {
    expect(check([{ metrics: [verified, requiredVerified, unverified] }])).toBeNull();
  });

  it('AMB-073 checks every document and returns the first failure', () => {
    const good = { metrics: [verified] };
    expect(check([good, { metrics: [verified, requiredUnverified] }, { metrics: [] }])).toBe(
      'REQUIRED_METRICS_NOT_VERIFIED',
    );
    expect(check([good, good])).toBeNull();
  });
});

describe('exports', () => {
  it('AMB-072 file names contain the day and the format; CSV files of all metrics are zipped', () => {
    const day = '2024-12-31';
    expect(exportFileName({ kind: 'verifiedMetrics', format: 'xlsx' }, day)).toBe('metrics-2024-12-31.xlsx');
    expect(exportFileName({ kind: 'allMetrics', format: 'csv' }, day)).toBe('metrics-2024-12-31.zip');
    expect(exportFileName({ kind: 'allMetrics', format: 'json' }, day)).toBe('metrics-2024-12-31.json');
    expect(exportFileName({ kind: 'documents' }, day)).toBe('documents-2024-12-31.zip');
    expect(exportFileName({ kind: 'tables' }, day)).toBe('tables-2024-12-31.xlsx');
  });

  it('EXP-007 there are four formats, and each kind has its own', () => {
    expect(EXPORT_FORMATS).toEqual(['csv', 'xlsx', 'json', 'document_graph']);
    expect(EXPORT_KINDS).toEqual({
      verifiedMetrics: ['csv', 'xlsx', 'json'],
      allMetrics: ['csv', 'json'],
      tables: [],
      documents: [],
    });
    expect(toExportChoice('allMetrics', undefined)).toEqual({ kind: 'allMetrics', format: 'csv' });
    expect(toExportChoice('allMetrics', 'xlsx')).toBeNull();
    expect(toExportChoice('documents', 'csv')).toBeNull();
    expect(toExportChoice('documents', undefined)).toEqual({ kind: 'documents' });
  });

  it('are written in the background above the limits of values and of files', () => {
    const half = { metricsTotal: EXPORT_LIMITS.directValues / 2 };
    expect(runsInBackground('allMetrics', [half, half])).toBe(false);
    expect(runsInBackground('allMetrics', [half, half, { metricsTotal: 1 }])).toBe(true);
    const files = Array.from({ length: EXPORT_LIMITS.directFiles }, () => half);
    expect(runsInBackground('documents', files)).toBe(false);
    expect(runsInBackground('documents', [...files, half])).toBe(true);
  });
});

describe('sourceAddress', () => {
  it('names the document, the metric, the page and the box of a value', () => {
    const source = { documentRequestId: 'a-document', metricId: 'a-metric', fin: 'total call', page: 2 };
    expect(sourceAddress({ ...source, box: { x: 0.1, y: 0.25, w: 1 / 3, h: 0 } })).toBe(
      '/verification/a-document/document?metric=a-metric&fin=total%20call&page=2&box=0.10000,0.25000,0.33333,0.00000',
    );
    expect(sourceAddress({ ...source, metricId: null, page: null })).toBe(
      '/verification/a-document/document?fin=total%20call',
    );
  });
});
