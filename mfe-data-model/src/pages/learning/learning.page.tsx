import { text } from '@assay/shared/messages';
import { MultiSelect, SearchInput, Toolbar } from '@assay/shared/ui';
import { ListPage, useList, type ListRules } from '@assay/shared/widgets/list-page';
import { lessonColumns, lessonListQuery } from '../../features/lesson-list/index.ts';

const RULES: ListRules = {
  filterNames: ['search', 'state'],
  defaultOrderBy: { column: 'learnedAt', direction: 'desc' },
};

const STATES = [
  {
    value: 'active',
    get label() {
      return text('learning.filterActive');
    },
  },
  {
    value: 'waiting',
    get label() {
      return text('learning.filterWaiting');
    },
  },
  {
    value: 'rejected',
    get label() {
      return text('learning.filterRejected');
    },
  },
  {
    value: 'suspended',
    get label() {
      return text('learning.filterSuspended');
    },
  },
  {
    value: 'removed',
    get label() {
      return text('learning.filterRemoved');
    },
  },
];

/** `/learning`: what the extraction learned from trusted reviewers, and how to remove it [AMB-085]. */
export function LearningPage() {
  const list = useList({
    rules: RULES,
    columns: lessonColumns,
    query: lessonListQuery,
    failure: 'learning.loadFailed',
  });
  return (
    <ListPage
      list={list}
      title={text('learning.title')}
      toolbar={
        <Toolbar label={text('learning.filters')}>
          <SearchInput label={text('learning.search')} {...list.search('search')} />
          <MultiSelect
            label={text('learning.columnState')}
            hideLabel
            placeholder={text('learning.columnState')}
            options={STATES}
            {...list.choice('state')}
          />
        </Toolbar>
      }
      rowKey={({ id }) => id}
      empty={{ message: text('learning.empty'), hint: text('learning.emptyHint') }}
    />
  );
}
