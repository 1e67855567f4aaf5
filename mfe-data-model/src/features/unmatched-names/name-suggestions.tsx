import type { NameSuggestion, UnmatchedName } from '@assay/shared/contracts';
import { createContext, useContext, type ReactNode } from 'react';
import { useNameSuggestions } from './unmatched-names.queries.ts';

const Suggestions = createContext<ReadonlyMap<string, readonly NameSuggestion[]> | undefined>(undefined);

/** Asks what the names of a page are likely to mean, for its rows. */
export function NameSuggestionsProvider({
  rows,
  children,
}: {
  readonly rows: readonly UnmatchedName[];
  readonly children: ReactNode;
}) {
  const suggestions = useNameSuggestions(rows.map(({ name }) => name));
  return <Suggestions value={suggestions}>{children}</Suggestions>;
}

/** What a name is likely to mean; undefined until that is known. */
export const useSuggestionsFor = (name: string): readonly NameSuggestion[] | undefined => {
  const suggestions = useContext(Suggestions);
  return suggestions && (suggestions.get(name) ?? []);
};
