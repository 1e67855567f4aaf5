import { formatDateTime } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { ProgressBar, StatusBadge } from '@assay/shared/ui';
import type { ListColumn } from '@assay/shared/widgets/list-page';
import { pagesText } from '../model/pages-text.ts';
import type { ProcessingRow } from '../model/processing-row.ts';
import classes from './processing-columns.module.css';

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

/** The name of a document, with its pages where it is one of several in its file. */
function Name({ row: { name, pages } }: { readonly row: ProcessingRow }) {
  if (pages === null) return name;
  return (
    <span className={classes.part}>
      <span className={classes.stage}>{name}</span>
      <span className={classes.pages}>{pagesText(pages)}</span>
    </span>
  );
}

/** The columns of the documents between upload and the lists, with stage and progress [UPL-003, UPL-005]. */
export const processingColumns: readonly ListColumn<ProcessingRow>[] = [
  {
    id: 'name',
    header: text('extraction.columnName'),
    cell: (row) => <Name row={row} />,
    title: ({ name }) => name,
  },
  {
    id: 'type',
    header: text('extraction.columnDocumentType'),
    width: 150,
    cell: ({ documentType, progress }) =>
      documentType ?? (progress.kind === 'failed' ? '–' : text('extraction.recognising')),
  },
  {
    id: 'date',
    header: text('extraction.columnUploadedDate'),
    width: 168,
    cell: ({ uploadedDate }, { language }) => formatDateTime(uploadedDate, language),
  },
  {
    id: 'by',
    header: text('extraction.columnUploadedBy'),
    width: 130,
    cell: ({ uploadedBy }) => uploadedBy,
  },
  {
    id: 'progress',
    header: text('extraction.columnProgress'),
    width: 320,
    cell: (row) => <Progress row={row} />,
    title: ({ stageText }) => stageText,
  },
];
