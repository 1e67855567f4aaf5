import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { MAX_DOUBTED } from '../../contract/candidate.ts';
import type { TextAt } from '../../testing/build-pdf.ts';
import { drawnText } from '../../testing/drawn-text.ts';
import { assertFound, lineAt, queryPages } from '../../testing/query-pages.ts';

/** Under this confidence the review asks for a look at a value. */
const NEEDS_A_LOOK = 0.8;

/** A list of labels and values, as notices begin. */
const listOf = (...rows: (readonly [string, string])[]): TextAt[] =>
  rows.flatMap(([label, value], at) => lineAt(200 + 24 * at, [90, label], [340, value]));

/** How sure the names of all rows of a page are. */
async function namesOf(page: readonly TextAt[]): Promise<[name: string, confidence: number][]> {
  const { rowCandidates } = await queryPages([page], 'Performance');
  return rowCandidates.flatMap(({ investment_name: name }) =>
    name === undefined ? [] : [[name.value, name.confidence]],
  );
}

/** Asserts that a page has a value of a metric, and that it needs a look. */
async function assertDoubted(page: readonly TextAt[], documentType: string, fin: string): Promise<void> {
  const [best] = (await queryPages([page], documentType)).candidates[fin] ?? [];
  assert.ok(best !== undefined, `no ${fin}`);
  assert.ok(best.confidence < NEEDS_A_LOOK, `${fin} ${best.value} at ${best.confidence}`);
}

describe('a text in a list of particulars', () => {
  it('heads none of the amounts of the lines below', async () => {
    const notice = (type: string, sum: string): TextAt[] => [
      ...lineAt(60, [90, 'Distribution Notice']),
      ...lineAt(80, [90, 'Kestrel Buyout Partners VII, L.P.']),
      ...listOf(
        ['Distribution Date', '11 October 2024'],
        ['Distribution Amount', '$7.9 million'],
        ['Distribution Type', type],
        ['Cumulative Distributions to Date', sum],
      ),
    ];
    await assertFound(notice('Return of Capital', '$142.8 million'), 'Capital Distribution', {
      distribution_return_of_capital: undefined,
    });
    await assertFound(notice('Capital Gain Distribution', '$0.0 million'), 'Capital Distribution', {
      distribution_realised_gain: undefined,
    });
  });

  it('is no account number where it is a telephone number', async () => {
    const page = [
      ...lineAt(200, [90, 'Bank name:'], [160, 'Sahyadri Bank Ltd']),
      ...lineAt(212, [90, 'Account number:50200098761122']),
      ...lineAt(224, [90, 'Bank contact:Asha Rane']),
      ...lineAt(236, [90, 'Phone:'], [160, '+91 22 5550 1177']),
    ];
    const { candidates } = await queryPages([page], 'Capital Call');
    assert.notEqual(candidates['account_number']?.[0]?.value, '+91 22 5550 1177');
  });

  it('is the fund without what a hyphen adds of the paper', async () => {
    const page = listOf(
      ['From:', 'Kestrel Ventures Management'],
      ['Re:', 'Kestrel Growth Fund II - Capital Call'],
    );
    await assertFound(page, 'Capital Call', { fund: 'Kestrel Growth Fund II' });
  });
});

describe('amounts with the mark of a note behind them', () => {
  it('are read without it, and no other number is taken for them', async () => {
    const page = [
      ...lineAt(60, [90, 'Capital Call Notice No. 9']),
      ...listOf(['Commitment:', 'USD 20,000,000.00'], ['Amount due:', 'USD 485,000.00']),
      { x: 432, y: 196, text: '2', size: 6 },
      { x: 420, y: 220, text: '1', size: 6 },
    ];
    await assertFound(page, 'Capital Call', {
      call_amount: '485000.00 USD',
      commitment: '20000000.00 USD',
      call_number: '9',
    });
  });
});

