import { entityPathName, formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useNavigateTo } from '@assay/shared/router';
import {
  ListPage,
  useColumnChoice,
  useList,
  useRowSelection,
  type ListRules,
} from '@assay/shared/widgets/list-page';
import { useEntityTypes } from '../../entity/entity-types.queries.ts';
import { entityColumns, entityListQuery, useDeleteEntities } from '../../features/entity-list/index.ts';
import { EntitiesActions } from './entities-actions.tsx';
import { EntitiesToolbar } from './entities-toolbar.tsx';
import { SelectionActions } from './selection-actions.tsx';

const RULES: ListRules = {
  filterNames: ['name', 'type', 'identifier', 'relationships'],
  defaultOrderBy: { column: 'name', direction: 'asc' },
};

/** `/entities`: every entity of the client, found by name and by filters, in the columns that the user has chosen [ROUTE-034]. */
export function EntitiesPage() {
  const navigateTo = useNavigateTo();
  const types = useEntityTypes();
  const columns = useColumnChoice('entities', entityColumns);
  const list = useList({
    rules: RULES,
    columns: entityColumns,
    shownColumns: columns.columns,
    query: entityListQuery,
    failure: 'entities.listFailed',
  });
  const selection = useRowSelection(list, { rowKey: ({ id }) => id });
  const removal = useDeleteEntities({
    onDeleted: (count) => {
      selection.clear();
      list.stepBack(count);
    },
  });
  const open = (name: string) => navigateTo('data-model.entity', { params: { name: entityPathName(name) } });
  return (
    <ListPage
      list={list}
      title={text('entities.title')}
      detail={list.totalCount > 0 ? formatNumber(String(list.totalCount)) : undefined}
      actions={<EntitiesActions list={list} types={types} onOpen={open} />}
      toolbar={<EntitiesToolbar list={list} types={types} columns={columns} />}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      selection={selection}
      isRemoving={removal.isPending}
      onRowOpen={({ name }) => open(name)}
      minWidth={columns.minWidth}
      onColumnResize={columns.resize}
      empty={{ message: text('entities.empty'), hint: text('entities.emptyHint') }}
    >
      <SelectionActions selection={selection} removal={removal} />
    </ListPage>
  );
}
