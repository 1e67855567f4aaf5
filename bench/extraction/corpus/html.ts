import type { Figures } from './accounts.ts';
import type { Mark, TrueValue } from './document.ts';

/** Small pieces that layouts are put together from. */

/** A table row; `name` is its class. */
export function row(cells: readonly string[], name = ''): string {
  return `<tr class="${name}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** A row of column headings. */
export function head(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr>`;
}

export const table = (rows: readonly string[], name = ''): string =>
  `<table class="${name}">${rows.join('')}</table>`;

/** A marked date: printed as given, true as ISO. */
export function day(
  mark: Mark,
  fin: string | readonly string[],
  [iso, text]: readonly [string, string],
): string {
  return mark(fin, text, { value: iso });
}

/** The notice's own date, which is its reporting date too. */
export const NOTICE = ['notice_date', 'reporting_date'] as const;

/** A figure that must be there. */
export function figure(figures: Figures, fin: string): string {
  const value = figures[fin];
  if (value === undefined) throw new Error(`There is no figure ${fin}.`);
  return value;
}

/** What the since-inception column of an account says without a line of its own, and the start of its quarter. */
export function impliedByAccount(
  figures: Figures,
  { currency, start }: { currency: string; start?: string },
): Record<string, TrueValue> {
  return {
    contributed_to_date: { value: figure(figures, 'contributed_to_date'), currency },
    distributed_to_date: { value: figure(figures, 'distributed_to_date'), currency },
    ...(start === undefined ? {} : { period_start: { value: start } }),
  };
}
