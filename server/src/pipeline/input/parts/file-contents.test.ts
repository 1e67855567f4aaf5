import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { ExtractionResult } from '../../contract/result.ts';
import type { Candidate } from '../../contract/candidate.ts';
import { runExtraction } from '../../stages/run-extraction.ts';
import type { TextAt } from '../../testing/build-pdf.ts';
import { buildPdf, labelRows, writeTemporary } from '../../testing/build-pdf.ts';
import {
  annexPage,
  buildPacket,
  buildRegister,
  callPage,
  CALLS,
  REGISTERED,
  registerPage,
} from '../../testing/build-packet.ts';
import { jobFor, samplePdfs } from '../../testing/paths.ts';

/** Under this confidence the review asks for a look at a value. */
const NEEDS_A_LOOK = 0.8;

async function extracted(path: string, documentType: string | null = null): Promise<ExtractionResult> {
  const outcome = await runExtraction(jobFor(path, { documentType }));
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.result;
}

const read = async (bytes: Promise<Uint8Array>, documentType?: string): Promise<ExtractionResult> =>
  extracted(writeTemporary(await bytes), documentType);

function candidatesOf({ metrics, rows }: ExtractionResult): Candidate[] {
  const cells = [...metrics, ...rows.flatMap((row) => row.cells)];
  return cells.flatMap(({ candidates }) => candidates);
}

function best(result: ExtractionResult, fin: string): string | undefined {
  return result.metrics.find((metric) => metric.fin === fin)?.candidates[0]?.value;
}

const [first, second, third] = CALLS;

describe('a file of several notices', () => {
  it('is told apart: each notice with its pages and what it is', async () => {
    const { contents } = await read(buildPacket());
    assert.deepEqual(contents, {
      kind: 'notices',
      parts: [
        {
          fromPage: 1,
          toPage: 2,
          title: `Capital Call 8 · ${first.fund}`,
          documentType: 'Capital Call',
          isSource: true,
        },
        {
          fromPage: 3,
          toPage: 3,
          title: `Capital Call 4 · ${second.fund}`,
          documentType: 'Capital Call',
          isSource: false,
        },
        {
          fromPage: 4,
          toPage: 4,
          title: `Capital Call 15 · ${third.fund}`,
          documentType: 'Capital Call',
          isSource: false,
        },
      ],
    });
  });

  it('gives values and payment details of one notice only, surely but for the parting itself', async () => {
    const result = await read(buildPacket());
    assert.equal(best(result, 'fund'), first.fund);
    assert.equal(best(result, 'call_amount'), '335000.44');
    assert.equal(best(result, 'iban'), first.iban.replaceAll(' ', ''));
    const candidates = candidatesOf(result);
    assert.ok(candidates.length > 10);
    assert.deepEqual(
      candidates.filter(({ page, confidence }) => page > 2 || confidence > 0.985),
      [],
    );
  });

  it('gives the values of each notice when its pages are asked for', async () => {
    const path = writeTemporary(await buildPacket());
    for (const [call, page] of [
      [second, 3],
      [third, 4],
    ] as const) {
      const outcome = await runExtraction({ ...jobFor(path), pages: { from: page, to: page } });
      assert.ok(outcome.ok, JSON.stringify(outcome));
      const { result } = outcome;
      assert.equal(result.contents, undefined);
      assert.equal(best(result, 'fund'), call.fund);
      assert.equal(best(result, 'iban'), call.iban.replaceAll(' ', ''));
      assert.deepEqual([...new Set(candidatesOf(result).map((candidate) => candidate.page))], [page]);
    }
  });

  it('fails when pages are asked for that it does not have', async () => {
    const path = writeTemporary(await buildPacket());
    const outcome = await runExtraction({ ...jobFor(path), pages: { from: 9, to: 9 } });
    assert.deepEqual(!outcome.ok && [outcome.failure.stage, outcome.failure.detail], [
      'EXT_FAILED',
      'The file has 4 pages, and page 9 is asked for.',
    ]);
  });

  it('gives no payment details of another notice where the first prints none', async () => {
    const unpaid = callPage(first).filter(({ y }) => y < 150 + 8 * 18);
    const result = await read(buildPdf([unpaid, callPage(second)]));
    assert.equal(result.contents?.parts.length, 2);
    assert.equal(best(result, 'fund'), first.fund);
    assert.equal(best(result, 'iban'), undefined);
  });

  it('is told apart by its partners where all notices are of one fund', async () => {
    const other = {
      ...first,
      partner: 'Dunmore Insurance SE',
      amount: '71,500.00',
      commitment: '900,000.00',
    };
    const { contents } = await read(buildPdf([callPage(first), callPage(other)]));
    assert.deepEqual(
      contents?.parts.map(({ fromPage, title }) => [fromPage, title]),
      [
        [1, 'Capital Call 8 · Hollin Foundation'],
        [2, 'Capital Call 8 · Dunmore Insurance SE'],
      ],
    );
  });

  it('leaves a cover that names all notices to none of them', async () => {
    const cover: TextAt[] = [
      { x: 60, y: 60, text: 'Hollin Foundation' },
      { x: 60, y: 100, text: 'Capital call notices of March 2025', size: 18 },
      ...CALLS.map(({ fund, amount }, at) => ({ x: 60, y: 150 + 18 * at, text: `${fund}: EUR ${amount}` })),
    ];
    const result = await read(buildPdf([cover, ...CALLS.map(callPage)]));
    assert.deepEqual(
      result.contents?.parts.map(({ fromPage, toPage }) => [fromPage, toPage]),
      [
        [2, 2],
        [3, 3],
        [4, 4],
      ],
    );
    assert.deepEqual(
      candidatesOf(result).filter(({ page }) => page !== 2),
      [],
    );
  });

  it('gives the values of the notice that is of the type which the user chose', async () => {
    const paid: TextAt[] = [
      { x: 60, y: 60, text: second.manager },
      { x: 60, y: 100, text: 'Distribution Notice', size: 18 },
      ...labelRows(
        [
          ['Fund:', second.fund],
          ['Investor:', second.partner],
          ['Notice date:', '6 June 2025'],
          ['Payment date:', '20 June 2025'],
          ['Distribution number:', '3'],
          ['Return of capital', 'EUR 60,000.00'],
          ['Realised gain', 'EUR 21,000.00'],
          ['Net distribution', 'EUR 81,000.00'],
        ],
        150,
        230,
      ),
    ];
    const result = await read(buildPdf([callPage(first), paid]), 'Capital Distribution');
    assert.deepEqual(
      result.contents?.parts.map(({ isSource }) => isSource),
      [false, true],
    );
    assert.equal(best(result, 'distribution_net'), '81000.00');
    assert.deepEqual(
      candidatesOf(result).filter(({ page }) => page !== 2),
      [],
    );
  });
});

