import { multiplyDecimals } from '@assay/shared/domain';

import type { FundDocument, Mark, TrueValue } from './fund-document.ts';
import { createRandom } from './seeded.ts';

/** Houses that no paper of the sets is of. */
const HOUSES = 'Aldersyke Brockmoor Cantrell Dovermoor Estrand Farnlund Gellert Holmvik'.split(' ');
const DIGITS = /\d(?:[\d.,'’\s]*\d)?/u;
const DECIMALS = /[.,](\d{1,2})$/u;
const YEAR = /\b(?:19|20)\d\d\b/gu;
/** A style sheet, a marked place, a tag or a text. */
const PART = /<style.*?<\/style>|<a data-mark="(\d+)">(.*?)<\/a>|<[^>]*>|[^<]+/gsu;

/** What a seed makes other in a template. */
interface Filling {
  /** All amounts are multiplied by it, so that what adds up still does. */
  factor: number;
  /** Years that all dates are later. */
  years: number;
  /** The word for the house, as it is and as it becomes. */
  house: readonly [string, string];
  /** What stands between groups of three digits. */
  group: string;
}

/** What stands between the groups of three digits of a printed amount; nothing where it has one group. */
const groupOf = (text: string): string =>
  /\d([^\d])\d{3}/u.exec(DIGITS.exec(text)?.[0].replace(DECIMALS, '') ?? '')?.[1] ?? '';

/** A printed amount times a whole number, in the same form. */
function multiplyPrinted(text: string, { factor, group }: Filling): string {
  return text.replace(DIGITS, (amount) => {
    const decimals = DECIMALS.exec(amount);
    const grown = String(BigInt(amount.replaceAll(/\D/gu, '')) * BigInt(factor));
    const places = decimals?.[1]?.length ?? 0;
    const digits = grown.padStart(places + 1, '0');
    const whole = digits.slice(0, digits.length - places).replaceAll(/\B(?=(?:\d{3})+$)/gu, group);
    return decimals === null ? whole : whole + decimals[0].charAt(0) + digits.slice(-places);
  });
}

const fillText = (text: string, { years, house: [from, to] }: Filling): string =>
  text.replaceAll(from, to).replaceAll(YEAR, (year) => String(Number(year) + years));

/** What a mark prints, filled. The years of an account number or of a reference are none. */
function fillPrinted({ metrics, currency }: Mark, text: string, filling: Filling): string {
  if (currency !== undefined) return multiplyPrinted(text, filling);
  const isDated = metrics.some((metric) => /date|period_start|vintage_year/u.test(metric));
  return fillText(text, isDated ? filling : { ...filling, years: 0 });
}

function fillMark(mark: Mark, filling: Filling): Mark {
  const { text, value, currency } = mark;
  const filled = value === undefined ? {} : fillValue({ value, ...(currency && { currency }) }, filling);
  return { ...mark, ...filled, text: fillPrinted(mark, text, filling) };
}

function fillValue({ value, currency }: TrueValue, filling: Filling): TrueValue {
  return currency === undefined
    ? { value: /^\d{4}(?:-\d\d-\d\d)?$/u.test(value) ? fillText(value, filling) : value }
    : { value: multiplyDecimals(value, String(filling.factor)), currency };
}

/** The document that a template and a seed make: other amounts, years and house, the same form. */
export function fillTemplate(template: FundDocument, seed: string): FundDocument {
  const { marks, derivable = {} } = template;
  const random = createRandom(`${seed} ${template.file}`);
  const maker = marks.find(({ metrics }) => metrics.includes('fund_manager'))?.text ?? '';
  const filling: Filling = {
    factor: random.whole(2, 60),
    years: random.whole(-4, 4),
    house: [maker.split(' ')[0] ?? '', random.pick(HOUSES)],
    group: marks.map((mark) => (mark.currency ? groupOf(mark.text) : '')).find((group) => group !== '') ?? '',
  };
  const html = template.html.replaceAll(PART, (part: string, place?: string, printed = '') => {
    const mark = marks[Number(place)];
    if (mark !== undefined) return `<a data-mark="${place}">${fillPrinted(mark, printed, filling)}</a>`;
    return part.startsWith('<') ? part : fillText(part, filling);
  });
  return {
    ...template,
    file: `${seed} ${template.file}`,
    html,
    marks: marks.map((mark) => fillMark(mark, filling)),
    derivable: Object.fromEntries(
      Object.entries(derivable).map(([metric, value]) => [metric, fillValue(value, filling)]),
    ),
  };
}
