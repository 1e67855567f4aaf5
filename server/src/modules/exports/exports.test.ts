import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import {
  EXPORT_DELIMITERS,
  EXPORT_FIELDS,
  EXPORT_ROW_FIELDS,
  STANDARD_LAYOUT,
  UNKNOWN_DATE,
  type ExportLayout,
} from '@assay/shared/domain';
import { toBase64 } from './base64.ts';
import { writeCsv } from './csv.ts';
import { createEntryNames } from './entry-names.ts';
import { writeJson } from './json.ts';
import { metricTable, type DocumentFacts, type ExportedMetric } from './metric-rows.ts';
import { partOf } from './testing/part-of.ts';
import { createSheetNames } from './sheet-names.ts';
import { XML_CELLS, xmlRow } from './xlsx-cells.ts';
import { writeWorkbook, writeXlsx } from './xlsx.ts';
import { zipStream } from './zip-stream.ts';

const DOCUMENT: DocumentFacts = {
  id: '6f6d2f0e-1a52-4a6e-8f37-0f6f0a3e2b11',
  name: 'call.pdf',
  type: 'Capital Call',
  fund: 'Nordlicht, Renewables "II"',
  fundManager: null,
  reportingDate: '2024-11-15',
  uploadedDate: '2024-12-01',
  link: 'https://assay.test/verification/6f6d2f0e/document',
};
const metric = (change: Partial<ExportedMetric> = {}): ExportedMetric => ({
  document: DOCUMENT,
  metricId: '0b54aa70-22b5-4c0b-9f0c-0d1c2d3e4f50',
  group: 'Call',
  row: null,
  metric: 'Total Call',
  fin: 'total_call',
  timePeriod: 'Quarter To Date',
  dataType: 'CURRENCY',
  value: '12480112.40',
  currency: 'EUR',
  verified: true,
  published: true,
  confidence: 0.9,
  page: 1,
  box: { x: 0.1, y: 0.2, w: 0.3, h: 0.01 },
  link: 'https://assay.test/verification/6f6d2f0e/document?fin=total_call',
  ...change,
});

const batches = (...metrics: ExportedMetric[]) =>
  Readable.from([{ documents: [...new Set(metrics.map(({ document }) => document))], metrics }]);
const csv = (metrics: readonly ExportedMetric[], layout: ExportLayout) =>
  writeCsv(batches(...metrics), metricTable(layout, 'en-gb'), layout);
const csvOf = async (metrics: readonly ExportedMetric[], layout: Partial<ExportLayout> = {}) =>
  parse(await text(Readable.from(csv(metrics, { ...STANDARD_LAYOUT, ...layout }))), {
    columns: true,
    bom: true,
  }) as Record<string, string>[];
const sheetOf = async (metrics: readonly ExportedMetric[], layout: Partial<ExportLayout> = {}) =>
  partOf(
    await buffer(writeXlsx(batches(...metrics), metricTable({ ...STANDARD_LAYOUT, ...layout }, 'en-gb'))),
    'xl/worksheets/sheet1.xml',
  );

