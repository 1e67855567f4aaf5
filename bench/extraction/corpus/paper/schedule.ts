import type { Printer } from './printing.ts';
import { mark } from './paper.ts';

export type Status = 'Realised' | 'Partially realised' | 'Unrealised';

/** One portfolio company; amounts in the smallest printed unit, irr in tenths of a percent or null. */
export interface Investment {
  readonly row: number;
  readonly name: string;
  readonly date: {
    readonly iso: string;
    readonly year: string;
    readonly month: string;
    readonly day: string;
  };
  readonly status: Status;
  readonly cost: number;
  readonly realised: number;
  readonly fairValue: number;
  readonly irr: number | null;
}

interface Plan {
  readonly seed: number;
  readonly firstYear: number;
  /** Least and largest cost in the smallest printed unit. */
  readonly cost: readonly [number, number];
  readonly statuses: readonly (readonly [Status, number])[];
}

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Invented companies in the order of their names; statuses are dealt out in blocks. */
export function investments(names: readonly string[], plan: Plan): Investment[] {
  const next = numbers(plan.seed);
  const [least, largest] = plan.cost;
  const statuses = plan.statuses.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  return names.map((name, row) => {
    const status = statuses[row] ?? 'Unrealised';
    const cost = Math.round(least + next() * (largest - least));
    const worth = Math.round(cost * (0.45 + next() * 2.6));
    const share = { Realised: 1, 'Partially realised': 0.2 + next() * 0.5, Unrealised: 0 }[status];
    const realised = Math.round(worth * share);
    const year = String(plan.firstYear + Math.floor(next() * 5));
    const [month, day] = [two(1 + Math.floor(next() * 12)), two(1 + Math.floor(next() * 28))];
    const spread = worth < cost ? -(1 + next() * 14) : 3 + next() * 32;
    const irr = status === 'Unrealised' && next() < 0.2 ? null : Math.round(spread * 10);
    const date = { iso: `${year}-${month}-${day}`, year, month, day };
    return { row, name, date, status, cost, realised, fairValue: worth - realised, irr };
  });
}

/** The marked cells of one company. */
export interface ScheduleCells {
  name(): string;
  date(printed: string): string;
  status(printed: string): string;
  cost(): string;
  realised(): string;
  fairValue(): string;
  total(): string;
  /** Total over cost with so many decimals; `dress` adds the sign and the decimal point of the house. */
  multiple(decimals: number, dress: (plain: string) => string): string;
  irr(dress: (plain: string) => string, none: string): string;
}

/** Cells of a company; a nought is printed as the printer prints nothing. */
export function scheduleCells(print: Printer, company: Investment): ScheduleCells {
  const { row } = company;
  const worth = company.realised + company.fairValue;
  const amount = (fin: string, value: number): string => print.amount(fin, value === 0 ? null : value, row);
  return {
    name: () => mark('investment_name', company.name, { row }),
    date: (printed) => mark('investment_date', printed, { value: company.date.iso, row }),
    status: (printed) => mark('investment_status', printed, { value: company.status, row }),
    cost: () => amount('investment_cost', company.cost),
    realised: () => amount('investment_realised', company.realised),
    fairValue: () => amount('investment_fair_value', company.fairValue),
    total: () => amount('investment_total_value', worth),
    multiple: (decimals, dress) => {
      const plain = (worth / company.cost).toFixed(decimals);
      return mark('investment_moic', dress(plain), { value: plain, row });
    },
    irr: (dress, none) => {
      if (company.irr === null) {
        return none;
      }
      const plain = (company.irr / 10).toFixed(1);
      return mark('investment_irr', dress(plain), { value: plain, row });
    },
  };
}

/** A heading that gives the status of every company below it. */
export function statusHeading(printed: string, companies: readonly Investment[]): string {
  const rows = companies.map(({ row }) => row);
  return mark('investment_status', printed, { value: companies[0]?.status, row: rows });
}

/** Column sums: cost, realised, fair value, total. */
export function sums(companies: readonly Investment[]): readonly [number, number, number, number] {
  const sum = (read: (company: Investment) => number): number =>
    companies.reduce((all, one) => all + read(one), 0);
  const [realised, fairValue] = [sum((one) => one.realised), sum((one) => one.fairValue)];
  return [sum((one) => one.cost), realised, fairValue, realised + fairValue];
}

/** Fund figures that tie: DPI, RVPI as printed with two decimals, TVPI their sum. */
export function multiples(
  paidIn: number,
  distributed: number,
  nav: number,
): Record<'dpi' | 'rvpi' | 'tvpi', string> {
  const [dpi, rvpi] = [Math.round((100 * distributed) / paidIn), Math.round((100 * nav) / paidIn)];
  const show = (hundredths: number): string => (hundredths / 100).toFixed(2);
  return { dpi: show(dpi), rvpi: show(rvpi), tvpi: show(dpi + rvpi) };
}