describe('a register of partners', () => {
  it('has a part for every partner on it, and is read for the first', async () => {
    const result = await read(buildRegister());
    assert.deepEqual(result.contents, {
      kind: 'partners',
      parts: REGISTERED.map((title, index) => ({
        fromPage: 1,
        toPage: 1,
        title,
        documentType: '',
        isSource: index === 0,
      })),
    });
    assert.equal(best(result, 'limited_partner'), REGISTERED[0]);
    assert.equal(best(result, 'call_amount'), '276125.00');
  });

  it('is none where one label of a list of particulars calls a partner', async () => {
    const page = labelRows([
      ['Notice date', 'February 10, 2025'],
      ['Subscriber', 'Crail Insurance plc'],
      ['Capital Commitment', '$25,000,000.00'],
      ['Drawdown Purchase Price', '$3,250,000.00'],
      ['Drawdown Share Amount', '130,000'],
      ['Per Share Price', '$25.00'],
      ['Due date', 'February 24, 2025'],
    ]);
    const title = { x: 60, y: 80, text: 'Quarrier Private Credit Corp. Capital Call Notice' };
    const result = await read(buildPdf([[title, ...page]]), 'Capital Call');
    assert.equal(result.contents, undefined);
    assert.equal(best(result, 'limited_partner'), 'Crail Insurance plc');
  });

  it('gives each partner the values of its own row, and what holds for all', async () => {
    const path = writeTemporary(await buildRegister());
    const amounts = ['276125.00', '552250.00', '2209000.00', '3313500.00', '2761250.00'];
    for (const [index, title] of REGISTERED.entries()) {
      const outcome = await runExtraction({ ...jobFor(path), pages: { from: 1, to: 1, title } });
      assert.ok(outcome.ok, JSON.stringify(outcome));
      const { result } = outcome;
      assert.equal(result.contents, undefined);
      assert.deepEqual(
        ['limited_partner', 'call_amount', 'due_date'].map((fin) => best(result, fin)),
        [title, amounts[index], '2024-08-19'],
      );
    }
  });

  it("gives no partner a value of another's row or of the sum where columns have other names", async () => {
    const titles = ['Limited partner', 'Pledge', 'Deal cost', 'Fee', 'Wire'];
    const row = (y: number, cells: readonly string[]): TextAt[] =>
      cells.map((text, at) => ({ x: 60 + at * 105, y, text, size: 9 }));
    const names = ['Anselm College Endowment', 'Cabrillo Pension Trust', 'Dunleavy Insurance Group'];
    const page = [
      { x: 60, y: 60, text: 'Sedgemoor Bay Partners IV LP: Capital Call Notice', size: 14 },
      ...row(120, titles),
      ...names.flatMap((name, at) =>
        row(140 + 18 * at, [name, `${at}1,000.00`, `${at}2,000.00`, `${at}3,000.00`, `${at}4,000.00`]),
      ),
      ...row(194, ['Total', '63,000.00', '66,000.00', '69,000.00', '72,000.00']),
    ];
    const path = writeTemporary(await buildPdf([page]));
    const title = names[1];
    const outcome = await runExtraction({ ...jobFor(path), pages: { from: 1, to: 1, title } });
    assert.ok(outcome.ok, JSON.stringify(outcome));
    const values = candidatesOf(outcome.result).map(({ value }) => value);
    assert.deepEqual(
      values.filter((value) => /\.00$/u.test(value) && !/^1\d000/u.test(value)),
      [],
    );
    assert.ok(!values.includes(names[0] ?? '') && !values.includes(names[2] ?? ''));
  });

  it('stays one document, nothing of it sure, when it speaks to a partner whom it does not name', async () => {
    const page = [...registerPage(), { x: 60, y: 400, text: 'The shaded row is yours.' }];
    const result = await read(buildPdf([page]));
    assert.ok(result.contents?.parts.every(({ isSource }) => !isSource));
    const sure = candidatesOf(result).filter(({ confidence }) => confidence >= NEEDS_A_LOOK);
    assert.deepEqual(sure, []);
  });

  it('is none in a notice to one of the partners on the list', async () => {
    const [, partner = ''] = REGISTERED;
    const own = registerPage([['Investor:', partner]]);
    for (const pages of [[own], [own, registerPage()]]) {
      const { contents } = await read(buildPdf(pages));
      assert.equal(contents, undefined);
    }
  });
});

