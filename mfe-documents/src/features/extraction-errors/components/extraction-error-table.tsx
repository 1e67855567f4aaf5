import { DOCUMENT_ACTION_PERMISSIONS, formatDateTime, type Language } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import {
  DataTable,
  IconButton,
  IconCircleX,
  iconProps,
  IconRefresh,
  IconTrash,
  type TableColumn,
} from '@assay/shared/ui';
import { useMemo } from 'react';
import type { ExtractionError } from '../model/extraction-error.ts';
import classes from './extraction-error-table.module.css';

const NOTHING = '–';
/** Narrower than this the table scrolls sideways. */
const MIN_WIDTH = 900;

/** What can be done with a failed document [ERRX-003, ERRX-004]. */
export interface ExtractionErrorActs {
  readonly onRetry: (error: ExtractionError) => void;
  readonly onDelete: (error: ExtractionError) => void;
}

interface TableContext extends ExtractionErrorActs {
  readonly language: Language;
}

function Acts({
  error,
  onRetry,
  onDelete,
}: Omit<TableContext, 'language'> & { readonly error: ExtractionError }) {
  const { name } = error;
  return (
    <span className={classes.acts}>
      <PermissionLock needs={DOCUMENT_ACTION_PERMISSIONS.reprocess} hideIcon>
        <IconButton
          size="sm"
          label={text('extraction.retryOf', { name })}
          icon={<IconRefresh {...iconProps} />}
          onClick={() => onRetry(error)}
        />
      </PermissionLock>
      <PermissionLock needs={DOCUMENT_ACTION_PERMISSIONS.delete} hideIcon>
        <IconButton
          size="sm"
          label={text('extraction.deleteOf', { name })}
          icon={<IconTrash {...iconProps} />}
          onClick={() => onDelete(error)}
        />
      </PermissionLock>
    </span>
  );
}

function columnsFor({ language, ...acts }: TableContext): readonly TableColumn<ExtractionError>[] {
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
    {
      id: 'failure',
      header: text('extraction.columnFailure'),
      width: '40%',
      wraps: true,
      cell: (row) => (
        <span className={classes.failure}>
          <IconCircleX {...iconProps} size={14} />
          {textOf(row.failure)}
        </span>
      ),
    },
    {
      id: 'acts',
      header: text('extraction.columnActions'),
      width: 96,
      align: 'right',
      cell: (row) => <Acts error={row} {...acts} />,
    },
  ];
}

export interface ExtractionErrorTableProps extends TableContext {
  readonly errors: readonly ExtractionError[];
  readonly isLoading: boolean;
}

/** The documents whose extraction failed, each with its reason [ERRX-002]. */
export function ExtractionErrorTable({
  errors,
  isLoading,
  language,
  onRetry,
  onDelete,
}: ExtractionErrorTableProps) {
  const columns = useMemo(() => columnsFor({ language, onRetry, onDelete }), [language, onRetry, onDelete]);
  return (
    <DataTable
      label={text('extraction.tabErrors')}
      columns={columns}
      rows={errors}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.name}
      isLoading={isLoading}
      minWidth={MIN_WIDTH}
      empty={{ message: text('extraction.emptyErrors'), description: text('extraction.emptyErrorsHint') }}
    />
  );
}
