import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { MAX_DOUBTED } from '../../contract/candidate.ts';
import type { TextAt } from '../../testing/build-pdf.ts';
import { lineAt, queryPages } from '../../testing/query-pages.ts';

type Pieces = readonly (readonly [x: number, text: string])[];

const amounts = (share: string, cost: string, value: string): Pieces => [
  [320, share],
  [390, cost],
  [480, value],
];

/** A page of a schedule: its heads, and its lines one under the other. */
function schedulePage(lines: readonly Pieces[]): TextAt[] {
  return [
    ...lineAt(50, [200, 'Marram Coast Equity Fund II, L.P.']),
    ...lineAt(64, [200, 'Schedule of Investments']),
    ...lineAt(78, [200, 'December 31, 2024']),
    ...lineAt(104, [310, '% of capital'], [410, 'Cost'], [480, 'Fair value']),
    ...lines.flatMap((pieces, index) => lineAt(124 + 15 * index, ...pieces)),
  ];
}

const FIRST: readonly Pieces[] = [
  [[60, 'United States']],
  [[66, 'Software']],
  [[74, 'Tidewrack Systems, Inc.']],
  [[84, 'Preferred stock, Series A'], ...amounts('4.0', '9,071,290', '21,410,899')],
  [[84, 'Warrants'], ...amounts('1.1', '2,123,460', '3,409,671')],
  [...amounts('5.1', '11,194,750', '24,820,570')],
  [[74, 'Saltmarsh Claims Automation']],
];
const SECOND: readonly Pieces[] = [
  [[74, 'Pike & Sedge Bakeries Limited']],
  [[84, 'Ordinary shares'], ...amounts('3.2', '5,220,463', '8,721,199')],
  [[60, 'Total United States'], ...amounts('9.4', '22,338,220', '45,714,986')],
];

const rowsOf = (pages: readonly TextAt[][]) =>
  queryPages(pages, 'Performance').then(({ rows }) =>
    rows.map((row) => [row['investment_name'], row['investment_cost'], row['investment_fair_value']]),
  );

describe('a schedule with instruments under their companies', () => {
  it('is one row a company: the sum of its instruments, or the only one', async () => {
    const rows = await rowsOf([schedulePage([...FIRST.slice(0, 6), ...SECOND])]);
    assert.deepEqual(rows, [
      ['Tidewrack Systems, Inc.', '11194750', '24820570'],
      ['Pike & Sedge Bakeries Limited', '5220463', '8721199'],
    ]);
  });

  it('joins the lines of a company’s name over its instruments, however short they are', async () => {
    const rows = await rowsOf([
      schedulePage([
        ...FIRST.slice(0, 6),
        [[74, 'Ambrose & Tully Compliance']],
        [[74, 'Automation Technologies']],
        [[84, 'Common stock'], ...amounts('1.2', '4,100,000', '6,020,118')],
      ]),
    ]);
    assert.equal(rows[1]?.[0], 'Ambrose & Tully Compliance Automation Technologies');
  });

  it('goes on over the next page under the same heads, and takes no heading for a company', async () => {
    const rows = await rowsOf([schedulePage(FIRST.slice(0, 6)), schedulePage(SECOND)]);
    assert.deepEqual(
      rows.map(([name]) => name),
      ['Tidewrack Systems, Inc.', 'Pike & Sedge Bakeries Limited'],
    );
  });

  it('doubts a company that is called like what stands over others', async () => {
    const { rowCandidates } = await queryPages(
      [
        [
          ...lineAt(40, [60, 'Schedule of Investments']),
          ...lineAt(60, [60, 'Shares'], [440, 'Value']),
          ...lineAt(78, [130, 'Private equity – Software']),
          ...lineAt(92, [60, '212,460'], [130, 'Tidewrack Partners, L.P.'], [430, '10,518,867']),
          ...lineAt(106, [60, '245,603'], [130, 'Saltmarsh Fund, LLC'], [436, '4,533,880']),
          ...lineAt(120, [130, 'Cayman Islands']),
          ...lineAt(134, [60, '77,566'], [130, 'Private equity – Software'], [436, '3,561,831']),
          ...lineAt(148, [130, 'Pike Fund Ltd., Class A']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(
      rowCandidates.map(({ investment_name: name }) => [name?.value, (name?.confidence ?? 1) > MAX_DOUBTED]),
      [
        ['Tidewrack Partners, L.P.', true],
        ['Saltmarsh Fund, LLC', true],
        ['Private equity – Software', false],
      ],
    );
  });

  for (const [form, shares] of [
    ['without shares', []],
    ['with shares', ['212,460', '245,603', '77,566']],
  ] as const)
    it(`is believed ${form} under a heading alone where it adds up, also close under a class with its share`, async () => {
      const funds = [
        ['Larkmoor Core Equity, Class F', '10,518,867'],
        ['Larkmoor Large Growth, Class F', '4,533,880'],
        ['Larkmoor Small Value, Class F', '3,561,831'],
      ] as const;
      const sureOf = async (total: string): Promise<boolean[]> => {
        const lines = funds.flatMap(([name, value], at) => {
          const own = shares[at];
          const first: TextAt[] = own === undefined ? [] : lineAt(91 + 11 * at, [60, own]);
          return [...first, ...lineAt(91 + 11 * at, [130, name], [436, value])];
        });
        const page = [
          ...lineAt(40, [60, 'Schedule of Investments']),
          ...lineAt(60, [60, 'Shares'], [440, 'Value']),
          ...lineAt(80, [130, 'Domestic equity – 26.5%']),
          ...lines,
          ...lineAt(124, [130, 'Total domestic equity'], [430, total]),
        ];
        const { rowCandidates } = await queryPages([page], 'Performance');
        return rowCandidates.map(({ investment_name: name }) => (name?.confidence ?? 1) > MAX_DOUBTED);
      };
      assert.deepEqual(await sureOf('18,614,578'), [true, true, true]);
      assert.deepEqual(await sureOf('18,714,578'), [false, false, false]);
    });

  it('is one row a line where companies stand under their industry', async () => {
    const rows = await rowsOf([
      schedulePage([
        [[60, 'Software']],
        [[74, 'Tidewrack Systems, Inc.'], ...amounts('5.1', '11,194,750', '24,820,570')],
        [[74, 'Saltmarsh Holdings LLC'], ...amounts('1.1', '2,123,460', '3,409,671')],
        [[60, 'Consumer']],
        [[74, 'Pike & Sedge Bakeries Limited'], ...amounts('3.2', '5,220,463', '8,721,199')],
        [[74, 'Groyne Outdoor Company'], ...amounts('2.0', '4,100,000', '6,020,118')],
      ]),
    ]);
    assert.deepEqual(
      rows.map(([name]) => name),
      [
        'Tidewrack Systems, Inc.',
        'Saltmarsh Holdings LLC',
        'Pike & Sedge Bakeries Limited',
        'Groyne Outdoor Company',
      ],
    );
  });
});