describe('a file of one notice', () => {
  it('is not taken apart for its annex', async () => {
    const { contents, metrics } = await read(buildPdf([callPage(first), annexPage(first)]));
    assert.equal(contents, undefined);
    const fund = metrics.find(({ fin }) => fin === 'fund')?.candidates[0];
    assert.ok(fund !== undefined && fund.confidence >= NEEDS_A_LOOK, JSON.stringify(fund));
  });

  it('is not taken apart for saying the same in another language', async () => {
    const german: TextAt[] = [
      { x: 60, y: 60, text: first.manager, size: 12 },
      { x: 60, y: 100, text: 'Kapitalabruf', size: 18 },
      ...labelRows(
        [
          ['Fonds:', first.fund],
          ['Anleger:', first.partner],
          ['Datum:', '3. März 2025'],
          ['Abruf Nr.:', first.number],
          ['Fälligkeit:', '17. März 2025'],
          ['Abgerufener Betrag', 'EUR 335.000,44'],
          ['Kapitalzusage', 'EUR 5.000.000,00'],
          ['IBAN:', first.iban],
        ],
        150,
        230,
      ),
    ];
    assert.equal((await read(buildPdf([callPage(first), german]))).contents, undefined);
  });

  it('is what every sample is', async () => {
    for (const { name, path } of samplePdfs())
      assert.equal((await extracted(path)).contents, undefined, name);
  });
});

