import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

import type { PipelineMetric } from '../contract/job.ts';
import type { ExtractionResult } from '../contract/result.ts';
import type { Candidate } from '../contract/candidate.ts';
import type { DocumentGraph } from '../graph/document-graph.ts';
import { runExtraction } from './run-extraction.ts';
import { buildPdf, labelRows, writeTemporary } from '../testing/build-pdf.ts';
import { jobFor, samplePath, samplePdfs } from '../testing/paths.ts';

async function extracted(
  path: string,
  changes: Parameters<typeof jobFor>[1] = {},
): Promise<ExtractionResult> {
  const outcome = await runExtraction(jobFor(path, changes));
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.result;
}

/** The result together with the graph that was written. */
async function extractedWithGraph(path: string): Promise<ExtractionResult & { graph: DocumentGraph }> {
  const graphPath = writeTemporary('', 'graph.json');
  const result = await extracted(path, { graphPath });
  return { ...result, graph: JSON.parse(readFileSync(graphPath, 'utf8')) };
}

function best(result: ExtractionResult, fin: string): Candidate | undefined {
  return result.metrics.find((metric) => metric.fin === fin)?.candidates[0];
}

interface TruthField {
  value: string;
  text?: string;
  currency?: string;
  also?: { value?: string; text?: string }[];
}
interface TruthDocument {
  file: string;
  documentType: string;
  metrics: Record<string, TruthField>;
  rows?: Record<string, TruthField>[];
}
const truth: TruthDocument[] = JSON.parse(readFileSync(samplePath('truth.json'), 'utf8'));
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

function isRight(field: TruthField, found: Candidate | undefined): boolean {
  if (found === undefined || (field.currency !== undefined && found.currency !== field.currency))
    return false;
  if (/^-?\d+(?:\.\d+)?$/u.test(field.value)) return Number(field.value) === Number(found.value);
  const names = [
    field.value,
    field.text,
    ...(field.also ?? []).flatMap((other) => [other.value, other.text]),
  ];
  return names.some((name) => name !== undefined && plain(name) === plain(found.value));
}

describe('runExtraction on the samples', () => {
  it('STATE-015 UPL-002 finds the printed values of all four kinds of documents', async () => {
    let wanted = 0;
    let right = 0;
    let given = 0;
    for (const { name, path } of samplePdfs()) {
      const document = truth.find((one) => one.file === name);
      if (document === undefined) continue;
      const result = await extracted(path);
      assert.equal(result.documentType, document.documentType, name);
      for (const [fin, field] of Object.entries(document.metrics)) {
        wanted += 1;
        if (isRight(field, best(result, fin))) right += 1;
      }
      for (const [index, row] of (document.rows ?? []).entries()) {
        for (const [fin, field] of Object.entries(row)) {
          wanted += 1;
          const cell = result.rows[index]?.cells.find((one) => one.fin === fin);
          if (isRight(field, cell?.candidates[0])) right += 1;
        }
      }
      const cells = [...result.metrics, ...result.rows.flatMap((row) => row.cells)];
      given += cells.filter((cell) => cell.candidates.length > 0).length;
    }
    assert.ok(wanted > 500, `${wanted} values to find`);
    assert.ok(right / wanted > 0.95, `found ${right} of ${wanted}`);
    assert.ok(right / given > 0.9, `${right} of ${given} given values are right`);
  });

  it('boxes cover exactly the words that print the value', async () => {
    const [first] = samplePdfs();
    assert.ok(first);
    const { metrics, graph } = await extractedWithGraph(first.path);
    const words = graph.nodes.filter((node) => node.kind === 'word');
    for (const candidate of metrics.flatMap((metric) => metric.candidates)) {
      const inside = words.filter((word) => {
        const [x, y] = [word.x + word.w / 2, word.y + word.h / 2];
        const { page, x: left, y: top, w, h } = candidate;
        return word.page === page && x > left && x < left + w && y > top && y < top + h;
      });
      const printed = plain(inside.map((word) => word.text).join(''));
      assert.ok(printed.includes(plain(candidate.text)), `${candidate.text} in ${printed}`);
      assert.ok(printed.length - plain(candidate.text).length <= 4, `${candidate.text} alone in ${printed}`);
      assert.ok(words.some((word) => word.id === candidate.nodeId));
    }
  });

  it('is surer of the layout of a document that was confirmed before, and keeps the order of values', async () => {
    const [first, second] = samplePdfs();
    assert.ok(first && second);
    const surest = ({ metrics }: ExtractionResult): [string, number][] =>
      metrics.flatMap(({ fin, candidates: [found] }) =>
        found === undefined ? [] : [[fin, found.confidence] as const],
      ) as [string, number][];
    const unseen = await extracted(first.path);
    const other = await extracted(first.path, {
      confirmedLayouts: [(await extracted(second.path)).fingerprint],
    });
    const known = await extracted(first.path, { confirmedLayouts: [unseen.fingerprint] });
    assert.deepEqual(surest(other), surest(unseen));
    assert.ok(surest(unseen).every(([, confidence]) => confidence < 0.98));
    assert.ok(surest(known).some(([, confidence]) => confidence > 0.98));
    const before = new Map(surest(unseen));
    for (const [fin, confidence] of surest(known)) assert.ok(confidence > (before.get(fin) ?? 1), fin);
  });

  it('gives the same output for the same bytes', async () => {
    for (const { path } of samplePdfs().slice(0, 4)) {
      assert.equal(JSON.stringify(await extracted(path)), JSON.stringify(await extracted(path)));
    }
  });
});

