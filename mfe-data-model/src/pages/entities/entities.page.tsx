import { ENTITY_ACTION_PERMISSIONS, entityPathName, formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { RouteLink, useNavigateTo } from '@assay/shared/router';
import { Button, iconProps, IconPlus, MultiSelect, SearchInput, Toolbar } from '@assay/shared/ui';
import { ListPage, useList, useRowSelection, type ListRules } from '@assay/shared/widgets/list-page';
import { useState } from 'react';
import { useEntityTypes } from '../../entity/entity-types.queries.ts';
import { AddEntityDialog } from '../../features/entity-form/index.ts';
import { entityColumns, entityListQuery, useDeleteEntities } from '../../features/entity-list/index.ts';
import { TransferActions } from '../../features/entity-transfer/index.ts';
import { useUnmatchedNameCount } from '../../features/unmatched-names/index.ts';
import { SelectionActions } from './selection-actions.tsx';

const RULES: ListRules = {
  filterNames: ['name', 'type'],
  defaultOrderBy: { column: 'name', direction: 'asc' },
};
/** Minimum width of the table in px. */
const MIN_WIDTH = 720;

function InboxLink({ count }: { readonly count: number }) {
  return (
    <Button render={(look) => <RouteLink route="data-model.entityInbox" {...look} />}>
      {text('entities.inboxOpen', { count: formatNumber(String(count)) })}
    </Button>
  );
}

/** `/entities`: every entity of the client, found by name and type [ROUTE-034]. */
export function EntitiesPage() {
  const navigateTo = useNavigateTo();
  const types = useEntityTypes();
  const unmatched = useUnmatchedNameCount();
  const [isAdding, setAdding] = useState(false);
  const list = useList({
    rules: RULES,
    columns: entityColumns,
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
  const { name, type } = list.query.filters;
  const open = (name: string) => navigateTo('data-model.entity', { params: { name: entityPathName(name) } });
  const addButton = (
    <PermissionLock needs={ENTITY_ACTION_PERMISSIONS.create}>
      <Button variant="primary" icon={<IconPlus {...iconProps} />} onClick={() => setAdding(true)}>
        {text('entities.add')}
      </Button>
    </PermissionLock>
  );
  return (
    <ListPage
      list={list}
      title={text('entities.title')}
      detail={list.totalCount > 0 ? formatNumber(String(list.totalCount)) : undefined}
      actions={
        <>
          {unmatched !== undefined && unmatched > 0 && <InboxLink count={unmatched} />}
          <TransferActions filters={{ name: name?.[0], type }} />
          {addButton}
        </>
      }
      toolbar={
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
      }
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      selection={selection}
      isRemoving={removal.isPending}
      onRowOpen={({ name }) => open(name)}
      minWidth={MIN_WIDTH}
      empty={{ message: text('entities.empty'), hint: text('entities.emptyHint') }}
    >
      <SelectionActions selection={selection} removal={removal} />
      <AddEntityDialog
        opened={isAdding}
        types={types}
        onClose={() => setAdding(false)}
        onCreated={(entity) => entity && open(entity.name)}
      />
    </ListPage>
  );
}
