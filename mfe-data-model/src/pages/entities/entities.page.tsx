import { text } from '@assay/shared/messages';
import { SearchInput, Toolbar } from '@assay/shared/ui';
import { ListPage, useList, type ListRules } from '@assay/shared/widgets/list-page';
import { entityColumns, entityListQuery } from '../../features/entity-list/index.ts';

const RULES: ListRules = {
  filterNames: ['name'],
  defaultOrderBy: { column: 'name', direction: 'asc' },
};

/** `/entities`: every entity of the client, found by name [ROUTE-034]. */
export function EntitiesPage() {
  const list = useList({
    rules: RULES,
    columns: entityColumns,
    query: entityListQuery,
    failure: 'entities.listFailed',
  });
  return (
    <ListPage
      list={list}
      title={text('entities.title')}
      toolbar={
        <Toolbar label={text('entities.title')}>
          <SearchInput label={text('entities.filterName')} {...list.search('name')} />
        </Toolbar>
      }
      rowKey={({ interDocumentEntityId }) => interDocumentEntityId}
      empty={{ message: text('entities.empty'), hint: text('entities.emptyConfirmedHint') }}
    />
  );
}