describe('runExtraction on files that are not what they should be', () => {
  const expected: { file: string; stage: string }[] = JSON.parse(
    readFileSync(samplePath('bad', 'expected.json'), 'utf8'),
  );
  // `npm run bench` reads the 2,000 pages, and measures their memory.
  for (const { file, stage } of expected.filter((each) => each.file !== 'pages_2000.pdf')) {
    it(`STATE-012 STATE-013 STATE-014 ends ${file} in ${stage}`, async () => {
      const outcome = await runExtraction(jobFor(samplePath('bad', file)));
      assert.equal(outcome.ok ? 'EXT_DONE' : outcome.failure.stage, stage);
    });
  }

  it('STATE-014 tells a text with a PDF header and a cut file as invalid', async () => {
    const whole = await buildPdf([[{ x: 50, y: 50, text: 'Statement' }]]);
    for (const bytes of ['', '%PDF-1.7\nnothing more', '\0\x01Dear investor', whole.subarray(0, 200)]) {
      const outcome = await runExtraction(jobFor(writeTemporary(bytes)));
      assert.equal(outcome.ok ? 'EXT_DONE' : outcome.failure.stage, 'EXT_FAILED_INVALID_DOCUMENT');
    }
  });

  it('STATE-014 tells a form whose pages only Acrobat makes as invalid, and reads one that has its pages', async () => {
    const pages = [[{ x: 50, y: 50, text: 'Please wait... If this message is not eventually replaced' }]];
    const dynamic = writeTemporary(await buildPdf(pages, { form: 'dynamic' }));
    const refused = await runExtraction(jobFor(dynamic));
    assert.equal(refused.ok ? 'EXT_DONE' : refused.failure.stage, 'EXT_FAILED_INVALID_DOCUMENT');
    const rows = labelRows([['Call amount', 'EUR 485,000.00'] as const]);
    await extracted(writeTemporary(await buildPdf([rows], { form: 'static' })));
  });

  it('STATE-013 tells csv, txt and html as of a kind that is not read', async () => {
    const files = {
      'notice.csv': 'Metric;Value\r\nCommitment;"5,000,000"\r\n',
      'notice.txt': 'Dear investor,\n\nplease transfer EUR 500,000.00 by 21 May 2024.\n',
      'umlauts.txt': Buffer.from('Sehr geehrte Damen und Herren, für Müller', 'latin1'),
      'wide.csv': Buffer.from('\ufeffMetric;Value\r\n', 'utf16le'),
      'notice.html': '<!doctype html><html><body><p>Commitment: 5,000,000</p></body></html>',
      'notice.pdf': '<html><body>Renamed</body></html>',
    };
    for (const [name, bytes] of Object.entries(files)) {
      const outcome = await runExtraction(jobFor(writeTemporary(bytes, name)));
      assert.equal(outcome.ok ? 'EXT_DONE' : outcome.failure.stage, 'EXT_FAILED_UNSUPPORTED_TYPE', name);
    }
  });

  it('STATE-010 fails a file over the limits and a file that is gone', async () => {
    const path = writeTemporary(await buildPdf([[{ x: 50, y: 50, text: 'Statement' }]]));
    const large = await runExtraction(jobFor(path), { limits: { maxBytes: 100 } });
    const gone = await runExtraction(jobFor(`${path}.gone`));
    assert.deepEqual(
      [large, gone].map((outcome) => !outcome.ok && outcome.failure.stage),
      ['EXT_FAILED', 'EXT_FAILED'],
    );
  });

  it('finds nothing in a page without text, and says so for every metric', async () => {
    const result = await extracted(writeTemporary(await buildPdf([[]])), { documentType: 'Capital Call' });
    assert.equal(result.recognisedType, null);
    assert.ok(result.metrics.length > 10);
    assert.ok(result.metrics.every((metric) => metric.candidates.length === 0));
  });
});

