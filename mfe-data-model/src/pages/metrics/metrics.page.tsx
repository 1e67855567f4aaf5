import { METRIC_DATA_TYPES, METRIC_DATA_TYPE_NAMES } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { MultiSelect, SearchInput, TextLink, Toolbar } from '@assay/shared/ui';
import { ListPage, useList, type ListRules } from '@assay/shared/widgets/list-page';
import { metricColumns, metricListQuery } from '../../features/metric-list/index.ts';

const RULES: ListRules = {
  filterNames: ['search', 'type'],
  defaultOrderBy: { column: 'name', direction: 'asc' },
};

const TYPES = METRIC_DATA_TYPE_NAMES.map((name) => ({ value: name, label: METRIC_DATA_TYPES[name].label }));

/** `/metrics`: every metric that can be extracted from documents [ROUTE-039]. */
export function MetricsPage() {
  const list = useList({
    rules: RULES,
    columns: metricColumns,
    query: metricListQuery,
    failure: 'metrics.loadFailed',
  });
  return (
    <ListPage
      list={list}
      title={text('metrics.title')}
      toolbar={
        <Toolbar label={text('metrics.filters')}>
          <SearchInput label={text('metrics.search')} {...list.search('search')} />
          <MultiSelect<string>
            label={text('metrics.columnType')}
            hideLabel
            placeholder={text('metrics.columnType')}
            options={TYPES}
            {...list.choice('type')}
          />
          <TextLink render={(look) => <RouteLink route="data-model.learning" {...look} />}>
            {text('learning.link')}
          </TextLink>
        </Toolbar>
      }
      rowKey={({ id }) => id}
      empty={{ message: text('metrics.empty') }}
    />
  );
}
