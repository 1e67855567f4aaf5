import type { DocumentRequest } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { stageName, text } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import { RouteLink } from '@assay/shared/router';
import { BackLink } from '@assay/shared/ui';
import { ListPage, type ListColumn } from '@assay/shared/widgets/list-page';
import { documentColumns } from '../../features/document-list/index.ts';
import { StatisticDescription, useFigureDocuments } from '../../features/statistics/index.ts';

const stageColumn: ListColumn<DocumentRequest> = {
  id: 'stage',
  get header() {
    return text('usage.columnStage');
  },
  width: 150,
  minWidth: 100,
  wraps: 'inRow',
  cell: ({ stage }) => stageName(stage),
};

/** The columns of the document lists, with the stage instead of the tags. */
const COLUMNS: readonly ListColumn<DocumentRequest>[] = [
  ...documentColumns().filter(({ id }) => id !== 'tags'),
  stageColumn,
];
/** Minimum width of the table in px. */
const MIN_TABLE_WIDTH = COLUMNS.reduce((sum, { minWidth = 0 }) => sum + minWidth, 0);

/** Leads to where the Dashboard item leads [NAV-004]. */
function Back() {
  const { switches } = usePlatform();
  const route = switches.dashboards ? 'documents.dashboards' : 'documents.usage';
  return (
    <BackLink render={(props) => <RouteLink route={route} {...props} />}>
      {text('navigation.dashboard')}
    </BackLink>
  );
}

/** `/usage/documents`: the documents behind a figure, which its address describes. */
export function FigureDocumentsPage() {
  const { figure, ...list } = useFigureDocuments(COLUMNS);
  return (
    <ListPage
      // What a figure counts is fixed: an empty list has no filter to change.
      list={{ ...list, isFiltered: false }}
      title={text('usage.figureDocuments')}
      back={<Back />}
      detail={list.totalCount > 0 ? formatNumber(String(list.totalCount)) : undefined}
      toolbar={<StatisticDescription figure={figure} reviewer={list.rows[0]?.verifiedBy ?? undefined} />}
      rowKey={({ id }) => id}
      minWidth={MIN_TABLE_WIDTH}
      empty={{ message: text('usage.noFigureDocuments'), hint: text('usage.noFigureDocumentsHint') }}
    />
  );
}