describe('metric query', () => {
  const own: PipelineMetric = {
    fin: 'carbon_intensity',
    displayName: 'Carbon Intensity',
    description: 'Tonnes of carbon dioxide per million of revenue.',
    type: 'NUMERIC',
    timePeriod: null,
    associatedEntityType: null,
    filterGroup: '',
    isRequired: false,
    validators: [],
  };

  it('looks for a metric that only the client has, by its display name', async () => {
    const path = writeTemporary(
      await buildPdf([
        labelRows([
          ['Vintage year', '2019'],
          ['Carbon intensity', '41.5'],
        ]),
      ]),
    );
    const schemas = [
      {
        documentType: 'Sustainability',
        groups: [{ displayName: 'Summary', groupIdentifier: null, isRepeatingGroup: false, metrics: [own] }],
      },
    ];
    const result = await extracted(path, { schemas, documentType: 'Sustainability' });
    assert.equal(best(result, 'carbon_intensity')?.value, '41.5');
  });

  it('takes a dash for no value instead of the next best number', async () => {
    const rows = labelRows([
      ['Commitment', '5,000,000'],
      ['Recallable distributions', '-'],
      ['Unfunded commitment', '1,990,520'],
    ]);
    const result = await extracted(writeTemporary(await buildPdf([rows])), {
      documentType: 'Capital Account',
    });
    assert.equal(best(result, 'recallable_distributions')?.value, '');
    assert.equal(best(result, 'unfunded_commitment')?.value, '1990520');
  });

  it('multiplies by the scale the document states, and keeps costs positive', async () => {
    const texts = [
      { x: 60, y: 60, text: 'Capital Account Statement', size: 16 },
      { x: 60, y: 90, text: '(in thousands of US dollars)' },
      { x: 380, y: 180, text: 'Quarter to date' },
      ...labelRows([
        ['Management fees', '(1,234)'],
        ['Ending balance', '45,000'],
      ]),
    ];
    const result = await extracted(writeTemporary(await buildPdf([texts])));
    assert.deepEqual(
      ['management_fees_qtd', 'closing_balance_qtd'].map((fin) => [
        best(result, fin)?.value,
        best(result, fin)?.currency,
      ]),
      [
        ['1234000', 'USD'],
        ['45000000', 'USD'],
      ],
    );
    assert.equal(best(result, 'closing_balance_ytd'), undefined);
  });

  it('takes a note among the texts of the title for one on all amounts', async () => {
    const texts = [
      { x: 60, y: 40, text: 'Capital Account Statement', size: 16 },
      { x: 60, y: 64, text: 'Report to partners' },
      { x: 220, y: 64, text: 'Quarter ended December 31, 2024' },
      { x: 430, y: 64, text: 'Unaudited, $ in thousands' },
      { x: 60, y: 84, text: 'Fund summary' },
      { x: 380, y: 84, text: '12/31/2024' },
      ...labelRows([['Capital commitment', '640,000']]).map((text) => ({ ...text, y: 104 })),
    ];
    const result = await extracted(writeTemporary(await buildPdf([texts])));
    assert.equal(best(result, 'commitment')?.value, '640000000');
  });

  it('reads the currency and the scale of a title for the amounts that it is meant for', async () => {
    const readUnder = async (titles: [string, string], row: [label: string, amount: string], fin: string) => {
      const heading = titles.map((text, at) => ({ x: 60, y: 60 + 30 * at, text }));
      const pdf = await buildPdf([[...heading, ...labelRows([row])]]);
      return best(await extracted(writeTemporary(pdf)), fin)?.value;
    };
    const dated = 'Account INV00931 · Quarter from 1 October 2025 to 31 December 2025 · GBP';
    const balance: [string, string] = ['Closing balance', '5,171,805.52'];
    assert.equal(await readUnder(['Partner Capital Statement', dated], balance, 'base_currency'), 'GBP');
    const unfundedInMillions = (amount: string) =>
      readUnder(
        ['Notice of Distribution', '(in millions of US dollars)'],
        ['Unfunded commitment', amount],
        'unfunded_commitment',
      );
    assert.equal(await unfundedInMillions('$4.72'), '4720000');
    // In full and to the cent, it is in no millions.
    assert.equal(await unfundedInMillions('$4,718,250.00'), '4718250.00');
  });

  it('reads German and French labels', async () => {
    const german = labelRows([
      ['Währung', 'EUR'],
      ['Anfangssaldo', '1.234.567,89'],
      ['Endsaldo', '2.000.000,00'],
      ['Kapitalzusage', '10.000.000,00'],
    ]);
    const french = labelRows([
      ['Devise', 'EUR'],
      ["Date d'échéance", '15 février 2024'],
      ['Montant appelé', '250 000,50'],
      ['Frais de gestion', '12 500,00'],
    ]);
    const statement = await extracted(writeTemporary(await buildPdf([german])), {
      documentType: 'Capital Account',
    });
    const call = await extracted(writeTemporary(await buildPdf([french])), { documentType: 'Capital Call' });
    assert.deepEqual(
      ['opening_balance_qtd', 'closing_balance_qtd', 'commitment'].map((fin) => best(statement, fin)?.value),
      ['1234567.89', '2000000.00', '10000000.00'],
    );
    assert.deepEqual(
      ['due_date', 'call_amount', 'call_management_fees'].map((fin) => best(call, fin)?.value),
      ['2024-02-15', '250000.50', '12500.00'],
    );
  });

  it('takes the column of the partner, not that of all partners or of the notice before', async () => {
    const texts = [
      { x: 60, y: 60, text: 'Distribution Notice', size: 16 },
      ...[
        ['', 'Previous distribution', 'Fund total', 'Your share'],
        ['Gross distribution', '90,000.00', '8,000,000.00', '120,000.00'],
        ['Withholding tax', '(1,000.00)', '(80,000.00)', '(2,000.00)'],
        ['Net distribution', '89,000.00', '7,920,000.00', '118,000.00'],
      ].flatMap((cells, row) =>
        cells.map((text, column) => ({ x: 60 + column * 130, y: 120 + row * 20, text })),
      ),
    ].filter(({ text }) => text !== '');
    const result = await extracted(writeTemporary(await buildPdf([texts])), {
      documentType: 'Capital Distribution',
    });
    assert.deepEqual(
      ['distribution_gross', 'distribution_withholding_tax', 'distribution_net'].map(
        (fin) => best(result, fin)?.value,
      ),
      ['120000.00', '2000.00', '118000.00'],
    );
  });

  it('reads values out of running text', async () => {
    const lines = [
      'Corvane Ventures Fund IV, L.P. - Capital Call Notice No. 5',
      'Funds are due no later than January 22, 2025. After this call your unfunded commitment is $212,500.00.',
      'Of the amount called, $60,000.00 will fund portfolio investments and $2,500.00 will pay partnership expenses.',
    ];
    const texts = lines.map((text, index) => ({ x: 60, y: 120 + index * 13, text }));
    const result = await extracted(writeTemporary(await buildPdf([texts])), { documentType: 'Capital Call' });
    assert.deepEqual(
      ['fund', 'call_number', 'due_date', 'call_investments', 'call_partnership_expenses'].map(
        (fin) => best(result, fin)?.value,
      ),
      ['Corvane Ventures Fund IV, L.P.', '5', '2025-01-22', '60000.00', '2500.00'],
    );
  });

  it('goes on with a schedule of investments on the next page, group heading included, and leaves totals out', async () => {
    const row = (y: number, ...cells: string[]): { x: number; y: number; text: string }[] =>
      cells.map((text, column) => ({
        x: 60 + column * (column === 0 ? 0 : 90) + (column === 0 ? 0 : 90),
        y,
        text,
      }));
    const titles = ['Company', 'Cost', 'Realised proceeds', 'Fair value'];
    const result = await extracted(
      writeTemporary(
        await buildPdf([
          [
            ...row(100, ...titles),
            ...row(130, 'Realised investments'),
            ...row(150, 'Alderon Ltd', '10.0', '31.5', '-'),
            ...row(180, 'Unrealised investments'),
            ...row(200, 'Bexley Ltd', '20.0', '1.5', '44.0'),
          ],
          [
            ...row(100, ...titles),
            ...row(130, 'Corvia Ltd', '30.0', '2.5', '64.0'),
            ...row(150, 'Dunmore Ltd', '15.0', '0.5', '16.0'),
            ...row(180, 'Total', '75.0', '36.0', '124.0'),
          ],
        ]),
      ),
      { documentType: 'Performance' },
    );
    const table = result.rows.map((one) =>
      ['investment_name', 'investment_status', 'investment_cost', 'investment_fair_value'].map(
        (fin) => one.cells.find((cell) => cell.fin === fin)?.candidates[0]?.value,
      ),
    );
    assert.deepEqual(table, [
      ['Alderon Ltd', 'Realised', '10.0', ''],
      ['Bexley Ltd', 'Unrealised', '20.0', '44.0'],
      ['Corvia Ltd', 'Unrealised', '30.0', '64.0'],
      ['Dunmore Ltd', 'Unrealised', '15.0', '16.0'],
    ]);
  });
});
