import { text } from '@assay/shared/messages';
import { useListControls } from '@assay/shared/state';
import { PageHeader, SearchInput, Toolbar } from '@assay/shared/ui';
import { EntityTable, useEntityList } from '../../features/entity-list/index.ts';
import { ListFrame } from '../list-frame.tsx';

const RULES = { columns: ['name', 'timeUpdated'], filterNames: ['name'] };

/** `/entities`: every entity of the client, found by name [ROUTE-034]. */
export function EntitiesPage() {
  const controls = useListControls(RULES);
  const list = useEntityList(controls.query, controls.offset);
  const search = controls.query.filters.name?.[0] ?? '';
  return (
    <>
      <PageHeader title={text('entities.title')}>
        <Toolbar label={text('entities.title')}>
          <SearchInput
            label={text('entities.filterName')}
            placeholder={text('entities.filterName')}
            value={search}
            onSearch={(name) => controls.mergeFilters({ name: [name] })}
          />
        </Toolbar>
      </PageHeader>
      <ListFrame
        controls={controls}
        list={list}
        failure="entities.listFailed"
        renderTable={(rows, isLoading) => (
          <EntityTable
            rows={rows}
            isLoading={isLoading}
            sort={controls.query.orderBy}
            onSortChange={controls.sortBy}
            empty={{
              message: text('entities.empty'),
              description: text(search ? 'generic.emptyFiltered' : 'entities.emptyConfirmedHint'),
            }}
          />
        )}
      />
    </>
  );
}
