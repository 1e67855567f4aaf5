import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PDFDocument, StandardFonts } from 'pdf-lib';

import type { TextAt } from '../../testing/build-pdf.ts';
import { lineAt, queryPages } from '../../testing/query-pages.ts';

const SIZE = 10;
const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);

/** A name with the mark of a note right behind its last letter. */
function marked(y: number, name: string, mark: string, raised: { size: number; by: number }): TextAt[] {
  const x = 60 + font.widthOfTextAtSize(name, SIZE);
  return [
    { x: 60, y, text: name },
    { x, y: y - raised.by, text: mark, size: raised.size },
  ];
}

const MARKS: readonly (readonly [kind: string, mark: string, raised: { size: number; by: number }])[] = [
  ['a raised mark in brackets', '(1)', { size: 6.5, by: 3.5 }],
  ['two raised marks', '(1)(a)', { size: 6.5, by: 3.5 }],
  ['a raised figure', '12', { size: 6, by: 4 }],
  ['a mark in brackets in letters as large', '(1)', { size: SIZE, by: 3 }],
  ['a mark in brackets on the line', '(1)', { size: SIZE, by: 0 }],
];

function schedule(mark: string, raised: { size: number; by: number }): TextAt[] {
  return [
    ...lineAt(60, [60, 'Schedule of investments, in USD']),
    ...lineAt(90, [60, 'Investment'], [300, 'Cost'], [390, 'Fair value'], [480, 'MOIC']),
    ...marked(110, 'Hartwell & Osgood Tea Merchants Limited', mark, raised),
    ...lineAt(110, [300, '10,681,367'], [390, '22,303,603'], [480, '2.09x']),
    ...marked(130, 'Saskatoon Ledger Works Ltd.', mark, raised),
    ...lineAt(130, [300, '27,169,638'], [390, '45,519,033'], [480, '1.68x']),
    ...lineAt(
      150,
      [60, 'Cordwainer Robotics Corp.'],
      [300, '17,708,993'],
      [390, '39,022,781'],
      [480, '2.20x'],
    ),
  ];
}

describe('names with the mark of a note', () => {
  for (const [kind, mark, raised] of MARKS)
    it(`reads the whole name of a row before ${kind}`, async () => {
      const { rows } = await queryPages([schedule(mark, raised)], 'Performance');
      assert.deepEqual(
        rows.map((row) => [row['investment_name'], row['investment_cost']]),
        [
          ['Hartwell & Osgood Tea Merchants Limited', '10681367 USD'],
          ['Saskatoon Ledger Works Ltd.', '27169638 USD'],
          ['Cordwainer Robotics Corp.', '17708993 USD'],
        ],
      );
    });

  it('reads the name of a fund without the mark behind it', async () => {
    const { values } = await queryPages(
      [
        [
          ...marked(60, 'Gannet Rock Growth Equity Fund IV, L.P.', '(1)', { size: 6.5, by: 3.5 }),
          ...lineAt(90, [60, 'Net asset value'], [300, 'USD 503,668,049']),
        ],
      ],
      'Performance',
    );
    assert.equal(values['fund'], 'Gannet Rock Growth Equity Fund IV, L.P.');
  });

  it('takes a bare legal form for no name', async () => {
    const { rows } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Schedule of investments, in USD']),
          ...lineAt(90, [60, 'Investment'], [300, 'Cost'], [390, 'Fair value'], [480, 'MOIC']),
          ...lineAt(110, [60, 'Limited'], [300, '10,681,367'], [390, '22,303,603'], [480, '2.09x']),
          ...lineAt(
            130,
            [60, 'Saskatoon Ledger Works Ltd.'],
            [300, '27,169,638'],
            [390, '45,519,033'],
            [480, '1.68x'],
          ),
          ...lineAt(
            150,
            [60, 'Cordwainer Robotics Corp.'],
            [300, '17,708,993'],
            [390, '39,022,781'],
            [480, '2.20x'],
          ),
          ...lineAt(170, [60, 'GmbH & Co. KG'], [300, '7,708,993'], [390, '9,022,781'], [480, '1.17x']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(
      rows.map((row) => row['investment_name']),
      ['Saskatoon Ledger Works Ltd.', 'Cordwainer Robotics Corp.'],
    );
  });

  it('is never surer of a cell than of the name of its row', async () => {
    const { rowCandidates } = await queryPages(
      [schedule('(1)', { size: 6.5, by: 3.5 }), [...lineAt(60, [60, 'Total cost'], [300, '55,559,998'])]],
      'Performance',
    );
    assert.equal(rowCandidates.length, 3);
    for (const row of rowCandidates) {
      const name = row['investment_name']?.confidence ?? 0;
      for (const [fin, { confidence }] of Object.entries(row)) assert.ok(confidence <= name, fin);
    }
  });
});

describe('the marks of notes in sentences and labels', () => {
  it('are no numbers of a notice and no amounts', async () => {
    const small = { size: 6, by: 4 };
    const notice = [
      ...lineAt(40, [60, 'Distribution notice no. 7']),
      ...lineAt(70, [60, 'Your distribution in euros is made up as follows.']),
      ...lineAt(100, [60, 'Item'], [270, 'Gross amount'], [480, 'Net amount']),
      ...lineAt(120, [60, 'Dividends'], [270, '18,250.00'], [480, '14,782.50']),
      ...marked(150, 'Withholding tax is as shown for this distribution', '2', small),
    ];
    const { values } = await queryPages([notice], 'Capital Distribution');
    assert.equal(values['distribution_number'], '7');
    assert.equal(values['distribution_withholding_tax'], undefined);
  });
});

describe('titles over a statement', () => {
  it('name the partner behind the words for its statement, and no period is one', async () => {
    const statement = [
      ...lineAt(40, [60, 'Gravelly Hill Growth SCSp']),
      ...lineAt(60, [60, 'Capital account statement of Ilmarinen Metsä']),
      ...lineAt(100, [260, 'QTD'], [360, 'YTD'], [440, 'Since Inception']),
      ...lineAt(112, [250, 'Apr-25 – Jun-25'], [350, 'Jan-25 – Jun-25'], [440, 'Sep-19 – Jun-25']),
      ...lineAt(130, [60, 'Beginning NAV'], [260, '6,433,320'], [360, '5,548,378'], [460, '0']),
      ...lineAt(145, [60, 'Contributions'], [260, '500,000'], [360, '1,250,000'], [460, '7,125,000']),
      ...lineAt(160, [60, 'Ending NAV'], [260, '6,933,320'], [360, '6,798,378'], [460, '7,125,000']),
    ];
    const { candidates } = await queryPages([statement], 'Capital Account');
    assert.deepEqual(
      candidates['limited_partner']?.map(({ value }) => value),
      ['Ilmarinen Metsä'],
    );
  });
});
