import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import { writeCsv } from './csv.ts';
import { writeJson } from './json.ts';
import { EXPORT_COLUMNS, type ExportedMetric } from './metric-rows.ts';
import { partOf } from './testing/part-of.ts';
import { writeXlsx } from './xlsx.ts';

const metric = (change: Partial<ExportedMetric> = {}): ExportedMetric => ({
  document: 'call.pdf',
  documentType: 'Capital Call',
  fund: 'Nordlicht, Renewables "II"',
  reportingDate: '2024-11-15',
  group: 'Call',
  row: null,
  metric: 'Total Call',
  fin: 'total_call',
  dataType: 'CURRENCY',
  value: '12480112.40',
  currency: 'EUR',
  verified: true,
  ...change,
});

const csvOf = (...metrics: ExportedMetric[]) =>
  parse(writeCsv(metrics, 'en-gb'), { columns: true, bom: true }) as Record<string, string>[];

describe('CSV of verified metrics', () => {
  it('contains the expected columns and parses back to the stored values', () => {
    const [row] = csvOf(metric());
    assert.deepEqual(Object.keys(row ?? {}), [...EXPORT_COLUMNS]);
    assert.deepEqual(row, {
      Document: 'call.pdf',
      'Document Type': 'Capital Call',
      Fund: 'Nordlicht, Renewables "II"',
      'Reporting Date': '15/11/2024',
      Group: 'Call',
      Row: '',
      Metric: 'Total Call',
      Value: '12480112.40',
      Currency: 'EUR',
      Verified: 'Yes',
    });
  });

  it('FMT-005 FMT-010 FMT-011 formats dates as displayed, writes percentages with %, and marks unknown currencies', () => {
    const rows = csvOf(
      metric({ dataType: 'DATE', value: '2024-12-31', currency: null }),
      metric({ dataType: 'PERCENTAGE', value: '14.2', currency: null }),
      metric({ value: '5', currency: 'XAU' }),
    );
    assert.deepEqual(
      rows.map((row) => row.Value),
      ['31/12/2024', '14.2%', '[UNKNOWN] 5'],
    );
  });

  it('escapes texts that a spreadsheet would run as formulas, but not negative numbers', () => {
    const texts = ['=1+1', '+1', '-x', '@a', '\tb', '＝c'];
    const rows = csvOf(
      ...texts.map((value) => metric({ dataType: 'STRING', value, currency: null })),
      metric({ value: '-1250.5' }),
      metric({ document: '=cmd.pdf' }),
    );
    assert.deepEqual(rows.map((row) => row.Value).slice(0, 7), [
      ...texts.map((value) => `'${value}`),
      '-1250.5',
    ]);
    assert.equal(rows[7]?.Document, "'=cmd.pdf");
  });
});

describe('Excel workbook of verified metrics', () => {
  it('EXP-001 contains numbers as numbers, texts as inline strings, and no formulas', async () => {
    const rows = [
      metric({ value: '-1250.50', row: 2 }),
      metric({ dataType: 'STRING', value: '=<b>&\u0001', currency: null }),
    ];
    const sheet = partOf(await writeXlsx(rows, 'en-gb'), 'xl/worksheets/sheet1.xml');
    assert.match(sheet, /<c><v>-1250\.50<\/v><\/c>/);
    assert.match(sheet, /<c><v>2<\/v><\/c>/);
    assert.match(sheet, /<t xml:space="preserve">=&lt;b&gt;&amp;_x0001_<\/t>/);
    assert.doesNotMatch(sheet, /<f>/);
  });

  it('stores a number as text when a workbook would round it', async () => {
    const value = '1234567890123456.78';
    const sheet = partOf(await writeXlsx([metric({ value })], 'en-gb'), 'xl/worksheets/sheet1.xml');
    assert.match(sheet, new RegExp(`<t xml:space="preserve">${value.replace('.', '\\.')}</t>`));
  });

  it('has identical bytes for identical rows', async () => {
    assert.deepEqual(await writeXlsx([metric()], 'en-gb'), await writeXlsx([metric()], 'en-gb'));
  });
});

describe('JSON of verified metrics', () => {
  it('EXP-012 contains stored values instead of displayed values', () => {
    const written = JSON.parse(writeJson([metric({ dataType: 'DATE', value: '2024-12-31' })])) as {
      metrics: ExportedMetric[];
    };
    assert.equal(written.metrics[0]?.value, '2024-12-31');
    assert.equal(written.metrics[0]?.reportingDate, '2024-11-15');
  });
});
