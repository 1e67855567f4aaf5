import type { Entity, EntityType } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { MultiSelect, SearchInput, Toolbar } from '@assay/shared/ui';
import {
  ColumnMenu,
  FilterMenu,
  SavedViews,
  type ColumnChoice,
  type List,
} from '@assay/shared/widgets/list-page';

interface EntitiesToolbarProps {
  readonly list: List<Entity>;
  readonly types: readonly EntityType[];
  readonly columns: ColumnChoice<Entity>;
}

/** Entities are found by name, type, identifier and whether they have relationships. */
export function EntitiesToolbar({ list, types, columns }: EntitiesToolbarProps) {
  return (
    <Toolbar
      label={text('entities.filters')}
      end={
        <>
          <SavedViews list="entities" />
          <ColumnMenu {...columns} />
        </>
      }
    >
      <SearchInput label={text('entities.filterName')} {...list.search('name')} />
      <MultiSelect
        label={text('entities.filterType')}
        hideLabel
        placeholder={text('entities.filterType')}
        options={types.map(({ fin, displayName }) => ({ value: fin, label: displayName }))}
        {...list.choice('type')}
      />
      <FilterMenu
        list={list}
        filters={[
          {
            name: 'identifier',
            label: text('entities.columnId'),
            options: [
              { value: 'none', label: text('entities.filterNoId') },
              { value: 'repeated', label: text('entities.filterRepeatedId') },
            ],
          },
          {
            name: 'relationships',
            label: text('entities.columnRelationships'),
            options: [
              { value: 'none', label: text('entities.filterNoRelationships') },
              { value: 'some', label: text('entities.filterSomeRelationships') },
            ],
          },
        ]}
      />
    </Toolbar>
  );
}
