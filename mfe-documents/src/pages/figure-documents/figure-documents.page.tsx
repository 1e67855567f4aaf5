import type { DocumentRequest } from '@assay/shared/contracts';
import { formatNumber, isStage, STAGES } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { ListPage, type ListColumn } from '@assay/shared/widgets/list-page';
import { documentColumns } from '../../features/document-list/index.ts';
import { FigureDescription, useFigureDocuments } from '../../features/figures/index.ts';

/** Minimum width of the table in px: dates and funds must not be cut off. */
const MIN_TABLE_WIDTH = 1320;

const stageColumn: ListColumn<DocumentRequest> = {
  id: 'stage',
  header: text('usage.columnStage'),
  width: 150,
  cell: ({ stage }) => (isStage(stage) ? STAGES[stage].display : stage),
};

/** The columns of the document lists, with the stage instead of the tags. */
const COLUMNS: readonly ListColumn<DocumentRequest>[] = [
  ...documentColumns.filter(({ id }) => id !== 'tags'),
  stageColumn,
];

/** `/usage/documents`: the documents behind a figure, which its address describes. */
export function FigureDocumentsPage() {
  const { figure, ...list } = useFigureDocuments(COLUMNS);
  return (
    <ListPage
      list={list}
      title={text('usage.figureDocuments')}
      detail={list.totalCount > 0 ? formatNumber(String(list.totalCount)) : undefined}
      toolbar={<FigureDescription figure={figure} reviewer={list.rows[0]?.verifiedBy ?? undefined} />}
      rowKey={({ id }) => id}
      minWidth={MIN_TABLE_WIDTH}
      empty={{ message: text('usage.noFigureDocuments'), hint: text('usage.noFigureDocumentsHint') }}
    />
  );
}
