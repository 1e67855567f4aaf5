import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { lineAt, queryPages } from '../../testing/query-pages.ts';

const CALL: readonly TextAt[] = [
  ...lineAt(50, [60, 'Larkfield Capital Management LLP']),
  ...lineAt(66, [60, '14 Quay Street, Bristol']),
  ...lineAt(100, [60, 'Tamarack Teachers Retirement Fund']),
  ...lineAt(116, [60, '200 Main Street, Boston']),
  ...lineAt(150, [60, '7 May 2025']),
  ...lineAt(180, [60, 'Larkfield Growth Fund II LP – capital call no. 4']),
  ...lineAt(220, [60, 'Payment due:'], [300, '21 May 2025']),
  ...lineAt(240, [60, 'Amount due from you:'], [300, 'USD 705,000.00']),
  ...lineAt(258, [60, 'Your commitment:'], [300, 'USD 12,500,000.00']),
  ...lineAt(300, [60, 'Bank:'], [300, 'Meridian Trust Bank N.A.']),
  ...lineAt(318, [60, 'Account number:'], [300, '0048213377']),
  ...lineAt(336, [60, 'Reference:'], [300, 'LGF2-004-TTRF']),
];

const ACCOUNT: readonly TextAt[] = [
  ...lineAt(50, [60, 'Larkfield Growth Fund II LP']),
  ...lineAt(68, [60, 'Capital account statement of Tamarack Teachers Retirement Fund']),
  ...lineAt(86, [60, 'As of 31 March 2025, in USD'], [300, 'Quarter to date'], [430, 'Year to date']),
  ...lineAt(120, [60, 'Opening balance'], [300, '1,000,000.00'], [430, '900,000.00']),
  ...lineAt(138, [60, 'Contributions'], [300, '250,000.00'], [430, '350,000.00']),
  ...lineAt(156, [60, 'Distributions'], [300, '(50,000.00)'], [430, '(50,000.00)']),
  ...lineAt(180, [60, 'Closing balance'], [300, '1,200,000.00'], [430, '1,200,000.00']),
];

const PAPERS: readonly (readonly [string, readonly TextAt[]])[] = [
  ['Capital Call', CALL],
  ['Capital Account', ACCOUNT],
];

/** As mail programs and browsers print in the head of a page, and remarks in its foot. */
const ADDITIONS: readonly TextAt[] = [
  {
    x: 30,
    y: 6,
    text: 'From: ops@corran.example  To: desk@client.example  Sent: 2 June 2025 09:14',
    size: 7,
  },
  { x: 30, y: 6, text: '12/06/2025, 09:14   https://portal.example/notices/884213', size: 7 },
  ...[
    'Capital call no. 3 of 12 May 2021 remains unpaid by one partner.',
    'Drawdown no. 9 of Larkfield Growth Fund I LP fell due on 3 January 2020.',
    'Auditor: Whitlock Peel LLP. Custodian: Banque Ardenne S.A.',
    'All comparative figures are in EUR millions in the online version',
    'Further tables, in EUR million, follow by post',
    '© 2025 Corran Fund Services Limited',
    'Do not pay to any account other than the above. Helpdesk +44 20 7946 0018, ref 884213.',
    'The preferred return is 8.0% and carried interest 20%.',
    'Statements for the year ended 31 December 2019 were sent to Kestrel Foundation Inc. in 2020.',
  ].map((text) => ({ x: 40, y: 820, text, size: 8 })),
];

