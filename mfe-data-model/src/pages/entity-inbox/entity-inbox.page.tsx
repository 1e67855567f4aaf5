import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { BackLink, Button } from '@assay/shared/ui';
import { ListPage, useList, useRowSelection, type ListRules } from '@assay/shared/widgets/list-page';
import { useEntityTypes } from '../../entity/entity-types.queries.ts';
import {
  isUnconfirmed,
  NameSuggestionsProvider,
  SelectedNames,
  unmatchedNameColumns,
  unmatchedNamesQuery,
} from '../../features/unmatched-names/index.ts';
import { InboxToolbar } from './inbox-toolbar.tsx';

const RULES: ListRules = {
  filterNames: ['search', 'type', 'confirmed'],
  defaultOrderBy: { column: 'documentCount', direction: 'desc' },
};
/** Minimum width of the table in px. */
const MIN_WIDTH = 840;

/**
 * `/entities-inbox`: names in documents that belong to no entity, those of documents not yet confirmed apart; one answer
 * fixes all documents, and many names are answered at once.
 */
export function EntityInboxPage() {
  const types = useEntityTypes();
  const list = useList({
    rules: RULES,
    columns: unmatchedNameColumns(types),
    query: unmatchedNamesQuery,
    failure: 'entities.inboxFailed',
  });
  const selection = useRowSelection(list, { rowKey: ({ key }) => key });
  const { confirmedTotal = 0, unconfirmedTotal = 0 } = list.data ?? {};
  const total = confirmedTotal + unconfirmedTotal;
  return (
    <NameSuggestionsProvider rows={list.rows}>
      <ListPage
        list={list}
        title={text('entities.inboxTitle')}
        detail={total > 0 ? formatNumber(String(total)) : undefined}
        back={
          <BackLink render={(props) => <RouteLink route="data-model.entities" {...props} />}>
            {text('entities.title')}
          </BackLink>
        }
        toolbar={<InboxToolbar list={list} types={types} />}
        rowKey={({ key }) => key}
        rowLabel={({ name }) => name}
        selection={selection}
        minWidth={MIN_WIDTH}
        empty={{
          message: text('entities.inboxEmpty'),
          hint: text('entities.inboxEmptyHint'),
          action: !isUnconfirmed(list.query.filters) && unconfirmedTotal > 0 && (
            <Button onClick={() => list.setFilters({ confirmed: ['false'] })}>
              {text('entities.inboxShowUnconfirmed', { count: formatNumber(String(unconfirmedTotal)) })}
            </Button>
          ),
        }}
      >
        <SelectedNames selection={selection} onAnswered={list.stepBack} />
      </ListPage>
    </NameSuggestionsProvider>
  );
}
