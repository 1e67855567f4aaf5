import type { TextAt } from './build-pdf.ts';
import { buildPdf, labelRows } from './build-pdf.ts';

/** A capital call of a fund to one partner, as one page of a packet. */
export interface DrawnCall {
  manager: string;
  fund: string;
  partner: string;
  title: string;
  date: string;
  due: string;
  number: string;
  amount: string;
  commitment: string;
  iban: string;
}

export const CALLS: readonly [DrawnCall, DrawnCall, DrawnCall] = [
  {
    manager: 'Birchwater Partners LLP',
    fund: 'Birchwater Growth Fund II LP',
    partner: 'Hollin Foundation',
    title: 'Capital Call Notice',
    date: '3 March 2025',
    due: '17 March 2025',
    number: '8',
    amount: '335,000.44',
    commitment: '5,000,000.00',
    iban: 'GB82 WEST 1234 5698 7654 32',
  },
  {
    manager: 'Kestrel Ventures GmbH',
    fund: 'Kestrel Ventures 2021 GmbH & Co. KG',
    partner: 'Hollin Foundation',
    title: 'Drawdown Notice',
    date: '27 February 2025',
    due: '14 March 2025',
    number: '4',
    amount: '144,730.16',
    commitment: '2,500,000.00',
    iban: 'DE89 3704 0044 0532 0130 00',
  },
  {
    manager: 'Tarnfell Credit S.à r.l.',
    fund: 'Tarnfell Senior Lending SCSp',
    partner: 'Hollin Foundation',
    title: 'Notice of Capital Call',
    date: '1 March 2025',
    due: '18 March 2025',
    number: '15',
    amount: '497,277.11',
    commitment: '7,500,000.00',
    iban: 'LU28 0019 4006 4475 0000',
  },
];

/** The texts of a call on one page. */
export function callPage(call: DrawnCall): TextAt[] {
  return [
    { x: 60, y: 60, text: call.manager, size: 12 },
    { x: 60, y: 100, text: call.title, size: 18 },
    ...labelRows(
      [
        ['Fund:', call.fund],
        ['Investor:', call.partner],
        ['Notice date:', call.date],
        ['Call number:', call.number],
        ['Due date:', call.due],
        ['Currency:', 'EUR'],
        ['Total capital call', call.amount],
        ['Total commitment', call.commitment],
        ['Account name:', call.fund],
        ['IBAN:', call.iban],
        ['Reference:', `CALL-${call.number}`],
      ],
      150,
      230,
    ),
  ];
}

/** A further page of a notice that says what it belongs to: how the call is made up. */
export function annexPage(call: DrawnCall): TextAt[] {
  return [
    { x: 60, y: 60, text: call.fund, size: 12 },
    { x: 60, y: 100, text: `Annex to capital call no. ${call.number}: use of the called capital`, size: 14 },
    ...labelRows(
      [
        ['Larch Packaging Holding', '240,000.00'],
        ['Ostler Dental Group', '95,000.44'],
        ['Total capital call', call.amount],
      ],
      150,
      380,
    ),
  ];
}

/** Three notices of three funds in one file; the first has an annex on the page after it. */
export function buildPacket(): Promise<Uint8Array> {
  const [first, second, third] = CALLS;
  return buildPdf([callPage(first), annexPage(first), callPage(second), callPage(third)]);
}

const PARTNERS = [
  ['Anselm College Endowment', '5,000,000.00', '254,250.00', '21,875.00', '276,125.00'],
  ['Cabrillo Pension Trust', '10,000,000.00', '508,500.00', '43,750.00', '552,250.00'],
  ['Dunleavy Insurance Group', '40,000,000.00', '2,034,000.00', '175,000.00', '2,209,000.00'],
  ['Harrow Street Foundation', '60,000,000.00', '3,051,000.00', '262,500.00', '3,313,500.00'],
  ['Weymouth Teachers Board', '50,000,000.00', '2,542,500.00', '218,750.00', '2,761,250.00'],
] as const;
const COLUMNS = [60, 230, 320, 410, 490] as const;

/** The names in the register, in the order of its lines. */
export const REGISTERED = PARTNERS.map(([name]) => name);

function registerRow(cells: readonly string[], y: number): TextAt[] {
  return cells.map((text, at) => ({ x: COLUMNS[at] ?? 0, y, text, size: 9 }));
}

/** One page that lists what five partners are called for, and names no partner as its reader; `own` does. */
export function registerPage(own: readonly (readonly [string, string])[] = []): TextAt[] {
  return [
    { x: 60, y: 60, text: 'Sedgemoor Bay Partners IV LP', size: 12 },
    { x: 60, y: 90, text: 'Capital Call Notice: breakdown by limited partner', size: 15 },
    ...labelRows(
      [
        ...own,
        ['Fund:', 'Sedgemoor Bay Partners IV LP'],
        ['Notice date:', '5 August 2024'],
        ['Due date:', '19 August 2024'],
        ['Currency:', 'USD'],
      ],
      120,
      230,
    ),
    ...registerRow(['Limited partner', 'Commitment', 'Investments', 'Management fees', 'Amount due'], 240),
    ...PARTNERS.flatMap((cells, index) => registerRow(cells, 260 + 18 * index)),
    ...registerRow(['Total', '165,000,000.00', '8,390,250.00', '721,875.00', '9,112,125.00'], 360),
  ];
}

/** A register alone. */
export function buildRegister(): Promise<Uint8Array> {
  return buildPdf([registerPage()]);
}