describe('CSV of verified metrics', () => {
  it('contains the expected columns and parses back to the stored values', async () => {
    const [row] = await csvOf([metric()]);
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
      Link: metric().link,
    });
    assert.deepEqual(
      Object.keys(row),
      STANDARD_LAYOUT.columns.map(({ title }) => title),
    );
  });

  it('FMT-005 FMT-010 FMT-011 formats dates as displayed, writes percentages with %, and marks unknown currencies', async () => {
    const rows = await csvOf([
      metric({ dataType: 'DATE', value: '2024-12-31', currency: null }),
      metric({ dataType: 'PERCENTAGE', value: '14.2', currency: null }),
      metric({ value: '5', currency: 'XAU' }),
    ]);
    assert.deepEqual(
      rows.map((row) => row.Value),
      ['31/12/2024', '14.2%', '[UNKNOWN] 5'],
    );
  });

  it('escapes texts that a spreadsheet would run as formulas, but not negative numbers', async () => {
    const texts = ['=1+1', '+1', '-x', '@a', '\tb', '＝c'];
    const rows = await csvOf([
      ...texts.map((value) => metric({ dataType: 'STRING', value, currency: null })),
      metric({ value: '-1250.5' }),
      metric({ document: { ...DOCUMENT, name: '=cmd.pdf' } }),
    ]);
    assert.deepEqual(rows.map((row) => row.Value).slice(0, 7), [
      ...texts.map((value) => `'${value}`),
      '-1250.5',
    ]);
    assert.equal(rows[7]?.Document, "'=cmd.pdf");
  });

  it('holds no formula, whichever of semicolon, comma and tab a reader splits it by', async () => {
    const texts: [text: string, written: string][] = [
      ['x;=1+1;y', "x;'=1+1;y"],
      ['x,@a\t-2+3', "x,'@a\t'-2+3"],
      ['Net;-143400;-1.5;+1', "Net;-143400;-1.5;'+1"],
      ['-143400', '-143400'],
      ['-143400;=1', "-143400;'=1"],
      ['a;"=1+1"', 'a;\'"=1+1"'],
      ["it's;'=1", "it's;''=1"],
      ['a\r\n-b; - c', "a\r\n'-b; - c"],
    ];
    const metrics = texts.map(([value]) => metric({ dataType: 'STRING', value, currency: null }));
    const rows = await csvOf(metrics);
    assert.deepEqual(
      rows.map((row) => row.Value),
      texts.map(([, written]) => written),
    );
    for (const delimiter of ['comma', 'semicolon', 'tab'] as const) {
      const written = await text(Readable.from(csv(metrics, { ...STANDARD_LAYOUT, delimiter })));
      for (const split of Object.values(EXPORT_DELIMITERS)) {
        const cells = parse(written, {
          bom: true,
          delimiter: split,
          relax_quotes: true,
          relax_column_count: true,
        });
        const live = cells.flat().filter((cell) => /^"*[=+\-@]/.test(cell) && !/^"*[+-][\d.]+\b/.test(cell));
        assert.deepEqual(live, [], `${delimiter} split by ${JSON.stringify(split)}`);
      }
    }
  });

  it('writes the columns, the sign, the unit and the dates of a layout', async () => {
    const columns = [
      { field: 'value', title: 'Amount, signed' },
      { field: 'reportingDate', title: '=When' },
      { field: 'fin', title: 'Key' },
    ] as const;
    const written = async (layout: Partial<ExportLayout>, change: Partial<ExportedMetric> = {}) =>
      Object.entries((await csvOf([metric(change)], { columns, ...layout }))[0] ?? {});
    assert.deepEqual(await written({ sign: 'reversed', scale: 'thousands', dateForm: 'iso' }), [
      ['Amount, signed', '-12480.1124'],
      ["'=When", '2024-11-15'],
      ['Key', 'total_call'],
    ]);
    const amount = async (layout: Partial<ExportLayout>, value: string, dataType = 'CURRENCY' as const) =>
      (await written(layout, { value, dataType }))[0]?.[1];
    assert.equal(await amount({ sign: 'parentheses', scale: 'millions' }, '-1250'), '(0.00125)');
    assert.equal(await amount({ sign: 'reversed' }, '-0.10'), '0.10');
    assert.equal(await amount({ sign: 'reversed' }, '0.00'), '0.00');
    assert.equal((await written({ dateForm: 'monthFirst' }))[1]?.[1], '11/15/2024');
    const quantity = { value: '-1250', dataType: 'NUMERIC', currency: null } as const;
    assert.equal((await written({ sign: 'reversed', scale: 'thousands' }, quantity))[0]?.[1], '-1250');
  });

  it('can write every field', async () => {
    const columns = EXPORT_ROW_FIELDS.values.map((field) => ({ field, title: EXPORT_FIELDS[field] }));
    const document = { ...DOCUMENT, fundManager: 'Calder' };
    const [row] = await csvOf([metric({ row: 3, document })], { columns });
    assert.deepEqual(
      [
        row?.Row,
        row?.['Fund Manager'],
        row?.['Uploaded Date'],
        row?.['Metric ID'],
        row?.['Time Period'],
        row?.Confidence,
        row?.Page,
      ],
      ['3', 'Calder', '01/12/2024', 'total_call', 'Quarter To Date', '0.9', '1'],
    );
  });
});