describe('a schedule of investments', () => {
  const titles = ['Cost', 'Realised', 'Unrealised', 'Total value', 'Multiple'];
  const amounts = [
    ['10,000,000', '2,000,000', '14,500,000', '16,500,000', '1.65x'],
    ['8,000,000', '0', '9,200,000', '9,200,000', '1.15x'],
    ['12,500,000', '1,500,000', '13,000,000', '14,500,000', '1.16x'],
  ];
  const XS = [270, 340, 410, 480, 550];
  const valuesAt = (y: number, values: readonly string[]): TextAt[] =>
    values.map((text, at) => ({ x: (XS[at] ?? 0) - 5 * text.length, y, text, size: 8 }));
  const text = (x: number, y: number, own: string): TextAt => ({ x, y, text: own, size: 8 });

  it('is a doubt where lines of its names belong to none or to another row', async () => {
    const names = [
      ['Kestrel Tools and Precision', 'Machinery Holdings', '(Cayman) Ltd'],
      ['Marlow Data', 'Systems Inc'],
      ['Pine River Dental', 'Laboratories', 'Verwaltungs GmbH'],
    ];
    let y = 200;
    const rows = names.flatMap((lines, row) => [
      ...lines.map((line) => text(60, (y += 12), line)),
      ...valuesAt(y, amounts[row] ?? []),
    ]);
    const page = [
      text(60, 60, 'Portfolio as of 31 March 2025 (USD)'),
      text(60, 190, 'Company'),
      ...valuesAt(190, titles),
      ...rows,
    ];
    const found = await namesOf(page);
    const wrong = found.filter(([name]) => !names.some((lines) => lines.join(' ') === name));
    assert.ok(wrong.length > 0);
    assert.deepEqual(
      wrong.filter(([, confidence]) => confidence >= NEEDS_A_LOOK),
      [],
    );
  });

  it('is sure of names on lines of their own', async () => {
    const rows = ['Kestrel Tools Ltd', 'Marlow Data Inc', 'Pine River GmbH'].flatMap((name, row) => [
      text(60, 214 + 16 * row, name),
      ...valuesAt(214 + 16 * row, amounts[row] ?? []),
    ]);
    const page = [
      text(60, 60, 'Portfolio as of 31 March 2025 (USD)'),
      text(60, 190, 'Company'),
      ...valuesAt(190, titles),
      ...rows,
    ];
    const found = await namesOf(page);
    assert.deepEqual(
      found.map(([name]) => name),
      ['Kestrel Tools Ltd', 'Marlow Data Inc', 'Pine River GmbH'],
    );
    assert.ok(found.every(([, confidence]) => confidence >= NEEDS_A_LOOK));
  });

  it('is a doubt where the next column ran into a name', async () => {
    const rows = ['Kestrel Tools Ltd 12 Mar', 'Marlow Data Inc', 'Pine River GmbH'].flatMap((name, row) => [
      text(60, 214 + 16 * row, name),
      ...valuesAt(214 + 16 * row, amounts[row] ?? []),
    ]);
    const page = [
      text(60, 60, 'Portfolio as of 31 March 2025 (USD)'),
      text(60, 190, 'Company'),
      ...valuesAt(190, titles),
      ...rows,
    ];
    const found = await namesOf(page);
    assert.equal(found.length, 3);
    assert.ok(found.every(([, confidence]) => confidence < NEEDS_A_LOOK));
  });

  it('is a doubt where a column of texts stands before the one that was guessed to be of names', async () => {
    const firms = [
      ['Oy', 'Industrials'],
      ['Homes AB', 'Healthcare'],
      ['A/S', 'Chemicals'],
    ];
    const rows = firms.flatMap(([form = '', sector = ''], row) => [
      text(60, 214 + 16 * row, form),
      text(140, 214 + 16 * row, sector),
      ...valuesAt(214 + 16 * row, amounts[row] ?? []),
    ]);
    const heads = [text(60, 190, 'Holding'), text(140, 190, 'Industry/Sector'), ...valuesAt(190, titles)];
    const found = await namesOf([text(60, 60, 'Portfolio as of 31 March 2025 (USD)'), ...heads, ...rows]);
    assert.deepEqual(
      found.filter(([, confidence]) => confidence >= NEEDS_A_LOOK),
      [],
    );
  });

  it('joins the end of a name with its beginning on the line above', async () => {
    const page = drawnText(`
Consolidated portfolio of investments, December 31, 2020

                                 Region              Cost    Fair Value
Kestrel Banff Co-Invest L.P.     Americas      10,000,000    12,000,000
Kestrel Byzantium Infrastructure
Co-Invest L.P.                   Europe         6,435,450     7,233,400
Kestrel Caribou Co-Invest L.P.   Americas      17,500,000    20,370,000
Kestrel Sigma Co-Invest L.P.     Americas       7,500,000    13,934,470`);
    assert.deepEqual(
      (await namesOf(page)).map(([name]) => name),
      [
        'Kestrel Banff Co-Invest L.P.',
        'Kestrel Byzantium Infrastructure Co-Invest L.P.',
        'Kestrel Caribou Co-Invest L.P.',
        'Kestrel Sigma Co-Invest L.P.',
      ],
    );
  });

  it('is a doubt where a name may begin on the line above', async () => {
    const found = await namesOf(
      drawnText(`
Consolidated portfolio of investments, December 31, 2020

                                 Region              Cost    Fair Value
Kestrel Banff Co-Invest L.P.     Americas      10,000,000    12,000,000
Kestrel Enterprise Co-Invest L.P
AIV B.                           Americas       2,294,701     7,492,562
Kestrel Caribou Co-Invest L.P.   Americas      17,500,000    20,370,000
Kestrel Sigma Co-Invest L.P.     Americas       7,500,000    13,934,470`),
    );
    const cut = found.find(([name]) => name === 'AIV B.');
    assert.ok(cut !== undefined && cut[1] <= MAX_DOUBTED, JSON.stringify(found));
  });

  it('is none of those who hold the fund', async () => {
    const page = drawnText(`
Kestrel Growth Partners III, L.P.
Investor capital accounts, 31 December 2025

Investor                          Commitment     Called    Distributed       NAV     IRR
Alder Foundation                    $50.00M    $37.29M       $13.80M    $46.61M   18.1%
Hartwell University Endowment      $150.00M   $111.87M       $41.39M   $139.84M   18.5%
Total                              $200.00M   $149.16M       $55.19M   $186.45M`);
    assert.deepEqual(await namesOf(page), []);
  });

  it('takes what came out for proceeds, neither what went in nor what a title adds up', async () => {
    const cash = [
      ['Fund', 'Committed', 'Cash in', 'Cash out', 'Cash out & remaining value', 'Inv. multiple'],
      ['Acheron Partners IV, L.P.', '100,000,000', '97,500,000', '120,250,000', '181,300,000', '1.9x'],
      ['Bramhope Growth II, L.P.', '50,000,000', '41,200,000', '3,100,000', '58,900,000', '1.4x'],
      ['Calloway Buyout VI, L.P.', '75,000,000', '30,450,000', '0', '33,800,000', '1.1x'],
    ];
    const at = [40, 150, 220, 290, 360, 500];
    const page = [
      text(40, 60, 'Fund performance review as of 31 March 2025'),
      ...cash.flatMap((row, line) => row.map((own, column) => text(at[column] ?? 0, 200 + 18 * line, own))),
    ];
    const { rows } = await queryPages([page], 'Performance');
    assert.deepEqual(
      rows.map(({ investment_realised: realised, investment_fair_value: value }) => [
        realised?.split(' ')[0],
        value,
      ]),
      [
        ['120250000', undefined],
        ['3100000', undefined],
        ['0', undefined],
      ],
    );
  });
});

