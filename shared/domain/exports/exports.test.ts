import { exportFileName } from './export-options.ts';
import { checkVerifiedCsvExport } from './verified-csv-check.ts';

const verified = { verified: true, required: false, hasValue: true };
const unverified = { verified: false, required: false, hasValue: true };
const requiredVerified = { verified: true, required: true, hasValue: true };
const requiredUnverified = { verified: false, required: true, hasValue: true };
const requiredAbsent = { verified: true, required: true, hasValue: false };

describe('checkVerifiedCsvExport', () => {
  it('EXP-005 requires at least one verified metric', () => {
    expect(checkVerifiedCsvExport([{ metrics: [unverified] }])).toBe('NO_VERIFIED_METRICS');
    expect(checkVerifiedCsvExport([{ metrics: [] }])).toBe('NO_VERIFIED_METRICS');
    expect(checkVerifiedCsvExport([{ metrics: [requiredUnverified] }])).toBe('NO_VERIFIED_METRICS');
  });

  it('EXP-006 requires every required metric to be verified', () => {
    expect(checkVerifiedCsvExport([{ metrics: [verified, requiredUnverified] }])).toBe(
      'REQUIRED_METRICS_NOT_VERIFIED',
    );
  });

  it('accepts a required metric that is marked as absent, but does not count it as a verified value', () => {
    expect(checkVerifiedCsvExport([{ metrics: [requiredAbsent] }])).toBe('NO_VERIFIED_METRICS');
    expect(checkVerifiedCsvExport([{ metrics: [verified, requiredAbsent] }])).toBeNull();
  });

  it('accepts verified metrics together with unverified optional ones', () => {
    expect(checkVerifiedCsvExport([{ metrics: [verified, requiredVerified, unverified] }])).toBeNull();
  });

  it('AMB-073 checks every document and returns the first failure', () => {
    const good = { metrics: [verified] };
    expect(checkVerifiedCsvExport([good, { metrics: [verified, requiredUnverified] }, { metrics: [] }])).toBe(
      'REQUIRED_METRICS_NOT_VERIFIED',
    );
    expect(checkVerifiedCsvExport([good, good])).toBeNull();
  });
});

describe('exportFileName', () => {
  it('AMB-072 contains the day and the format', () => {
    expect(exportFileName('xlsx', '2024-12-31')).toBe('metrics-2024-12-31.xlsx');
  });
});
