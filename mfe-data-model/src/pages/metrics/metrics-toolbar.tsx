import type { EntityType, MetricSummary } from '@assay/shared/contracts';
import { METRIC_DATA_TYPE_NAMES, TIME_PERIODS } from '@assay/shared/domain';
import { dataTypeName, text, timePeriodName } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { SearchInput, TextLink, Toolbar } from '@assay/shared/ui';
import { FilterMenu, type List } from '@assay/shared/widgets/list-page';

export interface MetricsToolbarProps {
  readonly list: List<MetricSummary>;
  readonly types: readonly EntityType[];
}

/** Search and filters over the metrics [MET-014]. */
export function MetricsToolbar({ list, types }: MetricsToolbarProps) {
  return (
    <Toolbar label={text('metrics.filters')}>
      <SearchInput label={text('metrics.search')} {...list.search('search')} />
      <FilterMenu
        list={list}
        filters={[
          {
            name: 'timePeriod',
            label: text('metrics.columnTimePeriod'),
            options: TIME_PERIODS.map(({ name }) => ({ value: name, label: timePeriodName(name) })),
          },
          {
            name: 'type',
            label: text('metrics.columnType'),
            options: METRIC_DATA_TYPE_NAMES.map((name) => ({
              value: name,
              label: dataTypeName(name),
            })),
          },
          {
            name: 'association',
            label: text('metrics.columnAssociation'),
            options: types.map(({ fin, displayName }) => ({ value: fin, label: displayName })),
          },
        ]}
      />
      <TextLink render={(props) => <RouteLink route="data-model.learning" {...props} />}>
        {text('learning.link')}
      </TextLink>
    </Toolbar>
  );
}
