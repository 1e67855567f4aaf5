import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { cellTexts, gridRules, line, pageOf } from '../testing/page-of.ts';
import type { PageGraph } from './page-graph.ts';
import { buildPageGraph } from './page-graph.ts';
import { structureOfRegion } from './tables.ts';

/** The page as if its words came from a picture. */
function recognised({ page }: PageGraph): PageGraph {
  const words = page.words.map((word) => ({ ...word, confidence: 0.95 }));
  return buildPageGraph({ ...page, words, source: 'ocr' });
}

describe('tables that rules draw', () => {
  const grid = gridRules([50, 200, 300, 400], [90, 120, 160, 200]);

  it('keeps every line of a field in one cell, whether it stands at the top, in the middle or at the bottom', () => {
    const page = pageOf(
      [
        ...line(105, [60, 'Subject'], [210, 'First'], [310, 'Second']),
        ...line(135, [60, 'A long label that'], [210, '10']),
        ...line(147, [60, 'needs two lines'], [310, '20']),
        ...line(181, [60, 'Another'], [210, '30'], [310, '40']),
      ],
      grid,
    );
    assert.deepEqual(cellTexts(page), [
      'Subject | First | Second',
      'A long label that needs two lines | 10 | 20',
      'Another | 30 | 40',
    ]);
  });

  it('parts titles from the row under them where the picture of a page has lost the rule between', () => {
    const rules = {
      horizontal: [90, 150, 180, 210, 240].map((at) => ({ at, from: 50, to: 400 })),
      vertical: [],
    };
    const rows = [
      ...line(110, [60, 'Company'], [210, 'Cost'], [310, 'Value']),
      ...line(126, [60, 'Alder'], [210, '1,200'], [310, '1,450']),
      ...line(168, [60, 'Birch'], [210, '2,300'], [310, '2,550']),
      ...line(198, [60, 'Cedar'], [210, '3,400'], [310, '3,650']),
      ...line(228, [60, 'Douglas'], [210, '4,500'], [310, '4,750']),
      ...line(258, [60, 'Elder'], [210, '5,600'], [310, '5,850']),
    ];
    assert.deepEqual(cellTexts(recognised(pageOf(rows, rules))).slice(0, 2), [
      'Company | Cost | Value',
      'Alder | 1,200 | 1,450',
    ]);
    assert.notEqual(cellTexts(pageOf(rows, rules))[0], 'Company | Cost | Value');
  });

  it('keeps a heading apart from the row under it where rules stand over sums of amounts alone', () => {
    const rules = {
      horizontal: [
        { at: 110, from: 50, to: 400 },
        ...[164, 180, 228, 244, 276, 292].map((at) => ({ at, from: 200, to: 400 })),
      ],
      vertical: [],
    };
    const rows = [
      ...line(106, [60, 'Borrower'], [210, 'Cost'], [310, 'Value']),
      ...line(126, [60, 'Healthcare']),
      ...line(142, [60, 'Alder Homes Limited'], [210, '1,200'], [310, '1,450']),
      ...line(158, [60, 'Birch Optical Limited'], [210, '2,300'], [310, '2,550']),
      ...line(174, [210, '3,500'], [310, '4,000']),
      ...line(190, [60, 'Services']),
      ...line(206, [60, 'Cedar Testing plc'], [210, '3,400'], [310, '3,650']),
      ...line(222, [60, 'Douglas Payroll plc'], [210, '1,600'], [310, '1,350']),
      ...line(238, [210, '5,000'], [310, '5,000']),
      ...line(254, [60, 'Leisure']),
      ...line(270, [60, 'Elder Parks Limited'], [210, '5,600'], [310, '5,850']),
      ...line(286, [210, '5,600'], [310, '5,850']),
      ...line(302, [60, 'Total'], [210, '14,100'], [310, '14,850']),
    ];
    const names = cellTexts(pageOf(rows, rules)).map((text) => text.split(' | ')[0]);
    assert.ok(
      names.includes('Alder Homes Limited') && names.includes('Elder Parks Limited'),
      names.join('; '),
    );
  });

  it('reads a table of text alone, and text that comes close to the rule beside it', () => {
    const page = pageOf(
      [
        ...line(105, [60, 'Party'], [202, 'Duty'], [310, 'Place']),
        ...line(141, [60, 'The very long named buyer'], [202, 'To pay'], [310, 'Here']),
        ...line(181, [60, 'Seller'], [202, 'To deliver'], [310, 'There']),
      ],
      grid,
    );
    assert.deepEqual(cellTexts(page).slice(1), [
      'The very long named buyer | To pay | Here',
      'Seller | To deliver | There',
    ]);
  });

  it('gives a title over two columns its range, and a title beside two levels its rows', () => {
    const { horizontal } = gridRules([50, 200, 300, 400], [90, 140, 160, 180]);
    const page = pageOf(
      [
        ...line(105, [230, 'Both together']),
        ...line(118, [60, 'Subject']),
        ...line(131, [220, 'First'], [320, 'Second']),
        ...line(153, [60, 'One'], [220, '10'], [320, '20']),
        ...line(173, [60, 'Two'], [220, '30'], [320, '40']),
      ],
      {
        horizontal: [...horizontal, { at: 115, from: 200, to: 400 }],
        vertical: [
          ...[50, 200, 400].map((at) => ({ at, from: 90, to: 180 })),
          { at: 300, from: 115, to: 180 },
        ],
      },
    );
    const cells = page.tables[0]?.rows.flatMap((row) => row.cells) ?? [];
    const both = cells.find((cell) => cell.text === 'Both together');
    assert.deepEqual([both?.column, both?.toColumn], [1, 2]);
    assert.equal(cells.find((cell) => cell.text === 'Subject')?.toRow, 1);
    assert.deepEqual(
      page.tables[0]?.rows.map((row) => row.kind),
      ['header', 'header', 'data', 'data'],
    );
  });

  it('divides a box into its rows and columns when rules only draw its head', () => {
    const page = pageOf(
      [
        ...line(105, [60, 'Subject'], [210, 'First'], [310, 'Second']),
        ...[0, 1, 2, 3].flatMap((n) => line(135 + 16 * n, [60, `Row ${n}`], [210, `1${n}`], [310, `2${n}`])),
      ],
      {
        horizontal: gridRules([50, 400], [90, 120, 200]).horizontal,
        vertical: gridRules([50, 400], [90, 200]).vertical,
      },
    );
    assert.deepEqual(cellTexts(page).slice(1), [
      'Row 0 | 10 | 20',
      'Row 1 | 11 | 21',
      'Row 2 | 12 | 22',
      'Row 3 | 13 | 23',
    ]);
  });

  it('joins lines of a cell whose shading does not reach the borders', () => {
    const page = pageOf(
      [
        ...line(103, [60, 'Country'], [215, 'Signed']),
        ...line(114, [215, 'amount']),
        ...line(135, [60, 'North'], [215, '10']),
        ...line(155, [60, 'South'], [215, '20']),
      ],
      {
        horizontal: [
          ...gridRules([50, 300], [90, 120, 140, 160]).horizontal,
          { at: 105.5, from: 206, to: 294 },
        ],
        vertical: [
          ...gridRules([50, 200, 300], [90, 160]).vertical,
          { at: 206, from: 90, to: 120 },
          { at: 294, from: 90, to: 120 },
        ],
      },
    );
    assert.deepEqual(cellTexts(page), ['Country | Signed amount', 'North | 10', 'South | 20']);
  });

  it('takes tables beside each other apart, and a chart or a page frame for none', () => {
    const left = gridRules([50, 150, 250], [90, 120, 150]);
    const right = gridRules([300, 400, 500], [90, 120, 150]);
    const chart = gridRules([50, 150, 250, 350, 450], [400, 450, 500, 550, 600]);
    const frame = gridRules([20, 575], [20, 60, 820]);
    const page = pageOf(
      [
        ...line(110, [60, 'Name'], [160, 'Sum'], [310, 'Name'], [410, 'Sum']),
        ...line(140, [60, 'One'], [160, '10'], [310, 'Two'], [410, '20']),
        ...line(430, [120, '7']),
        ...line(480, [220, '9']),
        ...line(580, [420, '8']),
      ],
      {
        horizontal: [left, right, chart, frame].flatMap((rules) => rules.horizontal),
        vertical: [left, right, chart, frame].flatMap((rules) => rules.vertical),
      },
    );
    assert.deepEqual(cellTexts(page), ['Name | Sum', 'One | 10', 'Name | Sum', 'Two | 20']);
    assert.equal(page.tables.length, 2);
  });
});

