import { formatDateTime, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { DataTable, ProgressBar, StatusBadge, type TableColumn } from '@assay/shared/ui';
import { useMemo, type ReactNode } from 'react';
import type { ProcessingRow } from '../model/processing-row.ts';
import classes from './processing-table.module.css';

const NOTHING = '–';
/** Narrower than this the table scrolls sideways. */
const MIN_WIDTH = 860;

function Progress({ row: { name, stageText, progress } }: { readonly row: ProcessingRow }) {
  if (progress.kind === 'failed') return <StatusBadge tone="wrong">{stageText}</StatusBadge>;
  return (
    <span className={classes.progress}>
      <span className={classes.stage}>{stageText}</span>
      <ProgressBar label={text('extraction.progressOf', { name })} value={progress.percent} />
      <span className={classes.percent}>{text('extraction.percent', { percent: progress.percent })}</span>
    </span>
  );
}

function columnsFor(language: Language): readonly TableColumn<ProcessingRow>[] {
  return [
    { id: 'name', header: text('extraction.columnName'), cell: ({ name }) => name },
    {
      id: 'type',
      header: text('extraction.columnDocumentType'),
      width: 150,
      cell: (row) => row.documentType ?? NOTHING,
    },
    {
      id: 'date',
      header: text('extraction.columnUploadedDate'),
      width: 168,
      cell: (row) => formatDateTime(row.uploadedDate, language),
    },
    { id: 'by', header: text('extraction.columnUploadedBy'), width: 130, cell: (row) => row.uploadedBy },
    {
      id: 'progress',
      header: text('extraction.columnProgress'),
      width: 320,
      cell: (row) => <Progress row={row} />,
      title: (row) => row.stageText,
    },
  ];
}

export interface ProcessingTableProps {
  readonly rows: readonly ProcessingRow[];
  readonly language: Language;
  readonly isLoading: boolean;
  /** Whether a search is in force: an empty table then says so [AMB-091]. */
  readonly isSearching: boolean;
  readonly emptyAction?: ReactNode;
}

/** The documents between upload and the lists, each with its stage and progress [UPL-003, UPL-005]. */
export function ProcessingTable({
  rows,
  language,
  isLoading,
  isSearching,
  emptyAction,
}: ProcessingTableProps) {
  const columns = useMemo(() => columnsFor(language), [language]);
  return (
    <DataTable
      label={text('extraction.tabUploads')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.name}
      isLoading={isLoading}
      minWidth={MIN_WIDTH}
      empty={{
        message: text('extraction.emptyUploads'),
        description: text(isSearching ? 'generic.emptyFiltered' : 'extraction.emptyUploadsHint'),
        action: isSearching ? undefined : emptyAction,
      }}
    />
  );
}