describe('files in the form of a profile', () => {
  const second = { ...DOCUMENT, id: 'b', name: 'other.pdf', link: 'https://assay.test/b' };

  it('have one row per document, with a column for a metric; several values stand in one cell', async () => {
    const columns = [
      { field: 'document', title: 'File' },
      { field: 'metricValue', fin: 'total_call', title: 'Call' },
      { field: 'metricCurrency', fin: 'total_call', title: 'Call currency' },
      { field: 'metricValue', fin: 'investment', title: 'Investments' },
      { field: 'link', title: 'Link' },
    ] as const;
    const rows = [
      metric(),
      metric({ fin: 'investment', dataType: 'STRING', value: '=A', currency: null, row: 1 }),
      metric({ fin: 'investment', dataType: 'STRING', value: 'B', currency: null, row: 2 }),
      metric({ document: second, value: '-1250' }),
    ];
    assert.deepEqual(await csvOf(rows, { rows: 'documents', columns }), [
      {
        File: 'call.pdf',
        Call: '12480112.40',
        'Call currency': 'EUR',
        Investments: "'=A; B",
        Link: DOCUMENT.link,
      },
      { File: 'other.pdf', Call: '-1250', 'Call currency': 'EUR', Investments: '', Link: second.link },
    ]);
    const sheet = await sheetOf(rows, { rows: 'documents', columns });
    assert.match(sheet, /<c s="\d+"><v>-1250<\/v><\/c>/);
  });

  it('have the delimiter and the decimal mark that were chosen, and read back to the same values', async () => {
    const columns = [
      { field: 'value', title: 'Value; signed' },
      { field: 'metric', title: 'Metric' },
    ] as const;
    const rows = [
      metric({ value: '-1250.75', metric: 'a;b,c\td' }),
      metric({ dataType: 'PERCENTAGE', value: '14.2', currency: null }),
    ];
    for (const delimiter of ['comma', 'semicolon', 'tab'] as const) {
      const layout = { ...STANDARD_LAYOUT, columns, delimiter, decimalMark: 'comma' } as const;
      const written = await text(Readable.from(csv(rows, layout)));
      const read = parse(written, { bom: true, delimiter: EXPORT_DELIMITERS[delimiter] });
      const expected = [
        ['Value; signed', 'Metric'],
        ['-1250,75', 'a;b,c\td'],
        ['14,2%', 'Total Call'],
      ];
      assert.deepEqual(read, expected, delimiter);
    }
  });

  it('name sheets so that spreadsheets open them, each once', () => {
    const nameOf = createSheetNames();
    const long = 'Schedule of investments and commitments';
    assert.deepEqual(
      ['A/B: [1]', 'a b 1', "'History'", '', long, long].map((name) => nameOf(name)),
      [
        'A B 1',
        'a b 1 2',
        'History_',
        'Sheet_',
        'Schedule of investments and com',
        'Schedule of investments and c 2',
      ],
    );
  });
});

