import type { Entity } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { BackLink, Button, MultiSelect, SegmentedControl, Toolbar } from '@assay/shared/ui';
import { ListPage, useList, type ListEmptiness, type ListRules } from '@assay/shared/widgets/list-page';
import { useRef, useState } from 'react';
import { useEntityTypes } from '../../entity/entity-types.queries.ts';
import {
  areDistinct,
  duplicateColumns,
  duplicatesQuery,
  SearchStatus,
  useDuplicateSearch,
  useFocusInPlace,
} from '../../features/entity-duplicates/index.ts';
import { MergeDialog } from '../../features/entity-merge/index.ts';
import classes from './entity-duplicates.module.css';

const RULES: ListRules = { filterNames: ['type', 'distinct'] };
/** Minimum width of the table in px. */
const MIN_WIDTH = 840;

/** What the page says while it has no pairs: it looks for them, has not found out, or there are none. */
function emptinessOf({ data, isError, refetch }: ReturnType<typeof useDuplicateSearch>): ListEmptiness {
  const hasFailed = isError || data?.isSearching === false;
  if (data?.searchedAt)
    return { message: text('entities.duplicatesEmpty'), hint: text('entities.duplicatesEmptyHint') };
  if (!hasFailed)
    return { message: text('entities.duplicatesLooking'), hint: text('entities.duplicatesLookingHint') };
  return {
    message: text('entities.duplicatesNotFound'),
    action: <Button onClick={() => void refetch()}>{text('generic.retry')}</Button>,
  };
}

/**
 * `/entities-duplicates`: entities of a common type that may be one, with why, and what each has. A person merges two, or says
 * that they are not the same.
 */
export function EntityDuplicatesPage() {
  const types = useEntityTypes();
  const search = useDuplicateSearch();
  const [merging, setMerging] = useState<readonly [Entity, Entity] | null>(null);
  const onAnswered = () => {
    list.stepBack(1);
    keepFocus();
  };
  const list = useList({
    rules: RULES,
    columns: duplicateColumns({ onMerge: setMerging, onAnswered }),
    query: duplicatesQuery,
    failure: 'entities.duplicatesFailed',
  });
  const listRef = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusInPlace(listRef, list.rows);
  const isDistinct = areDistinct(list.query.filters);
  const { possibleTotal, distinctTotal, isComplete = true } = list.data ?? {};
  const counted = (label: string, count: number | undefined) =>
    count === undefined
      ? label
      : text('entities.inboxCounted', { documents: label, count: formatNumber(String(count)) });
  return (
    <div ref={listRef} className={classes.page}>
      <ListPage
        list={list}
        title={text('entities.duplicatesTitle')}
        back={
          <BackLink render={(props) => <RouteLink route="data-model.entities" {...props} />}>
            {text('entities.title')}
          </BackLink>
        }
        toolbar={
          <Toolbar
            label={text('entities.duplicatesFilters')}
            end={<SearchStatus search={search} isCut={!isComplete} />}
          >
            <SegmentedControl
              label={text('entities.duplicatesWhich')}
              options={[
                { value: 'false', label: counted(text('entities.duplicatesPossible'), possibleTotal) },
                { value: 'true', label: counted(text('entities.markDistinct'), distinctTotal) },
              ]}
              value={isDistinct ? 'true' : 'false'}
              onChange={(value) => list.setFilters({ distinct: value === 'true' ? [value] : [] })}
            />
            <MultiSelect
              label={text('entities.filterType')}
              hideLabel
              placeholder={text('entities.filterType')}
              options={types.map(({ fin, displayName }) => ({ value: fin, label: displayName }))}
              {...list.choice('type')}
            />
          </Toolbar>
        }
        rowKey={({ entities }) => entities.map(({ entity }) => entity.id).join(' ')}
        rowLabel={({ entities }) => entities.map(({ entity }) => entity.name).join(', ')}
        minWidth={MIN_WIDTH}
        empty={isDistinct ? { message: text('entities.distinctEmpty') } : emptinessOf(search)}
      >
        {merging && <MergeDialog entities={merging} onClose={() => setMerging(null)} onMerged={onAnswered} />}
      </ListPage>
    </div>
  );
}
