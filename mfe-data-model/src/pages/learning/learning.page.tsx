import { text } from '@assay/shared/messages';
import { useListControls } from '@assay/shared/state';
import { MultiSelect, PageHeader, SearchInput, Toolbar } from '@assay/shared/ui';
import { LessonTable, useLessonList } from '../../features/lesson-list/index.ts';
import { ListFrame } from '../list-frame.tsx';

const RULES = {
  columns: ['sender', 'metric', 'label', 'taughtBy', 'taughtAt', 'state'],
  filterNames: ['search', 'state'],
  defaultOrderBy: { column: 'taughtAt', direction: 'desc' },
} as const;

const STATES = [
  { value: 'active', label: text('learning.filterActive') },
  { value: 'waiting', label: text('learning.filterWaiting') },
  { value: 'rejected', label: text('learning.filterRejected') },
  { value: 'removed', label: text('learning.filterRemoved') },
];

/** `/learning`: what the extraction learned from trusted reviewers, and the way to take it back [AMB-085]. */
export function LearningPage() {
  const controls = useListControls(RULES);
  const list = useLessonList(controls.query, controls.offset);
  const { orderBy, filters } = controls.query;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <PageHeader title={text('learning.title')}>
        <Toolbar label={text('learning.filters')}>
          <SearchInput
            label={text('learning.search')}
            placeholder={text('learning.search')}
            value={filters.search?.[0] ?? ''}
            onSearch={(search) => controls.mergeFilters({ search: [search] })}
          />
          <MultiSelect
            label={text('learning.columnState')}
            hideLabel
            placeholder={text('learning.columnState')}
            options={STATES}
            value={filters.state ?? []}
            onChange={(state) => controls.mergeFilters({ state })}
          />
        </Toolbar>
      </PageHeader>
      <ListFrame
        controls={controls}
        list={list}
        failure="learning.loadFailed"
        renderTable={(rows, isLoading) => (
          <LessonTable
            rows={rows}
            isLoading={isLoading}
            sort={orderBy}
            onSortChange={controls.sortBy}
            empty={{
              message: text('learning.empty'),
              description: text(isFiltered ? 'generic.emptyFiltered' : 'learning.emptyHint'),
            }}
          />
        )}
      />
    </>
  );
}
