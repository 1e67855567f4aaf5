import { formatDateTime } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { ProgressBar, StatusBadge, Text } from '@assay/shared/ui';
import type { ListColumn } from '@assay/shared/widgets/list-page';
import { pagesText } from '../model/pages-text.ts';
import type { ProcessingRow } from '../model/processing-row.ts';
import classes from './processing-columns.module.css';

/** That a document waits for its turn, and behind how many; null where it does not. */
function waitingText({ waitingBehind: count }: ProcessingRow): string | null {
  if (count === null) return null;
  return count === 0 ? text('extraction.waitsNext') : text('extraction.waitsBehind', { count });
}

function Progress({ row }: { readonly row: ProcessingRow }) {
  const { name, stageText, progress } = row;
  const waiting = waitingText(row);
  if (progress.kind === 'failed') return <StatusBadge tone="wrong">{stageText}</StatusBadge>;
  return (
    <span className={classes.progress}>
      <span className={classes.stage}>
        {stageText}
        {waiting && (
          <Text quiet caption className={classes.waiting}>
            {waiting}
          </Text>
        )}
      </span>
      <span className={classes.percent}>{text('extraction.percent', { percent: progress.percent })}</span>
      <span className={classes.bar}>
        <ProgressBar label={text('extraction.progressOf', { name })} value={progress.percent} />
      </span>
    </span>
  );
}

/** The name of a document that is one of several in its file, with its pages. */
function Part({ name, pages }: { readonly name: string; readonly pages: string }) {
  return (
    <span className={classes.part}>
      <span className={classes.name}>{name}</span>
      <Text quiet caption className={classes.pages}>
        {pages}
      </Text>
    </span>
  );
}

/** The columns of the documents between upload and the lists, with stage and progress [UPL-003, UPL-005]. */
export const processingColumns: readonly ListColumn<ProcessingRow>[] = [
  {
    id: 'name',
    get header() {
      return text('extraction.columnName');
    },
    wraps: 'inRow',
    cell: ({ name, pages }) => (pages === null ? name : <Part name={name} pages={pagesText(pages)} />),
    title: ({ name }) => name,
  },
  {
    id: 'type',
    get header() {
      return text('extraction.columnDocumentType');
    },
    width: 150,
    cell: ({ documentType, progress }) =>
      documentType ?? (progress.kind === 'failed' ? '–' : text('extraction.recognising')),
  },
  {
    id: 'date',
    get header() {
      return text('extraction.columnUploadedDate');
    },
    width: 168,
    cell: ({ uploadedDate }, { language }) => formatDateTime(uploadedDate, language),
  },
  {
    id: 'by',
    get header() {
      return text('extraction.columnUploadedBy');
    },
    width: 130,
    cell: ({ uploadedBy }) => uploadedBy,
  },
  {
    id: 'progress',
    get header() {
      return text('extraction.columnProgress');
    },
    width: 290,
    cell: (row) => <Progress row={row} />,
    title: (row) => [row.stageText, waitingText(row)].filter(Boolean).join(', '),
  },
];
