import type { TextAt } from './build-pdf.ts';

/** A sender's schedule of investments: titles and rows of texts in up to six columns. */
export interface Schedule {
  titles: readonly string[];
  rows: readonly (readonly string[])[];
  date?: string;
  fund?: string;
}

const COLUMNS = [60, 170, 250, 340, 430, 510];

/** The one page of a schedule. */
export function schedulePage({
  titles,
  rows,
  date = '30.06.2024',
  fund = 'Fjord Vekst II',
}: Schedule): TextAt[] {
  const line = (y: number, size: number, texts: readonly string[]): TextAt[] =>
    texts.flatMap((text, at) => (text === '' ? [] : [{ x: COLUMNS[at] ?? 0, y, text, size }]));
  return [
    { x: 60, y: 60, text: 'Fjordkapital Forvaltning AS Oslo' },
    { x: 60, y: 110, text: `Portfolio report ${fund}`, size: 15 },
    { x: 60, y: 130, text: `As of ${date}` },
    { x: 60, y: 160, text: 'Schedule of investments (EUR)', size: 12 },
    ...line(200, 7, titles),
    ...rows.flatMap((row, at) => line(220 + 18 * at, 9, row)),
  ];
}

/** The schedule of the sender's next quarter, for another fund. */
export function nextQuarter(schedule: Schedule): Schedule {
  return { ...schedule, date: '30.09.2024', fund: 'Fjord Vekst III' };
}
