import { formatDateTime } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { Text } from '@assay/shared/ui';
import type { useDuplicateSearch } from './duplicates.queries.ts';

interface SearchStatusProps {
  readonly search: ReturnType<typeof useDuplicateSearch>;
  /** Only the most alike pairs are listed. */
  readonly isCut: boolean;
}

/** As of when the pairs were found, and whether they are looked for again. */
export function SearchStatus({ search: { data, isError }, isCut }: SearchStatusProps) {
  const { defaultLanguage } = useSettings();
  const { searchedAt = null, isSearching = false } = data ?? {};
  const parts = [
    searchedAt !== null &&
      text('entities.duplicatesAsOf', { time: formatDateTime(searchedAt, defaultLanguage) }),
    isCut && text('entities.duplicatesCut'),
    isSearching && searchedAt !== null && text('entities.duplicatesAgain'),
    isError && text('entities.duplicatesNotAgain'),
  ];
  return (
    <Text role="status" quiet caption>
      {parts.filter((part) => part !== false).join(' · ')}
    </Text>
  );
}
