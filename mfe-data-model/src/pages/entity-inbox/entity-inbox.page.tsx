import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { BackLink } from '@assay/shared/ui';
import { ListPage, useList, type ListRules } from '@assay/shared/widgets/list-page';
import { useEntityTypes } from '../../entity/entity-types.queries.ts';
import { unmatchedNameColumns, unmatchedNamesQuery } from '../../features/unmatched-names/index.ts';

const RULES: ListRules = {};
/** Minimum width of the table in px. */
const MIN_WIDTH = 840;

/** `/entities-inbox`: names in documents that belong to no entity; one answer fixes all documents. */
export function EntityInboxPage() {
  const types = useEntityTypes();
  const list = useList({
    rules: RULES,
    columns: unmatchedNameColumns(types),
    query: unmatchedNamesQuery,
    failure: 'entities.inboxFailed',
  });
  return (
    <ListPage
      list={list}
      title={text('entities.inboxTitle')}
      detail={list.totalCount > 0 ? formatNumber(String(list.totalCount)) : undefined}
      back={
        <BackLink render={(look) => <RouteLink route="data-model.entities" {...look} />}>
          {text('entities.title')}
        </BackLink>
      }
      rowKey={({ name }) => name}
      minWidth={MIN_WIDTH}
      empty={{ message: text('entities.inboxEmpty'), hint: text('entities.inboxEmptyHint') }}
    />
  );
}