describe('what is added to a page without changing what it says', () => {
  for (const [documentType, paper] of PAPERS) {
    for (const addition of ADDITIONS)
      it(`changes no value of a ${documentType}: "${addition.text}"`, async () => {
        const { values } = await queryPages([paper], documentType);
        assert.ok(Object.keys(values).length > 5);
        assert.deepEqual((await queryPages([[...paper, addition]], documentType)).values, values);
      });

    const first: readonly (readonly [string, readonly TextAt[]])[] = [
      ['a blank page', []],
      ['a slip', lineAt(120, [72, 'Please find the document attached.'])],
      ['a slip in German', lineAt(120, [72, 'Anbei erhalten Sie das Dokument.'])],
    ];
    for (const [name, before] of first)
      it(`reads a ${documentType} behind ${name} as it is read alone`, async () => {
        const alone = await queryPages([paper], documentType);
        const found = await queryPages([before, paper], documentType);
        assert.deepEqual(found.values, alone.values);
        assert.equal(found.candidates['fund']?.[0]?.page, 2);
      });
  }

  const UNNUMBERED = CALL.map((one) => ({ ...one, text: one.text.replace(' no. 4', '') })).filter(
    ({ y }) => y < 300,
  );
  const SAID: readonly (readonly [string, string])[] = [
    ['call_number', 'Capital call no. 3 of 12 May 2021 remains unpaid by one partner.'],
    ['call_number', 'Drawdown no. 9 of Larkfield Growth Fund I LP fell due on 3 January 2020.'],
    ['call_number', 'The previous drawdown notice no. 7 was dated 4 March 2022.'],
    ['bank_name', 'Custodian: Banque Ardenne S.A.'],
    ['payment_reference', 'Our help desk answers at +44 20 7946 0018, ref 884213.'],
  ];
  for (const [fin, text] of SAID)
    it(`takes no ${fin} from the body of a paper that says "${text}"`, async () => {
      const { values } = await queryPages([[...UNNUMBERED, ...lineAt(400, [60, text])]], 'Capital Call');
      assert.equal(values['call_amount'], '705000.00 USD');
      assert.equal(values[fin], undefined);
    });

  it('takes the number of its own call from a sentence, and no return from one on targets', async () => {
    const own = 'Capital call no. 4 of Larkfield Growth Fund II LP is due in two weeks.';
    const call = await queryPages([[...UNNUMBERED, ...lineAt(400, [60, own])]], 'Capital Call');
    assert.equal(call.values['call_number'], '4');
    const report = [
      ...lineAt(50, [60, 'Larkfield Growth Fund II LP']),
      ...lineAt(68, [60, 'Quarterly report']),
      ...lineAt(100, [60, 'Net asset value'], [300, 'EUR 401,118,000']),
      ...lineAt(118, [60, 'TVPI'], [300, '1.32x']),
    ];
    for (const text of ['IRR of 25.0% and 2.5x are targets, not results.', 'The target net IRR is 18%.']) {
      const { values } = await queryPages([[...report, ...lineAt(400, [60, text])]], 'Performance');
      assert.deepEqual([values['tvpi'], values['net_irr']], ['1.32', undefined], text);
    }
  });

  it('keeps a first page that names the fund', async () => {
    const title = lineAt(200, [60, 'Larkfield Growth Fund II LP']);
    const { candidates } = await queryPages([title, ACCOUNT], 'Capital Account');
    assert.equal(candidates['fund']?.[0]?.value, 'Larkfield Growth Fund II LP');
  });

  it('keeps a note on amounts in the foot of a page', async () => {
    const page = [
      ...lineAt(60, [60, 'Aspen Hollow Growth Fund III LP']),
      ...lineAt(100, [60, 'Net asset value'], [300, '401,118']),
      ...lineAt(820, [60, 'All amounts in EUR thousands.']),
    ];
    const { values } = await queryPages([page], 'Performance');
    assert.equal(values['fund_nav'], '401118000 EUR');
  });

  it('keeps the name in the foot of a page that no sentence ends', async () => {
    const page = [...ACCOUNT.slice(1), ...lineAt(820, [60, 'Fund: Larkfield Growth Fund II LP'])];
    const { values } = await queryPages([page], 'Capital Account');
    assert.equal(values['fund'], 'Larkfield Growth Fund II LP');
  });
});
