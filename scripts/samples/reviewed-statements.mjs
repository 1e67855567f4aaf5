/**
 * Writes the capital account statements of samples/seeded that the demo shows reviewed, and what they print into
 * reviews.json: `node scripts/samples/reviewed-statements.mjs`. Documents in that file that are not written here keep their
 * entry. The quarters lead up to the statements that wait for review: each opening balance there is a closing balance here.
 * One statement is issued with a mistake and again, restated. The last one misprints its total and is held for manual QA.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { ROOT } from '../lib/install.mjs';

const FOLDER = path.join(ROOT, 'samples', 'seeded');
const PAGE = { width: 595, height: 842, left: 56, right: 539 };
/** Right edges of the columns in points. */
const COLUMNS = { qtd: 360, ytd: 450, itd: PAGE.right };

/** The movements of a capital account, as they are printed; those with a negative sign reduce the account. */
const MOVEMENTS = [
  { name: 'contributions', sign: 1, label: 'Contributions' },
  { name: 'distributions', sign: -1, label: 'Distributions' },
  { name: 'management_fees', sign: -1, label: 'Management fees' },
  { name: 'partnership_expenses', sign: -1, label: 'Partnership expenses' },
  { name: 'net_investment_income', sign: 1, label: 'Net investment income' },
  { name: 'realised_gain_loss', sign: 1, label: 'Realized gain (loss)', british: 'Realised gain (loss)' },
  { name: 'unrealised_gain_loss', sign: 1, label: 'Unrealized gain (loss)', british: 'Unrealised gain (loss)' },
  { name: 'carried_interest', sign: -1, label: 'Carried interest allocation' },
];
const add = (one, other) => one.map((amount, at) => amount + other[at]);
const netOf = (amounts) => MOVEMENTS.reduce((sum, { sign }, at) => sum + sign * amounts[at], 0);
const NONE = MOVEMENTS.map(() => 0);

/**
 * Amounts are whole units in the order of MOVEMENTS: before the first year, in the part of that year before the first
 * statement, and in each quarter. `mistaken` are the amounts of a statement that was issued first and had to be restated.
 */
const FUNDS = [
  {
    fund: 'Calder Ridge Partners IV, L.P.',
    partner: 'Municipal Employees Retirement Trust of Hadley County',
    manager: 'Calder Ridge Capital Management, LLC',
    currency: 'USD',
    title: "Statement of Partner's Capital",
    commitment: 15_000_000,
    before: [9_312_197, 2_206_442, 840_635, 166_416, 255_469, 870_285, 955_391, 309_967],
    yearToDate: [0, 190_000, 130_000, 25_000, 30_000, 90_000, 60_000, 21_500],
    fileOf: (date, note = '') => `calder-ridge-iv_${date.slice(0, 7)}_LP-0147${note && `_${note}`}.pdf`,
    quarters: [
      { date: '2023-09-30', amounts: [840_000, 0, 65_000, 18_500, 12_000, 121_000, 84_000, 20_500] },
      { date: '2023-12-31', amounts: [0, 0, 65_000, 19_000, 18_000, 30_000, 67_000, 19_500] },
      {
        date: '2024-03-31',
        amounts: [0, 0, 64_897, 13_102, 17_440, 275_059, 148_200, 49_800],
        mistaken: [0, 0, 64_897, 13_102, 17_440, 275_059, 98_200, 39_800],
      },
      { date: '2024-06-30', amounts: [0, 0, 64_897, 12_577, 17_702, 0, 275_337, 51_576] },
    ],
  },
  {
    fund: 'Thornbury Growth Fund III LP',
    partner: 'Wessex Clergy Pension Scheme',
    manager: 'Thornbury Growth Partners LLP',
    currency: 'GBP',
    title: "Partner's Capital Account Statement",
    isBritish: true,
    commitment: 5_000_000,
    before: [2_164_117, 346_312, 219_975, 36_049, 35_250, 91_301, 257_048, 42_675],
    yearToDate: [300_000, 60_000, 73_500, 11_000, 15_000, 50_000, 40_000, 22_000],
    fileOf: (date) => `Thornbury Growth III - ${monthOf(date)} ${date.slice(0, 4)}.pdf`,
    quarters: [
      { date: '2022-12-31', amounts: [0, 0, 24_500, 4_100, 5_200, 30_000, -18_000, 9_000] },
      { date: '2023-03-31', amounts: [161_257, 0, 24_600, 3_700, 6_200, 40_000, 11_000, 12_000] },
      { date: '2023-06-30', amounts: [0, 113_419, 24_697, 3_813, 6_701, 61_288, 9_649, 17_958] },
    ],
  },
  {
    fund: 'Orvane Buyout Fund VI, L.P.',
    partner: 'Kestrel State University Endowment',
    manager: 'Orvane Capital Partners, L.P.',
    currency: 'USD',
    title: "Statement of Partner's Capital",
    commitment: 60_000_000,
    before: [39_874_000, 20_222_000, 5_928_000, 1_354_000, 1_764_000, 7_045_000, 8_190_000, 2_461_000],
    yearToDate: [4_336_000, 1_961_000, 375_000, 155_000, 138_000, 2_201_000, 2_875_000, 881_000],
    fileOf: () => 'ORV-VI_PCAP_093024.pdf',
    isHeldForQa: true,
    quarters: [
      {
        date: '2024-09-30',
        amounts: [0, 0, 183_000, 61_000, 47_000, 0, -412_000, 0],
        misprint: { fin: 'closing_balance_qtd', by: 90_000 },
      },
    ],
  },
];

