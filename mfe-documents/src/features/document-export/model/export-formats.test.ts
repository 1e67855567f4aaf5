import { METRIC_EXPORT_FORMATS } from './export-formats.ts';

describe('export formats', () => {
  it('EXP-001 EXP-007 offers CSV, Excel and JSON for verified metrics', () => {
    expect(METRIC_EXPORT_FORMATS).toEqual([
      { format: 'csv', label: 'exports.formatCsv' },
      { format: 'xlsx', label: 'exports.formatExcel' },
      { format: 'json', label: 'exports.formatJson' },
    ]);
  });
});