describe('what the document says against a value', () => {
  it('is a larger amount that is called the size of the fund as well', async () => {
    const fund = [
      ...lineAt(60, [90, 'Apex Buyout Partners VII | Q1 2024']),
      ...lineAt(80, [90, 'Fund Summary']),
      ...listOf(
        ['Metric', 'Value'],
        ['Total Commitments', '$150.0mm'],
        ['Capital Called', '$147.0mm'],
        ['Net Asset Value', '$149.4mm'],
      ),
    ];
    const partner = (whose: string) => [
      ...lineAt(60, [90, 'Capital Account Statement']),
      ...lineAt(80, [90, `Illustrative ${whose} of $7.5mm (of $150.0mm total fund)`]),
      ...lineAt(104, [340, 'Amount ($mm)']),
      ...lineAt(128, [90, 'Commitment'], [340, '$7.50']),
      ...lineAt(152, [90, 'Cumulative Capital Called'], [340, '$7.35']),
    ];
    const sizes = async (whose: string) =>
      (await queryPages([fund, partner(whose)], 'Performance')).candidates['fund_size'] ?? [];
    const [doubted] = await sizes('commitment');
    assert.equal(doubted?.value, '7500000');
    assert.ok(doubted.confidence <= MAX_DOUBTED);
    assert.equal((await sizes('LP commitment'))[0]?.value, '150000000');
  });

  it('is that its label names another date, which has taken the very words', async () => {
    const page = [
      ...lineAt(60, [90, 'Gatefield Multifamily Fund I']),
      ...lineAt(80, [90, 'Distribution Notice']),
      ...lineAt(120, [90, 'Distribution Type: Return of Capital']),
      ...lineAt(134, [90, 'Payment Date: 2025-07-31']),
    ];
    await assertDoubted(page, 'Capital Distribution', 'notice_date');
    const { candidates } = await queryPages([page], 'Capital Distribution');
    assert.equal(candidates['payment_date']?.[0]?.value, '2025-07-31');
    assert.ok((candidates['payment_date']?.[0]?.confidence ?? 0) > MAX_DOUBTED);
  });

  it('is that running text tells a part of a notice beside parts larger than the whole', async () => {
    const page = (acquisition: string) => [
      ...lineAt(60, [60, 'Capital Call Notice']),
      ...lineAt(90, [60, 'Amount due from you: $2,000,000']),
      ...lineAt(120, [60, `Purpose of the call: to fund the purchase of a foundry (${acquisition}) and`]),
      ...lineAt(133, [60, 'Partnership Expenses ($450,000).']),
    ];
    const sureOf = async (acquisition: string): Promise<number> => {
      const { candidates } = await queryPages([page(acquisition)], 'Capital Call');
      const [best] = candidates['call_partnership_expenses'] ?? [];
      assert.equal(best?.value, '450000');
      return best.confidence;
    };
    assert.ok((await sureOf('$14,200,000')) <= MAX_DOUBTED);
    assert.ok((await sureOf('$1,550,000')) > MAX_DOUBTED);
  });

  it('is that a label has some words of a metric only', async () => {
    const page = listOf(
      ['Drawdown Purchase Price', '$3,250,000.00'],
      ['Capital Commitment', '$25,000,000.00'],
    );
    await assertDoubted(page, 'Capital Call', 'call_investments');
  });

  it('is that the manager would be the fund', async () => {
    const page = [
      ...lineAt(60, [90, 'Quarrier Private Credit Corp.']),
      ...lineAt(80, [90, 'Funding Notice']),
      ...listOf(
        ['Notice date', 'February 10, 2025'],
        ['Subscriber', 'Crail Insurance plc'],
        ['Capital Commitment', '$25,000,000.00'],
        ['Drawdown Purchase Price', '$3,250,000.00'],
        ['Capital Drawdown Date', 'February 24, 2025'],
      ),
    ];
    await assertDoubted(page, 'Capital Call', 'fund_manager');
  });

  it('is that nobody holds the account', async () => {
    const account = listOf(
      ['Opening balance', '$88,250,000'],
      ['Contributions', '$121,500,000'],
      ['Distributions', '$(33,250,000)'],
      ['Net investment income', '$12,590,000'],
      ['Closing balance', '$189,090,000'],
    );
    const page = [...lineAt(60, [90, 'Statement for the quarter ended 31 December 2024']), ...account];
    await assertDoubted(page, 'Capital Account', 'closing_balance_qtd');
  });

  it('is that a part of a notice is more than the whole of it', async () => {
    const page = listOf(['Amount due', '$1,000,000.00'], ['Management fee', '$16,100,000.00']);
    await assertDoubted(page, 'Capital Call', 'call_management_fees');
  });

  it('is that a number without a currency stands between amounts that have one', async () => {
    const page = listOf(
      ['Purchase price', '$3,250,000.00'],
      ['Drawdown share amount', '130,000'],
      ['Price of a share', '$25.00'],
    );
    await assertDoubted(page, 'Capital Call', 'call_amount');
  });

  it('is that houses differ in what a credit means', async () => {
    const page = [
      ...lineAt(60, [90, 'Capital account for the quarter ended 31 March 2025']),
      ...listOf(
        ['Limited partner:', 'Kestrel Endowment'],
        ['Opening balance', '45,067,000'],
        ['Net investment income', '143,400 CR'],
        ['Closing balance', '44,923,600'],
      ),
    ];
    await assertDoubted(page, 'Capital Account', 'net_investment_income_qtd');
  });

  it('is that a report names an earlier end of a month than the day on which it was written', async () => {
    const page = [
      ...lineAt(60, [90, 'Quarterly report of Kestrel Fund III, L.P.']),
      ...lineAt(80, [90, '2025-01-01 through 2025-03-31']),
      ...lineAt(100, [90, 'Report Date: May 14, 2025']),
      ...listOf(['Reporting Quarter', 'Q1 2025'], ['Fund Size', '$400,000,000']),
    ];
    const [best] = (await queryPages([page], 'Performance')).candidates['reporting_date'] ?? [];
    assert.ok(best?.value === '2025-03-31' || (best?.confidence ?? 1) < NEEDS_A_LOOK);
  });
});
