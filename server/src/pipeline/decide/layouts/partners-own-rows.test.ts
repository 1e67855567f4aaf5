import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lineAt, queryPages } from '../../testing/query-pages.ts';

const row = (y: number, ...cells: string[]) =>
  lineAt(y, ...cells.map((one, at): [number, string] => [at === 0 ? 24 : 122 + 76 * at, one])).filter(
    ({ text }) => text !== '',
  );

describe('what a statement of the whole fund says of its reader', () => {
  it('reads the row of its reader under titles of two lines, of which the upper one says what kind of amounts', async () => {
    const statement = [
      ...lineAt(40, [
        24,
        'Kestrel Harbour Fund IV, L.P. – Capital account statement as of 31 March 2025 (USD)',
      ]),
      ...lineAt(60, [24, 'Prepared for Winmark Teachers Fund']),
      ...lineAt(100, [274, 'Capital activity (ITD)'], [426, 'Position']),
      ...row(116, 'Partner', 'Commitment', 'Called', 'Distributed', 'Unfunded', 'NAV'),
      ...row(132, 'Abbot Foundation', '5,000,000', '3,000,000', '750,000', '2,000,000', '3,600,000'),
      ...row(
        148,
        'Winmark Teachers Fund',
        '20,000,000',
        '12,000,000',
        '3,000,000',
        '8,000,000',
        '14,400,000',
      ),
    ];
    const { values } = await queryPages([statement], 'Capital Account');
    assert.deepEqual(
      ['commitment', 'contributed_to_date', 'distributed_to_date', 'unfunded_commitment'].map(
        (fin) => values[fin],
      ),
      ['20000000 USD', '12000000 USD', '3000000 USD', '8000000 USD'],
    );
  });

  it('reads the row of the one partner for whom the extract is, on each page that lists all of them', async () => {
    const statement = [
      ...lineAt(40, [40, "Extract of the audited accounts furnished to Stromness Ferrymen's Pension Fund"]),
      ...lineAt(74, [40, 'Banyan Quay Venture Fund II, L.P. – Statement of changes in partners’ capital']),
      ...lineAt(94, [40, 'For the year ended 31 December 2025, expressed in United States dollars']),
      ...row(116, '', 'Capital', 'Capital', 'Capital', 'Net realised', 'Capital'),
      ...row(128, '', '1 Jan. 2025', 'contributions', 'distributions', 'gain', '31 Dec. 2025'),
      ...row(148, 'General Partner', '446,240', '40,000', '(22,750)', '16,608', '480,098'),
      ...row(166, 'Limited Partners', '24,624,000', '4,000,000', '(2,275,000)', '1,660,800', '28,009,800'),
      ...row(184, 'Total', '25,070,240', '4,040,000', '(2,297,750)', '1,677,408', '28,489,898'),
    ];
    const changes = [
      ...lineAt(60, [40, 'Schedule I – Changes in partners’ capital by partner']),
      ...row(116, '', 'Capital', 'Capital', 'Capital', 'Net realised', 'Capital'),
      ...row(128, 'Partner', '1 Jan. 2025', 'contributions', 'distributions', 'gain', '31 Dec. 2025'),
      ...row(
        148,
        'Nakhon Life Assurance PCL',
        '12,187,200',
        '1,200,000',
        '(682,500)',
        '498,240',
        '13,202,940',
      ),
      ...row(
        166,
        'Stromness Ferrymen’s Pension Fund',
        '7,349,760',
        '960,000',
        '(546,000)',
        '398,592',
        '8,162,352',
      ),
      ...row(
        184,
        'Ostrava Mining Provident Fund',
        '5,087,040',
        '1,840,000',
        '(1,046,500)',
        '763,968',
        '6,644,508',
      ),
    ];
    const commitments = [
      ...lineAt(60, [40, 'Schedule II – Commitments by partner']),
      ...row(116, '', 'Capital', 'Contributions', 'Unfunded'),
      ...row(128, 'Partner', 'commitment', 'since inception', 'commitment'),
      ...row(148, 'Nakhon Life Assurance PCL', '15,000,000', '11,700,000', '3,300,000'),
      ...row(166, 'Stromness Ferrymen’s Pension Fund', '12,000,000', '9,360,000', '2,640,000'),
      ...row(184, 'Ostrava Mining Provident Fund', '10,000,000', '7,800,000', '2,200,000'),
    ];
    const { values } = await queryPages([statement, changes, commitments], 'Capital Account');
    assert.equal(values['limited_partner'], 'Stromness Ferrymen’s Pension Fund');
    assert.equal(values['contributions_ytd'], '960000 USD');
    assert.equal(values['closing_balance_ytd'], '8162352 USD');
    assert.equal(values['commitment'], '12000000 USD');
    assert.equal(values['unfunded_commitment'], '2640000 USD');
  });

  it('reads the one named column beside those of the general partner, the limited partners and all', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(40, [40, 'Tung Lung Growth Fund II, L.P. – Statement of changes in partners’ capital']),
          ...lineAt(54, [40, 'for the period from 1 January 2025 to 31 December 2025, in US dollars']),
          ...lineAt(84, [440, 'of which:']),
          ...row(96, '', 'General', 'Limited', '', 'The Kwan Sisters'),
          ...row(108, '', 'Partner', 'Partners', 'Total', 'Education Trust'),
          ...row(130, 'Balance at beginning of year', '4,218,606', '142,435,670', '146,654,276', '5,478,295'),
          ...row(146, 'Capital contributions', '480,000', '48,100,000', '48,580,000', '1,850,000'),
          ...row(162, 'Distributions', '(231,400)', '(24,031,800)', '(24,263,200)', '(924,300)'),
          ...row(178, 'Net realised gain', '82,910', '8,292,440', '8,375,350', '318,940'),
          ...row(194, 'Balance at end of year', '4,550,116', '174,796,310', '179,346,426', '6,722,935'),
        ],
      ],
      'Capital Account',
    );
    assert.equal(values['limited_partner'], 'The Kwan Sisters Education Trust');
    assert.equal(values['opening_balance_ytd'], '5478295 USD');
    assert.equal(values['contributions_ytd'], '1850000 USD');
    assert.equal(values['closing_balance_ytd'], '6722935 USD');
  });

  it('reads whose account it is beside the title of the statement', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(40, [30, 'Quarrier Mesa Ventures IV, L.P.']),
          ...lineAt(
            60,
            [30, 'Capital Account Statement for:'],
            [200, 'Relief and Retirement Fund of Natchaug County'],
          ),
          ...lineAt(76, [30, 'Management company:'], [200, 'Quarrier Mesa Management Company, LLC']),
          ...lineAt(110, [30, 'A.2 Commitment Reconciliation'], [300, 'Total Fund']),
          ...lineAt(128, [30, 'Total commitment'], [300, '400,000,000']),
        ],
      ],
      'Capital Account',
    );
    assert.equal(values['limited_partner'], 'Relief and Retirement Fund of Natchaug County');
  });
});