/** A report of one fund on its period: a cover with a title, then pages of figures under a running header. */
function reportPages({ fund, period, ended }: Report, count = 1): TextAt[][] {
  const header = [
    { x: 60, y: 30, text: `${fund} | ${period}`, size: 8 },
    { x: 60, y: 815, text: 'For limited partners only', size: 8 },
  ];
  const first: TextAt[] = [
    { x: 60, y: 90, text: fund, size: 16 },
    { x: 60, y: 120, text: 'Quarterly report', size: 16 },
    { x: 60, y: 145, text: `For the period ended ${ended}` },
    ...labelRows([['Fund size', 'EUR 180,000,000.00'] as const, ['Net IRR', '14.2%'] as const], 200),
  ];
  const further: TextAt[] = [
    { x: 60, y: 90, text: 'Portfolio', size: 14 },
    ...labelRows([['Holm Logistics AB', 'EUR 64,400,000.00'] as const], 140),
  ];
  const pages = [first, ...Array.from({ length: count - 1 }, () => further)];
  return pages.map((page, index) => [
    ...header,
    ...page,
    { x: 500, y: 815, text: `Page ${index + 1}`, size: 8 },
  ]);
}

interface Report {
  fund: string;
  period: string;
  ended: string;
}

const SPRING: Report = { fund: 'Arnsby Buyout Fund IV LP', period: 'Q1 2025', ended: '31 March 2025' };
const SUMMER: Report = { ...SPRING, period: 'Q2 2025', ended: '30 June 2025' };

/** First pages of the documents that a file is parted into, and of those that it only may hold. */
async function startsOf(
  pages: readonly (readonly TextAt[])[],
): Promise<{ sure: number[]; doubted: number[] }> {
  const { contents, doubts } = await read(buildPdf(pages));
  return {
    sure: contents?.parts.map(({ fromPage }) => fromPage) ?? [1],
    doubted: doubts.filter(({ kind }) => kind === 'otherDocument').map(({ page }) => page),
  };
}

describe('AMB-131 a file of several reports', () => {
  it('is parted where page numbers start again and a title stands with another period', async () => {
    const pages = [...reportPages(SPRING, 3), ...reportPages(SUMMER, 2)];
    assert.deepEqual(await startsOf(pages), { sure: [1, 4], doubted: [] });
    const { contents } = await read(buildPdf(pages));
    assert.deepEqual(
      contents?.parts.map(({ documentType, title }) => [documentType, title]),
      [
        ['Performance', 'Performance · Arnsby Buyout Fund IV LP | Q1 2025'],
        ['Performance', 'Performance · Arnsby Buyout Fund IV LP | Q2 2025'],
      ],
    );
  });

  it('is parted where a letter has another number at the place of the first one', async () => {
    const notice = (number: string): TextAt[] => [
      { x: 60, y: 60, text: 'Arnsby Buyout Fund IV LP', size: 12 },
      { x: 60, y: 100, text: `Capital call notice no. ${number}`, size: 18 },
      ...labelRows([['Your share of this call' as const, `EUR ${number}25,000.00`] as const], 150),
    ];
    assert.deepEqual((await startsOf([notice('6'), notice('7')])).sure, [1, 2]);
  });

  it('is parted where a page is titled with the names of others', async () => {
    const other: Report = {
      fund: 'Ferrow Infrastructure II SCSp',
      period: 'Q1 2025',
      ended: '31 March 2025',
    };
    const unnumbered = [SPRING, other]
      .flatMap((report) => reportPages(report))
      .map((page) => page.slice(0, -1));
    assert.deepEqual((await startsOf(unnumbered)).sure, [1, 2]);
  });

  it('is parted where behind a notice a report on the same fund counts its pages from 1', async () => {
    const notice: TextAt[] = [
      { x: 60, y: 60, text: 'Arnsby Buyout Fund IV LP', size: 12 },
      { x: 60, y: 100, text: 'Distribution notice', size: 18 },
      ...labelRows(
        [['Distribution date', '14 May 2025'] as const, ['Distribution amount', 'EUR 125,000.00'] as const],
        150,
      ),
    ];
    assert.deepEqual(await startsOf([notice, ...reportPages(SPRING, 2)]), { sure: [1, 2], doubted: [] });
  });

  it('may hold another one where a page on the same fund is titled as another type, unless the foot counts its pages', async () => {
    const [report = []] = reportPages(SPRING);
    const statement: TextAt[] = [
      { x: 60, y: 60, text: 'Arnsby Buyout Fund IV LP' },
      { x: 60, y: 100, text: 'Capital account statement', size: 18 },
      { x: 60, y: 125, text: '30 June 2025' },
      ...labelRows([
        ['Opening balance', 'EUR 1,200,000.00'] as const,
        ['Closing balance', 'EUR 1,300,000.00'] as const,
      ]),
    ];
    const numbered = (first: string, second: string): TextAt[][] => [
      [...report.slice(0, -1), { x: 230, y: 790, text: first, size: 8 }],
      [...statement, { x: 230, y: 790, text: second, size: 8 }],
    ];
    assert.deepEqual(await startsOf([report.slice(0, -1), statement]), { sure: [1], doubted: [2] });
    const counted = numbered('Arnsby – confidential – 1', 'Arnsby – confidential – 2');
    assert.deepEqual(await startsOf(counted), { sure: [1], doubted: [] });
    const restarted = numbered('Arnsby – confidential – 1', 'Arnsby – confidential – 1');
    assert.deepEqual((await startsOf(restarted)).sure, [1, 2]);
    const ofOther = numbered('Arnsby – confidential – 1', 'Ferrow – for investors – 2');
    assert.deepEqual(await startsOf(ofOther), { sure: [1], doubted: [2] });
  });

  it('says the same of pages that are asked for as one document', async () => {
    const path = writeTemporary(await buildPdf([...reportPages(SPRING), ...reportPages(SUMMER)]));
    const outcome = await runExtraction({ ...jobFor(path), pages: { from: 1, to: 2 } });
    assert.ok(outcome.ok, JSON.stringify(outcome));
    const [doubt] = outcome.result.doubts;
    assert.deepEqual(doubt, {
      kind: 'otherDocument',
      severity: 'doubt',
      page: 2,
      box: null,
      text: '',
      fins: null,
    });
  });
});

