const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The moment at which a day begins in the zone of the browser, in UTC; undefined for a text that is no day.
 * @param day YYYY-MM-DD
 * @param later how many days later
 */
export function startOfDay(day: string | undefined, later = 0): string | undefined {
  const parts = DAY.exec(day ?? '')
    ?.slice(1)
    .map(Number);
  if (parts === undefined) return undefined;
  const [year = 0, month = 1, date = 1] = parts;
  const start = new Date(year, month - 1, date + later);
  const isDay = new Date(year, month - 1, date).getMonth() === month - 1;
  return isDay && !Number.isNaN(start.getTime()) ? start.toISOString() : undefined;
}
