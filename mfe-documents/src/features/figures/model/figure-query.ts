import { figureFilters, type FigureFilters } from '@assay/shared/contracts';

/** What a figure counts: the filters of the list of the documents behind it, as its address holds them. */
export type FigureQuery = FigureFilters;

/** The names of the filters in the address. */
export const FIGURE_FILTER_NAMES = Object.keys(figureFilters) as readonly (keyof typeof figureFilters)[];

/** The figure in an address. A filter that is not readable is left out, as if it were not there. */
export function readFigureQuery(filters: Readonly<Record<string, readonly string[]>>): FigureQuery {
  const read = FIGURE_FILTER_NAMES.flatMap((name) => {
    const values = filters[name];
    if (values === undefined) return [];
    const parsed = figureFilters[name].safeParse(name === 'stage' ? values : values[0]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  // fromEntries forgets which value belongs to which name; each was parsed by the schema of its name.
  return Object.fromEntries(read) as FigureQuery;
}