describe('tables without rules', () => {
  it('tells sections, subtotals and totals from rows of values', () => {
    const page = pageOf([
      ...line(100, [300, 'Cost'], [400, 'Value']),
      ...line(116, [60, 'Realised investments']),
      ...line(132, [60, 'Alderon'], [300, '10.0'], [400, '12.0']),
      ...line(148, [60, 'Total realised'], [300, '10.0'], [400, '12.0']),
      ...line(164, [60, 'Unrealised investments']),
      ...line(180, [60, 'Bexley'], [300, '20.0'], [400, '25.0']),
      ...line(196, [60, 'Subtotal'], [300, '20.0'], [400, '25.0']),
      ...line(212, [60, 'Total'], [300, '30.0'], [400, '37.0']),
    ]);
    assert.deepEqual(
      page.tables[0]?.rows.map((row) => row.kind),
      ['header', 'section', 'data', 'subtotal', 'section', 'data', 'subtotal', 'total'],
    );
  });

  it('takes years over values for titles', () => {
    const page = pageOf([
      ...line(100, [300, '2023'], [400, '2024']),
      ...line(116, [60, 'Income'], [300, '1,000'], [400, '1,200']),
      ...line(132, [60, 'Expenses'], [300, '(400)'], [400, '(500)']),
    ]);
    assert.deepEqual(
      page.tables[0]?.rows.map((row) => row.kind),
      ['header', 'data', 'data'],
    );
  });

  it('structures a given region like a table that was found', () => {
    const page = pageOf([
      ...line(60, [60, 'Something else above']),
      ...line(100, [300, 'Cost'], [400, 'Value']),
      ...line(116, [60, 'One'], [300, '1,000'], [400, '1,200']),
      ...line(132, [60, 'Two'], [300, '(400)'], [400, '(500)']),
    ]);
    const table = structureOfRegion(page, { x0: 50, y0: 88, x1: 460, y1: 140 });
    assert.deepEqual(
      table.rows.map((row) => row.cells.map((cell) => cell.text)),
      [
        ['Cost', 'Value'],
        ['One', '1,000', '1,200'],
        ['Two', '(400)', '(500)'],
      ],
    );
  });

  it('reads a table of texts and days apart from the table of numbers below it', () => {
    const holdings = ['Aspen Ltd', 'Birch AG', 'Cedar SA'];
    const page = pageOf([
      ...line(100, [60, 'Company'], [180, 'Business'], [300, 'Since'], [420, 'Status']),
      ...holdings.flatMap((name, at) =>
        line(114 + 14 * at, [60, name], [180, 'Tools'], [300, `${at + 3} May 2021`], [420, 'Held']),
      ),
      ...line(260, [60, 'Company'], [200, 'Cost'], [330, 'Value'], [450, 'Multiple']),
      ...holdings.flatMap((name, at) =>
        line(274 + 14 * at, [60, name], [200, `${at + 2}00`], [330, `${at + 4}00`], [450, '2.0x']),
      ),
    ]);
    assert.deepEqual(cellTexts(page).slice(0, 2), [
      'Company | Business | Since | Status',
      'Aspen Ltd | Tools | 3 May 2021 | Held',
    ]);
    assert.ok(cellTexts(page).includes('Company | Cost | Value | Multiple'));
  });

  it('takes no table from paragraphs or an address', () => {
    const page = pageOf([
      ...line(60, [60, 'Silver River Capital Management LLC']),
      ...line(72, [60, '12 Harbour Street']),
      ...line(84, [60, 'Boston MA 02110']),
      ...line(120, [60, 'The Partnership made 3 investments in 2024 and sold 2 of them in the']),
      ...line(132, [60, 'same year for 12.5 million, which is 1.4 times what was paid in 2021.']),
    ]);
    assert.deepEqual(cellTexts(page), []);
  });
});