describe('Excel workbook of verified metrics', () => {
  it('EXP-001 contains numbers as numbers, texts as inline strings, and no formulas', async () => {
    const sheet = await sheetOf([
      metric({ value: '-1250.50', row: 2 }),
      metric({ dataType: 'STRING', value: '=<b>&\u0001', currency: null }),
    ]);
    assert.match(sheet, /<c s="\d+"><v>-1250\.50<\/v><\/c>/);
    assert.match(sheet, /<c><v>2<\/v><\/c>/);
    assert.match(sheet, /<t xml:space="preserve">=&lt;b&gt;&amp;_x0001_<\/t>/);
    assert.doesNotMatch(sheet, /<f>/);
  });

  /** The numbers and days of the column of values, each with its format; texts as they are. */
  async function valuesOf(
    values: readonly Partial<ExportedMetric>[],
    layout: Partial<ExportLayout> = {},
    language: 'en-gb' | 'en-us' = 'en-gb',
  ) {
    const columns = [{ field: 'value', title: 'Value' } as const];
    const form = metricTable({ ...STANDARD_LAYOUT, columns, ...layout }, language);
    const workbook = await buffer(writeXlsx(batches(...values.map(metric)), form));
    const styles = partOf(workbook, 'xl/styles.xml');
    const formats = [...styles.matchAll(/numFmtId="(\d+)" formatCode="(.*?)"/g)];
    const used = [...styles.matchAll(/<xf numFmtId="(\d+)"/g)].slice(1);
    const formOf = (style: string) => formats.find(([, id]) => id === used[Number(style)]?.[1])?.[2];
    const cell = /<c(?: s="(\d+)")?(?:><v>(.*?)<\/v>| t="inlineStr"><is><t xml:space="preserve">(.*?)<\/t>)/g;
    const [title, ...cells] = [...partOf(workbook, 'xl/worksheets/sheet1.xml').matchAll(cell)];
    const shown = cells.map(([, style, value, words]) =>
      value === undefined ? words : style === undefined ? value : `${value} as ${formOf(style)}`,
    );
    return { title: title?.[3], shown };
  }
  const day = (value: string) => ({ dataType: 'DATE', value, currency: null }) as const;

  it('FMT-005 stores dates as days in the form of the layout; what is no day, and days that programs count otherwise, stay texts', async () => {
    const dates = ['2024-12-31', '1900-03-01', '1900-02-28', UNKNOWN_DATE, 'end of March', ''].map(day);
    const { shown } = await valuesOf(dates);
    const texts = ['28/02/1900', 'Unknown', 'Unknown'];
    assert.deepEqual(shown, ['45657 as dd/mm/yyyy', '61 as dd/mm/yyyy', ...texts]);
    const [us] = (await valuesOf(dates, {}, 'en-us')).shown;
    const [iso] = (await valuesOf(dates, { dateForm: 'iso' })).shown;
    assert.deepEqual([us, iso], ['45657 as mm/dd/yyyy', '45657 as yyyy-mm-dd']);
  });

  it('EXP-001 shows numbers with separated thousands and the decimals that are stored, amounts with two at least, years as they are', async () => {
    const number = (value: string, fin = 'units') =>
      ({ dataType: 'NUMERIC', value, currency: null, fin }) as const;
    const percent = { dataType: 'PERCENTAGE', value: '14.20', currency: null } as const;
    const numbers = [
      { value: '1250000000' },
      { value: '-1250.505' },
      number('1234567.8'),
      number('2019', 'vintage_year'),
      percent,
      { value: '5', currency: 'XAU' },
    ];
    assert.deepEqual((await valuesOf(numbers)).shown, [
      '1250000000 as #,##0.00',
      '-1250.505 as #,##0.000',
      '1234567.8 as #,##0.0',
      '2019',
      '0.1420 as 0.00%',
      '[UNKNOWN] 5',
    ]);
    const negative = [{ value: '-1250.50' }, number('-3'), { ...percent, value: '-1.5' }];
    const { title, shown } = await valuesOf(negative, { sign: 'parentheses', scale: 'thousands' });
    assert.deepEqual(
      [title, ...shown],
      [
        'Value (amounts in thousands)',
        '-1.2505 as #,##0.0000;(#,##0.0000)',
        '-3 as #,##0;(#,##0)',
        '-0.015 as 0.0%;(0.0%)',
      ],
    );
  });

  it('stores a number as text when a workbook would round it', async () => {
    const value = '1234567890123456.78';
    assert.match(await sheetOf([metric({ value })]), new RegExp(`<t xml:space="preserve">${value}</t>`));
  });

  it('has identical bytes for identical rows', async () => {
    const bytes = () => buffer(writeXlsx(batches(metric()), metricTable(STANDARD_LAYOUT, 'en-gb')));
    assert.deepEqual(await bytes(), await bytes());
  });

  it('continues on another sheet, with the titles, when a sheet is full', async () => {
    const row = (value: number) => xmlRow([XML_CELLS.number(String(value))]);
    const workbook = async (count: number) => {
      const rows = Readable.from([Array.from({ length: count }, (_, at) => row(at))]);
      const sheets = [{ name: 'Metrics', titles: ['N'], rows }];
      return buffer(writeWorkbook({ sheets, rowLimit: 3 }));
    };
    const numbersOf = (zip: Buffer, sheet: number) =>
      [...partOf(zip, `xl/worksheets/sheet${sheet}.xml`).matchAll(/<v>(\d+)<\/v>/g)].map(
        ([, value]) => value,
      );
    const full = await workbook(4);
    assert.deepEqual(
      [numbersOf(full, 1), numbersOf(full, 2)],
      [
        ['0', '1'],
        ['2', '3'],
      ],
    );
    assert.match(partOf(full, 'xl/workbook.xml'), /name="Metrics" .*name="Metrics 2" /);
    assert.match(partOf(full, 'xl/worksheets/sheet2.xml'), />N<\/t>/);
    assert.throws(() => partOf(full, 'xl/worksheets/sheet3.xml'));
  });
});

