import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lineAt, queryPages } from '../../testing/query-pages.ts';

const found = (values: Record<string, string>, ...fins: string[]): (string | undefined)[] =>
  fins.map((fin) => values[fin]);

describe('papers in the forms of public standards', () => {
  it('takes the amounts under the title of the partner and not those under that of the whole fund', async () => {
    const section = (y: number, title: string, opening: string, closing: string) => [
      ...lineAt(y, [60, title]),
      ...lineAt(y + 20, [60, 'Beginning NAV'], [300, opening]),
      ...lineAt(y + 34, [60, 'Contributions'], [300, '10,000']),
      ...lineAt(y + 48, [60, 'Ending NAV'], [300, closing]),
    ];
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Quarter ended 31 March 2026, in USD']),
          ...section(90, 'A.1 NAV Reconciliation – Total Fund (incl. GP Allocation)', '900,000', '910,000'),
          ...section(240, "A.1 NAV Reconciliation – LP's Allocation of Total Fund", '90,000', '100,000'),
        ],
      ],
      'Capital Account',
    );
    assert.deepEqual(found(values, 'opening_balance_qtd', 'closing_balance_qtd'), [
      '90000 USD',
      '100000 USD',
    ]);
  });

  it('takes what an amount is net of for no name of the amount', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Quarter ended 31 March 2026, in USD']),
          ...lineAt(90, [60, 'Beginning NAV, net of incentive allocation'], [400, '90,000']),
          ...lineAt(104, [60, 'Contributions'], [400, '10,000']),
          ...lineAt(118, [60, 'Ending NAV, net of incentive allocation'], [400, '100,000']),
        ],
      ],
      'Capital Account',
    );
    assert.deepEqual(found(values, 'closing_balance_qtd', 'carried_interest_qtd'), ['100000 USD', undefined]);
  });

  it('makes one row of a company whose instruments stand on lines of their own over their sum', async () => {
    const row = (y: number, ...[name, kind, cost, value]: string[]) =>
      lineAt(y, [60, name ?? ''], [230, kind ?? ''], [360, cost ?? ''], [460, value ?? '']).filter(
        ({ text }) => text !== '',
      );
    const { rows } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Schedule of investments as of 31 December 2024, in USD']),
          ...row(90, 'Portfolio company', 'Investment', 'Amortized cost', 'Fair value'),
          ...row(106, 'Larch Packaging, LLC', 'First lien term loan', '24,133,250', '24,377,500'),
          ...row(122, 'Ferrous Logistics, Inc.', 'First lien term loan', '17,811,000', '17,640,000'),
          ...row(138, '', 'Delayed draw term loan', '3,168,000', '3,136,000'),
          ...row(154, '', '', '20,979,000', '20,776,000'),
          ...row(170, 'Tern Catering ULC', 'Unitranche', '30,566,000', '31,000,000'),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(
      rows.map(({ investment_name: name, investment_cost: cost }) => [name, cost]),
      [
        ['Larch Packaging, LLC', '24133250 USD'],
        ['Ferrous Logistics, Inc.', '20979000 USD'],
        ['Tern Catering ULC', '30566000 USD'],
      ],
    );
  });

  it('reads the companies of a schedule whose names stand under no title, behind the number of shares', async () => {
    const row = (y: number, ...[units, name, cost, value]: string[]) =>
      lineAt(y, [60, units ?? ''], [130, name ?? ''], [400, cost ?? ''], [480, value ?? '']).filter(
        ({ text }) => text !== '',
      );
    const { rows } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Schedule of investments as of 31 December 2025, in USD']),
          ...row(90, 'Shares', '', 'Cost', 'Fair value'),
          ...row(106, '', 'Common stock (54.41%)', '', ''),
          ...row(122, '', 'Canada (18.83%)', '', ''),
          ...row(138, '2,140,000', 'Arrowsmith Marine Electronics Ltd.', '18,250,000', '33,104,500'),
          ...row(154, '875,200', 'Lac Noir Maple Products Inc.', '9,400,000', '7,212,840'),
          ...row(170, '', 'United States (35.58%)', '', ''),
          ...row(186, '1,004,118', 'Bitterroot Safety Holdings Corp.', '27,450,110', '51,212,018'),
          ...row(202, '', 'Total common stock', '55,100,110', '91,529,358'),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(
      rows.map(({ investment_name: name, investment_cost: cost }) => [name, cost]),
      [
        ['Arrowsmith Marine Electronics Ltd.', '18250000 USD'],
        ['Lac Noir Maple Products Inc.', '9400000 USD'],
        ['Bitterroot Safety Holdings Corp.', '27450110 USD'],
      ],
    );
  });

  it('takes no sum of a balance sheet for one of its parts', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Statement of Financial Condition, December 31, 2025']),
          ...lineAt(80, [60, '(in thousands of U.S. dollars)']),
          ...lineAt(127, [60, 'Assets']),
          ...lineAt(143, [60, 'Investments at fair value'], [405, '137,878']),
          ...lineAt(159, [60, 'Cash and cash equivalents'], [415, '6,218']),
          ...lineAt(174, [60, 'Interest receivable and other assets'], [415, '1,704']),
          ...lineAt(192, [60, 'Total assets'], [405, '145,800']),
          ...lineAt(207, [60, 'Liabilities']),
          ...lineAt(223, [60, 'Borrowings'], [410, '43,500']),
          ...lineAt(240, [60, 'Interest and fees payable'], [415, '1,866']),
          ...lineAt(255, [60, 'Total liabilities'], [410, '45,366']),
          ...lineAt(271, [60, 'Partners’ capital']),
          ...lineAt(288, [60, 'Limited partners'], [410, '99,150']),
          ...lineAt(303, [60, 'General partner'], [415, '1,284']),
          ...lineAt(320, [60, 'Total partners’ capital'], [405, '100,434']),
          ...lineAt(337, [60, 'Total liabilities and partners’ capital'], [405, '145,800']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(found(values, 'fund_nav'), ['100434000 USD']);
  });

  it('takes the rate at the end of the year and not the one at its beginning', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Financial highlights for the year ended December 31, 2025']),
          ...lineAt(90, [60, 'Internal rate of return since inception, at beginning of year'], [440, '9.4%']),
          ...lineAt(106, [60, 'Internal rate of return since inception, at end of year'], [440, '9.2%']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(found(values, 'net_irr'), ['9.2']);
  });
});
