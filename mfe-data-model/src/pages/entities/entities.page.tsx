import { text } from '@assay/shared/messages';
import { useListControls, useListSettling } from '@assay/shared/state';
import { ErrorPanel, PageHeader, Pagination, SearchInput, Toolbar } from '@assay/shared/ui';
import { EntityTable, useEntityList } from '../../features/entity-list/index.ts';

const RULES = { columns: ['name', 'timeUpdated'], filterNames: ['name'] };

/** `/entities`: every entity of the client, found by name [S2 §2]. */
export function EntitiesPage() {
  const controls = useListControls(RULES);
  const list = useEntityList(controls.query, controls.offset);
  useListSettling(controls, list);
  const search = controls.query.filters.name?.[0] ?? '';
  const { page, maxPageSize, orderBy } = controls.query;
  return (
    <>
      <PageHeader title={text('entities.title')}>
        <Toolbar label={text('entities.title')}>
          <SearchInput
            label={text('entities.filterName')}
            value={search}
            onSearch={(name) => controls.mergeFilters({ name: [name] })}
          />
        </Toolbar>
      </PageHeader>
      {list.status === 'erroring' && !list.data ? (
        <ErrorPanel
          title={text('entities.listFailed')}
          onRetry={() => void list.load().catch(() => undefined)}
        />
      ) : (
        <>
          <EntityTable
            rows={list.data?.items ?? []}
            isLoading={!list.data}
            sort={orderBy}
            onSortChange={controls.sortBy}
            empty={{
              message: text('entities.empty'),
              description: search ? text('generic.emptyFiltered') : undefined,
            }}
          />
          <Pagination
            page={page}
            pageSize={maxPageSize}
            total={list.data?.totalCount ?? 0}
            onPageChange={controls.goToPage}
            onPageSizeChange={controls.setPageSize}
          />
        </>
      )}
    </>
  );
}
