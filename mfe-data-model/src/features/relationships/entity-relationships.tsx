import type { Entity } from '@assay/shared/contracts';
import { ACTIONS, formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, useSwitch } from '@assay/shared/platform';
import { useNavigateTo } from '@assay/shared/router';
import {
  Button,
  IconPlus,
  iconProps,
  IconTrash,
  MultiSelect,
  SearchInput,
  SelectionBar,
  Toolbar,
  WarningModal,
} from '@assay/shared/ui';
import { ListView, useList, useRowSelection, type ListRules } from '@assay/shared/widgets/list-page';
import { useState } from 'react';
import { useEntityTypes } from '../../entity/entity-types.queries.ts';
import { AddRelationshipDialog } from './add-relationship-dialog.tsx';
import { relationshipColumns } from './relationship-columns.tsx';
import { RelationshipGraph } from './relationship-graph.tsx';
import { useDeleteRelationships } from './relationships.mutations.ts';
import { relatedEntitiesQuery } from './relationships.queries.ts';
import classes from './relationships.module.css';

const RULES: ListRules = {
  filterNames: ['name', 'type'],
  defaultOrderBy: { column: 'relationship', direction: 'asc' },
};
/** Minimum width of the table in px. */
const MIN_WIDTH = 560;

/** The relationships of an entity: the list with its filters, a graph beside it, adding and deleting [REL-001]. */
export function EntityRelationships({ entity }: { readonly entity: Entity }) {
  const navigateTo = useNavigateTo();
  const hasDatapoints = useSwitch('datapoints');
  const types = useEntityTypes();
  const [isAdding, setAdding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const list = useList({
    rules: RULES,
    columns: relationshipColumns(hasDatapoints),
    query: relatedEntitiesQuery(entity.id),
    failure: 'relationships.listFailed',
  });
  const selection = useRowSelection(list, { rowKey: ({ id }) => id });
  const remove = useDeleteRelationships({
    onDeleted: (count) => {
      selection.clear();
      list.stepBack(count);
    },
  });
  const [first] = selection.rows;
  const metricCount = selection.rows.reduce((sum, { metricCount: own = 0 }) => sum + own, 0);
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        <Toolbar
          label={text('relationships.filters')}
          end={
            <PermissionLock needs={ACTIONS['entities.create']}>
              <Button variant="primary" icon={<IconPlus {...iconProps} />} onClick={() => setAdding(true)}>
                {text('relationships.add')}
              </Button>
            </PermissionLock>
          }
        >
          <SearchInput label={text('relationships.search')} {...list.search('name')} />
          <MultiSelect
            label={text('relationships.filterType')}
            hideLabel
            placeholder={text('relationships.filterType')}
            options={types.map(({ fin, displayName }) => ({ value: fin, label: displayName }))}
            {...list.choice('type')}
          />
        </Toolbar>
        <ListView
          list={list}
          label={text('relationships.tab')}
          rowKey={({ id }) => id}
          rowLabel={({ relatedEntity }) => relatedEntity.name}
          selection={selection}
          isRemoving={remove.isPending}
          {...(hasDatapoints && {
            onRowOpen: ({ id }: { readonly id: string }) =>
              navigateTo('data-model.relationship', { params: { id } }),
          })}
          minWidth={MIN_WIDTH}
          empty={{ message: text('relationships.empty'), hint: text('relationships.emptyHint') }}
        />
      </div>
      <RelationshipGraph entity={entity} onShowType={(fin) => list.setFilters({ type: [fin] })} />
      <SelectionBar count={selection.rows.length} onClear={selection.clear}>
        <PermissionLock needs={ACTIONS['entities.delete']}>
          <Button
            size="sm"
            variant="danger"
            icon={<IconTrash {...iconProps} />}
            disabled={remove.isPending}
            onClick={() => setAsking(true)}
          >
            {text('relationships.delete')}
          </Button>
        </PermissionLock>
      </SelectionBar>
      <WarningModal
        opened={isAsking && first !== undefined}
        continuing={remove.isPending}
        onCancel={() => setAsking(false)}
        onContinue={() =>
          remove.mutate(
            selection.rows.map(({ id }) => id),
            { onSettled: () => setAsking(false) },
          )
        }
      >
        <p>
          {selection.rows.length === 1
            ? text('relationships.deleteOne', { name: first?.relatedEntity.name ?? '' })
            : text('relationships.deleteMany', { count: selection.rows.length })}
        </p>
        <p>
          {metricCount === 0
            ? text('relationships.deletedAlone')
            : text('relationships.deletedWith', { count: formatNumber(String(metricCount)) })}
        </p>
      </WarningModal>
      {isAdding && <AddRelationshipDialog entity={entity} opened onClose={() => setAdding(false)} />}
    </div>
  );
}
