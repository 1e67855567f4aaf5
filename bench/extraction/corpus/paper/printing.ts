import { mark } from './paper.ts';

/** How one document prints amounts. An amount is an integer count of the smallest printed unit. */
export interface Printing {
  readonly currency: string;
  readonly group: string;
  readonly point: string;
  /** Decimals printed. */
  readonly digits: number;
  /** Full units that one printed unit stands for: 1, 1000 or 1000000. */
  readonly scale?: number;
  readonly negative: 'brackets' | 'minus' | 'long minus' | 'trailing minus';
  readonly before?: string;
  readonly after?: string;
  /** What an empty cell holds. */
  readonly nil?: string;
}

/** An amount, or null where the document prints none. */
export type Amount = number | null;

/** Prints amounts in one document's style, marked with what they mean or plain. */
export interface Printer {
  /** Unmarked figure, for distractors and subtotals. */
  show(amount: Amount): string;
  /** A figure printed with its own sign. */
  amount(fin: string, amount: Amount, row?: number): string;
  /** A positive cost printed as a negative figure. */
  cost(fin: string, amount: Amount): string;
}

/** The value in full units, exact: 12345 with two decimals is `123.45`, times 1000 is `123450.00`. */
function full(amount: number, printing: Printing): string {
  const scaled = BigInt(amount) * BigInt(printing.scale ?? 1);
  const sign = scaled < 0n ? '-' : '';
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(printing.digits + 1, '0');
  const cut = digits.length - printing.digits;
  return sign + digits.slice(0, cut) + (printing.digits > 0 ? `.${digits.slice(cut)}` : '');
}

function unsigned(amount: number, printing: Printing): string {
  const digits = String(Math.abs(amount)).padStart(printing.digits + 1, '0');
  const cut = digits.length - printing.digits;
  const whole = digits.slice(0, cut).replaceAll(/\B(?=(\d{3})+$)/gu, printing.group);
  const body = whole + (printing.digits > 0 ? printing.point + digits.slice(cut) : '');
  return (printing.before ?? '') + body + (printing.after ?? '');
}

function signed(amount: number, printing: Printing): string {
  const body = unsigned(amount, printing);
  if (amount >= 0) {
    return body;
  }
  const forms = {
    brackets: `(${body})`,
    minus: `-${body}`,
    'long minus': `\u2212${body}`,
    'trailing minus': `${body}-`,
  };
  return forms[printing.negative];
}

/** The printer of one document. */
export function printer(printing: Printing): Printer {
  const show = (amount: Amount): string =>
    amount === null ? (printing.nil ?? '-') : signed(amount, printing);
  const marked = (fin: string, printed: number, meant: number, row?: number): string =>
    mark(fin, signed(printed, printing), { value: full(meant, printing), currency: printing.currency, row });
  return {
    show,
    amount: (fin, amount, row) => (amount === null ? show(null) : marked(fin, amount, amount, row)),
    cost: (fin, amount) => (amount === null ? show(null) : marked(fin, amount === 0 ? 0 : -amount, amount)),
  };
}

/** Text marked with what it means; the value is the text unless given (dates as ISO, numbers plain). */
export function text(fin: string, printed: string, value: string = printed, row?: number): string {
  return mark(fin, printed, { value, row });
}

/** A date that is both the notice date and, for a notice, the reporting date. */
export function noticeDate(printed: string, iso: string): string {
  return mark(['notice_date', 'reporting_date'], printed, { value: iso });
}
