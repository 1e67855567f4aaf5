import { usageFilters, type UsageFilters } from '@assay/shared/contracts';

/** What a figure counts: the filters of the list of the documents behind it, as its address holds them. */
export type StatisticQuery = UsageFilters;

/** The names of the filters in the address. */
export const FIGURE_FILTER_NAMES = Object.keys(usageFilters) as readonly (keyof typeof usageFilters)[];

/** The figure in an address. A filter that is not readable is left out, as if it were not there. */
export function readFigureQuery(filters: Readonly<Record<string, readonly string[]>>): StatisticQuery {
  const read = FIGURE_FILTER_NAMES.flatMap((name) => {
    const values = filters[name];
    if (values === undefined) return [];
    const parsed = usageFilters[name].safeParse(name === 'stage' ? values : values[0]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  // fromEntries forgets which value belongs to which name; each was parsed by the schema of its name.
  return Object.fromEntries(read) as StatisticQuery;
}
