import type { EntityType, UnmatchedName } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { MultiSelect, SearchInput, SegmentedControl, Toolbar } from '@assay/shared/ui';
import type { List, ListData } from '@assay/shared/widgets/list-page';
import { isUnconfirmed } from '../../features/unmatched-names/index.ts';

interface InboxData extends ListData<UnmatchedName> {
  readonly confirmedTotal: number;
  readonly unconfirmedTotal: number;
}

interface InboxToolbarProps {
  readonly list: List<UnmatchedName, InboxData>;
  readonly types: readonly EntityType[];
}

/** Names are found by a search and by type; those of confirmed documents stand apart from those that may still be misread. */
export function InboxToolbar({ list, types }: InboxToolbarProps) {
  const counted = (documents: string, total: number | undefined) =>
    total === undefined
      ? documents
      : text('entities.inboxCounted', { documents, count: formatNumber(String(total)) });
  return (
    <Toolbar label={text('entities.inboxFilters')}>
      <SegmentedControl
        label={text('entities.inboxDocuments')}
        options={[
          { value: 'true', label: counted(text('entities.inboxConfirmed'), list.data?.confirmedTotal) },
          { value: 'false', label: counted(text('entities.inboxUnconfirmed'), list.data?.unconfirmedTotal) },
        ]}
        value={isUnconfirmed(list.query.filters) ? 'false' : 'true'}
        onChange={(value) => list.setFilters({ confirmed: value === 'false' ? [value] : [] })}
      />
      <SearchInput label={text('entities.inboxSearch')} {...list.search('search')} />
      <MultiSelect
        label={text('entities.filterType')}
        hideLabel
        placeholder={text('entities.filterType')}
        options={types.map(({ fin, displayName }) => ({ value: fin, label: displayName }))}
        {...list.choice('type')}
      />
    </Toolbar>
  );
}