describe('JSON of verified metrics', () => {
  it('EXP-012 contains stored values instead of displayed values', async () => {
    const rows = batches(metric({ dataType: 'DATE', value: '2024-12-31' }), metric());
    const written = JSON.parse(await text(Readable.from(writeJson(rows)))) as {
      metrics: { value: string; reportingDate: string }[];
    };
    assert.deepEqual(
      written.metrics.map(({ value }) => value),
      ['2024-12-31', '12480112.40'],
    );
    assert.equal(written.metrics[0]?.reportingDate, '2024-11-15');
  });

  it('is valid without any metric', async () => {
    assert.deepEqual(JSON.parse(await text(Readable.from(writeJson(batches())))), {
      version: 1,
      metrics: [],
    });
  });
});

describe('zip files', () => {
  it('base64 text of any pieces decodes to the bytes', async () => {
    const pieces = [1, 2, 3, 4, 5, 0, 7].map((length, at) => Buffer.alloc(length, at + 65));
    const encoded = await text(Readable.from(toBase64(Readable.from(pieces))));
    assert.deepEqual(Buffer.from(encoded, 'base64'), Buffer.concat(pieces));
    assert.equal(encoded, Buffer.concat(pieces).toString('base64'));
  });

  it('a failing entry fails the stream, and a reader that leaves ends the writing', async () => {
    const failing = zipStream(async (add) => {
      await add('a.txt', 'a');
      throw new Error('no file');
    });
    await assert.rejects(buffer(failing), /no file/);
    const broken = Readable.from(
      (async function* () {
        yield 'x';
        throw new Error('cut off');
      })(),
    );
    await assert.rejects(buffer(zipStream((add) => add('a.txt', broken))), /cut off/);
    const ended = Promise.withResolvers<unknown>();
    const endless = zipStream(async (add) => {
      try {
        for (let at = 0; ; at += 1) await add(`${at}`, Buffer.alloc(100_000).toString('hex'));
      } catch (error) {
        ended.resolve(error);
      }
    });
    for await (const chunk of endless) if (chunk) break;
    assert.ok(await ended.promise);
  });

  it('names entries so that every system can store them, each once', () => {
    const nameOf = createEntryNames();
    const names = [
      '../../etc/passwd',
      'a/b:c*.pdf',
      'Call.pdf',
      'call.PDF',
      'CON.txt',
      '',
      '..',
      `${'é'.repeat(300)}.pdf`,
    ];
    const made = names.map((name) => nameOf(name).original);
    assert.deepEqual(made.slice(0, 7), [
      '__.._etc_passwd',
      'a_b_c_.pdf',
      'Call.pdf',
      'call (2).PDF',
      '_CON.txt',
      '_',
      '_ (2)',
    ]);
    assert.ok(Buffer.byteLength(made[7] ?? '') < 200);
    assert.equal(nameOf('call.pdf').graph, 'call (3).document-graph.json');
  });
});