describe('AMB-131 a file of one report', () => {
  it('is not parted by its pages, its running header, a cover or a blank page', async () => {
    const report = reportPages(SPRING, 4);
    const cover: TextAt[] = [{ x: 72, y: 140, text: 'Please find the document attached.', size: 12 }];
    const one = { sure: [1], doubted: [] };
    assert.deepEqual(await startsOf(report), one);
    assert.deepEqual(await startsOf([cover, ...report]), one);
    assert.deepEqual(await startsOf([[], ...report]), one);
  });

  it('is not parted where every page has the same title, fund and period', async () => {
    const page = reportPages(SPRING)[0] ?? [];
    assert.deepEqual(await startsOf([page, page, page]), { sure: [1], doubted: [] });
  });

  it('is not parted where a letter names the partner and its schedule calls them by a number', async () => {
    const foot = { x: 180, y: 800, text: 'Arnsby AIFM GmbH · 8940 Liezen · Landesgericht Leoben', size: 6 };
    const letter: TextAt[] = [
      { x: 60, y: 60, text: 'Betriebliche Vorsorgekasse Tauern AG', size: 11 },
      { x: 60, y: 74, text: 'Veranlagung', size: 11 },
      { x: 60, y: 88, text: 'Rainerstraße 4', size: 11 },
      { x: 60, y: 102, text: '5020 Salzburg', size: 11 },
      { x: 60, y: 160, text: 'Arnsby Kapital IV GmbH & Co KG – Quartalsbericht', size: 11 },
      { x: 60, y: 190, text: 'Sehr geehrte Damen und Herren,', size: 11 },
      { x: 60, y: 210, text: 'beiliegend übermitteln wir Ihnen die Aufstellung Ihres', size: 11 },
      { x: 60, y: 224, text: 'Kapitalkontos zum 30. September 2024.', size: 11 },
      { x: 60, y: 260, text: 'Arnsby AIFM GmbH', size: 11 },
      foot,
    ];
    const schedule: TextAt[] = [
      { x: 60, y: 60, text: 'Kapitalkonto des Anlegers Nr. 31 – Beträge in EUR', size: 13 },
      { x: 300, y: 90, text: '01.07.2024 – 30.09.2024', size: 8 },
      ...labelRows(
        [
          ['Stand am Anfang des Zeitraums', '4.819.204,55'] as const,
          ['Kapitaleinzahlungen', '374.873,57'] as const,
          ['Stand am Ende des Zeitraums', '5.194.078,12'] as const,
          ['Kapitalzusage', '7.500.000,00'] as const,
        ],
        120,
        300,
      ).map((text) => ({ ...text, size: 8 })),
      foot,
    ];
    assert.deepEqual((await startsOf([letter, schedule])).sure, [1]);
  });
});
