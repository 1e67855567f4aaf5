import type { Entity, EntityType } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { MultiSelect, SearchInput, Toolbar } from '@assay/shared/ui';
import type { List } from '@assay/shared/widgets/list-page';

interface EntitiesToolbarProps {
  readonly list: List<Entity>;
  readonly types: readonly EntityType[];
}

/** Entities are found by name and type. */
export function EntitiesToolbar({ list, types }: EntitiesToolbarProps) {
  return (
    <Toolbar label={text('entities.filters')}>
      <SearchInput label={text('entities.filterName')} {...list.search('name')} />
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