describe('tables whose sums alone are ruled', () => {
  it('keeps the heading of a section apart from the first row below it', () => {
    const row = (y: number, name: string): ReturnType<typeof line> =>
      line(y, [60, name], [210, '100'], [310, '200']);
    const page = pageOf(
      [
        ...line(100, [60, 'Company'], [210, 'Cost'], [310, 'Value']),
        ...[row(116, 'Abernethy'), row(130, 'Coldwater'), row(144, 'Subtotal')],
        ...line(160, [60, 'Healthcare']),
        ...[row(174, 'Fourth Street'), row(188, 'Palisade'), row(202, 'Subtotal')],
        ...line(218, [60, 'Industrials']),
        ...[row(232, 'Granger'), row(246, 'Norquist'), row(260, 'Subtotal'), row(274, 'Total')],
      ].flat(),
      { horizontal: [134, 192, 250, 264].map((at) => ({ at, from: 50, to: 400 })) },
    );
    const names = cellTexts(page).map((text) => text.split(' | ')[0]);
    assert.deepEqual(names.slice(1), [
      'Abernethy',
      'Coldwater',
      'Subtotal',
      'Healthcare',
      'Fourth Street',
      'Palisade',
      'Subtotal',
      'Industrials',
      'Granger',
      'Norquist',
      'Subtotal',
      'Total',
    ]);
  });
});

