/** A period that a metric's values cover: its full name, which is stored, and its short name (MET-031). */
export interface TimePeriod {
  readonly name: string;
  readonly shortName: string;
}

/** The periods to choose from, in the order in which they are offered (MET-031, MET-032). */
export const TIME_PERIODS = [
  { name: 'Month To Date', shortName: 'MTD' },
  { name: 'Quarter To Date', shortName: 'QTD' },
  { name: 'Year To Date', shortName: 'YTD' },
  { name: 'Last Twelve Months', shortName: 'LTM' },
  { name: 'Calendar Year', shortName: 'CY' },
  { name: 'Inception To Date', shortName: 'ITD' },
  { name: 'At Investment Entry', shortName: 'At Entry' },
  { name: 'At Investment Exit', shortName: 'At Exit' },
] as const satisfies readonly TimePeriod[];

/** The period with this full name; one that is not in the list is its own short name. */
export function timePeriodOf(name: string): TimePeriod {
  return TIME_PERIODS.find((period) => period.name === name) ?? { name, shortName: name };
}