const monthOf = (date) =>
  new Date(date).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });

/** A date as the sender prints it: December 31, 2023 or 31 December 2023. */
const printDate = (date, isBritish) =>
  new Date(date).toLocaleDateString(isBritish ? 'en-GB' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An amount as statements print it: negative ones in brackets, a dash for none. */
function printAmount(amount) {
  if (amount === 0) return '-';
  const digits = Math.abs(amount).toLocaleString('en-US');
  return amount < 0 ? `(${digits})` : digits;
}

/** The lines of one statement: a label, and the amount of each column with the metric that it is. */
function linesOf({ isBritish }, { opening, columns }) {
  const cells = (name, amountIn) =>
    Object.keys(COLUMNS).map((column) => ({ column, fin: `${name}_${column}`, ...amountIn(column) }));
  const movements = MOVEMENTS.map(({ name, sign, label, british }, at) => ({
    label: (isBritish && british) || label,
    cells: cells(name, (column) => ({ printed: sign * columns[column][at], value: columns[column][at] })),
  }));
  const balance = (label, name, amounts, isTotal) => ({
    label,
    isTotal,
    cells: cells(name, (column) => ({ printed: amounts[column], value: amounts[column] })),
  });
  const closing = Object.fromEntries(
    Object.keys(COLUMNS).map((column) => [column, opening[column] + netOf(columns[column])]),
  );
  return [
    balance('Opening balance', 'opening_balance', opening, true),
    ...movements,
    balance('Closing balance', 'closing_balance', closing, true),
  ];
}

/** Draws a statement. @returns the bytes of the PDF, the same in every run */
async function draw(fund, { date, lines, commitments, isRestated, misprint }) {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${fund.fund}, ${date}`);
  pdf.setCreationDate(new Date(date));
  pdf.setModificationDate(new Date(date));
  const [plain, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  const page = pdf.addPage([PAGE.width, PAGE.height]);
  const write = (text, x, y, { font = plain, size = 9.5, isRight = false } = {}) =>
    page.drawText(text, {
      x: isRight ? x - font.widthOfTextAtSize(text, size) : x,
      y: PAGE.height - y,
      size,
      font,
    });
  const rule = (y, thickness = 0.5) =>
    page.drawLine({
      start: { x: PAGE.left, y: PAGE.height - y },
      end: { x: PAGE.right, y: PAGE.height - y },
      thickness,
      color: rgb(0.35, 0.4, 0.45),
    });
  write(fund.manager, PAGE.left, 60, { font: bold, size: 11 });
  rule(70, 1);
  write(fund.title + (isRestated ? ' (Restated)' : ''), PAGE.left, 104, { font: bold, size: 15 });
  const facts = [
    ['Fund', fund.fund],
    ['Limited Partner', fund.partner],
    ['Reporting date', printDate(date, fund.isBritish)],
    ['Currency', fund.currency],
  ];
  facts.forEach(([label, value], at) => {
    write(label, PAGE.left, 138 + at * 17);
    write(value, 170, 138 + at * 17);
  });
  const head = 236;
  for (const [column, title] of [['qtd', 'Quarter to date'], ['ytd', 'Year to date'], ['itd', 'Inception to date']])
    write(title, COLUMNS[column], head, { font: bold, size: 9, isRight: true });
  rule(head + 7);
  lines.forEach(({ label, cells, isTotal }, at) => {
    const y = head + 24 + at * 19;
    const font = isTotal ? bold : plain;
    write(label, PAGE.left, y, { font });
    for (const { column, fin, printed } of cells) {
      const misprintedBy = misprint?.fin === fin ? misprint.by : 0;
      write(printAmount(printed + misprintedBy), COLUMNS[column], y, { font, isRight: true });
    }
  });
  const below = head + 24 + lines.length * 19;
  rule(below - 11);
  commitments.forEach(({ label, value }, at) => {
    write(label, PAGE.left, below + 28 + at * 19);
    write(printAmount(value), COLUMNS.qtd, below + 28 + at * 19, { isRight: true });
  });
  return pdf.save();
}

/** What a statement prints, in the form of samples/truth.json. */
function truthOf(fund, file, { date, lines, commitments }) {
  const printed = (value) => ({ value, page: 1, text: value });
  const amount = ({ value, printed: shown = value }) => ({
    value: String(value),
    currency: fund.currency,
    page: 1,
    text: printAmount(shown),
  });
  const amounts = [...lines.flatMap(({ cells }) => cells), ...commitments].filter(({ value }) => value !== 0);
  return {
    file,
    documentType: 'Capital Account',
    metrics: {
      fund: printed(fund.fund),
      fund_manager: printed(fund.manager),
      limited_partner: printed(fund.partner),
      reporting_date: { ...printed(date), text: printDate(date, fund.isBritish) },
      base_currency: printed(fund.currency),
      ...Object.fromEntries(amounts.map((cell) => [cell.fin, amount(cell)])),
    },
    rows: [],
  };
}

const reviews = path.join(FOLDER, 'reviews.json');
const stored = JSON.parse(readFileSync(reviews, 'utf8'));
const reviewed = [];
const manualQa = [];

async function issue(fund, file, statement) {
  writeFileSync(path.join(FOLDER, file), await draw(fund, statement));
  if (fund.isHeldForQa) manualQa.push(file);
  else reviewed.push(truthOf(fund, file, statement));
}

/** Writes the statements of a fund, quarter by quarter. */
async function issueAll(fund) {
  let [inception, year, yearOpening] = [add(fund.before, fund.yearToDate), fund.yearToDate, netOf(fund.before)];
  for (const { date, amounts, mistaken, misprint } of fund.quarters) {
    if (date.slice(5, 7) === '03') [year, yearOpening] = [NONE, netOf(inception)];
    const statementWith = (own) => {
      const columns = { qtd: own, ytd: add(year, own), itd: add(inception, own) };
      const contributed = columns.itd[0];
      return {
        date,
        lines: linesOf(fund, { opening: { qtd: netOf(inception), ytd: yearOpening, itd: 0 }, columns }),
        commitments: [
          { label: 'Commitment', fin: 'commitment', value: fund.commitment },
          { label: 'Contributed to date', fin: 'contributed_to_date', value: contributed },
          { label: 'Distributed to date', fin: 'distributed_to_date', value: columns.itd[1] },
          { label: 'Unfunded commitment', fin: 'unfunded_commitment', value: fund.commitment - contributed },
        ],
        misprint,
      };
    };
    if (mistaken) await issue(fund, fund.fileOf(date), statementWith(mistaken));
    const note = mistaken && 'restated';
    await issue(fund, fund.fileOf(date, note), { ...statementWith(amounts), isRestated: mistaken !== undefined });
    [inception, year] = [add(inception, amounts), add(year, amounts)];
  }
}

for (const fund of FUNDS) await issueAll(fund);
const isWritten = ({ file }) => reviewed.some((review) => review.file === file);
const copied = stored.reviewed.filter((review) => !isWritten(review));
writeFileSync(reviews, `${JSON.stringify({ reviewed: [...reviewed, ...copied], manualQa }, null, 1)}\n`);