describe('lines that are aligned and are no table', () => {
  const scale = (x: number): [number, string][] => [450, 400, 350, 300, 250].map((mark) => [x, String(mark)]);
  const [left, right] = [scale(60), scale(320)];

  it('takes the scales of two charts side by side for no table', () => {
    const page = pageOf(left.flatMap((mark, row) => line(100 + 16 * row, mark, right[row] ?? [0, ''])));
    assert.deepEqual(cellTexts(page), []);
  });

  it('keeps amounts at equal steps beside their names', () => {
    const page = pageOf(
      left.flatMap(([, mark], row) =>
        line(100 + 16 * row, [60, `Tranche ${'ABCDE'[row] ?? ''}`], [320, mark]),
      ),
    );
    assert.equal(cellTexts(page).length, 5);
  });

  it('takes headings behind their numbers for no table', () => {
    const page = pageOf([
      ...line(100, [60, '6.'], [110, 'Training of teachers and trainers']),
      ...line(116, [60, '6.1.'], [110, 'Kinds of teachers']),
    ]);
    assert.deepEqual(cellTexts(page), []);
  });
});

describe('tables without rules', () => {
  it('gives the lines of a name to the values on its last line, where the cells are aligned at the bottom', () => {
    const page = pageOf([
      ...line(100, [60, 'Company'], [210, 'Cost'], [310, 'Value']),
      ...line(125, [60, 'Alder Tools and']),
      ...line(136, [60, 'Machines Ltd'], [210, '1,200'], [310, '1,450']),
      ...line(152, [60, 'Birch Data']),
      ...line(163, [60, 'Systems'], [210, '2,300'], [310, '2,550']),
    ]);
    assert.deepEqual(cellTexts(page).slice(1), [
      'Alder Tools and Machines Ltd | 1,200 | 1,450',
      'Birch Data Systems | 2,300 | 2,550',
    ]);
  });

  it('leaves headings alone that are as far from their row as rows are from each other', () => {
    const page = pageOf([
      ...line(100, [60, 'Company'], [210, 'Cost'], [310, 'Value']),
      ...line(125, [60, 'Energy']),
      ...line(136, [60, 'Alder'], [210, '1,200'], [310, '1,450']),
      ...line(147, [60, 'Birch'], [210, '2,300'], [310, '2,550']),
      ...line(163, [60, 'Health']),
      ...line(174, [60, 'Cedar'], [210, '3,400'], [310, '3,650']),
    ]);
    assert.ok(cellTexts(page).includes('Cedar | 3,400 | 3,650'), cellTexts(page).join('\n'));
  });

  it('gives an indented last line with the values to the line above that had no room for its first word', () => {
    const page = pageOf([
      ...line(100, [60, 'Fund'], [260, 'Cost'], [330, 'Value']),
      ...line(120, [60, 'Alder Core Income Fund'], [260, '1,200'], [330, '1,450']),
      ...line(131, [60, 'Birch International Growth']),
      ...line(142, [68, 'Fund, Class F'], [260, '2,300'], [330, '2,550']),
      ...line(153, [60, 'Cedar Short Term Fund'], [260, '3,400'], [330, '3,650']),
    ]);
    assert.deepEqual(cellTexts(page).slice(1), [
      'Alder Core Income Fund | 1,200 | 1,450',
      'Birch International Growth Fund, Class F | 2,300 | 2,550',
      'Cedar Short Term Fund | 3,400 | 3,650',
    ]);
  });

  it('reads a table that goes on beside itself under the same titles as two, line by line each', () => {
    const page = pageOf([
      ...line(100, [60, 'Security'], [180, 'Value'], [300, 'Security'], [420, 'Value']),
      ...line(120, [60, 'Energy'], [300, 'Cedar plc'], [420, '3,650']),
      ...line(138, [60, 'Alder Ltd'], [180, '1,450'], [300, 'Health']),
      ...line(156, [60, 'Birch Ltd'], [180, '2,550'], [300, 'Douglas AG'], [420, '4,750']),
    ]);
    assert.deepEqual(
      page.tables.map(({ rows }) => rows.map(({ cells }) => cells.map(({ text }) => text).join(' | '))),
      [
        ['Security | Value', 'Energy', 'Alder Ltd | 1,450', 'Birch Ltd | 2,550'],
        ['Security | Value', 'Cedar plc | 3,650', 'Health', 'Douglas AG | 4,750'],
      ],
    );
  });
});
