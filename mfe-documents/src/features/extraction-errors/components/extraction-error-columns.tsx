import { ACTIONS, formatDateTime } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { IconButton, IconCircleX, IconCopy, iconProps, IconRefresh, IconTrash, Text } from '@assay/shared/ui';
import type { ListColumn } from '@assay/shared/widgets/list-page';
import type { ExtractionError } from '../model/extraction-error.ts';
import type { ReactNode } from 'react';
import classes from './extraction-error-columns.module.css';

const NOTHING = '–';

/** What can be done with a failed document [ERRX-003, ERRX-004]. */
export interface ExtractionErrorActions {
  readonly onRetry: (error: ExtractionError) => void;
  readonly onDelete: (error: ExtractionError) => void;
  /** Decides on a file that is here already. */
  readonly onDecide: (error: ExtractionError) => void;
  /** The types for a document that needs one. */
  readonly renderTypes: (error: ExtractionError) => ReactNode;
}

function Actions({
  error,
  onRetry,
  onDelete,
  onDecide,
}: Omit<ExtractionErrorActions, 'renderTypes'> & { readonly error: ExtractionError }) {
  const { name, isDuplicate } = error;
  return (
    <span className={classes.actions}>
      {isDuplicate && (
        <IconButton
          size="sm"
          label={text('extraction.decideOf', { name })}
          icon={<IconCopy {...iconProps} />}
          onClick={() => onDecide(error)}
        />
      )}
      <PermissionLock needs={ACTIONS['documents.reprocess']} hideIcon>
        <IconButton
          size="sm"
          label={text('extraction.retryOf', { name })}
          icon={<IconRefresh {...iconProps} />}
          onClick={() => onRetry(error)}
        />
      </PermissionLock>
      <PermissionLock needs={ACTIONS['documents.delete']} hideIcon>
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

/** Why a document failed, and the types for one that needs a type. */
function Failure({
  error,
  renderTypes,
}: Pick<ExtractionErrorActions, 'renderTypes'> & { readonly error: ExtractionError }) {
  const { failure, hint, needsType, looksLike } = error;
  return (
    <>
      <span className={classes.failure}>
        <IconCircleX {...iconProps} size={14} />
        {textOf(failure)}
      </span>
      {hint && (
        <Text as="p" quiet>
          {textOf(hint)}
        </Text>
      )}
      {needsType && (
        <>
          <Text as="p" quiet>
            {text('extraction.unrecognisedHint')}
          </Text>
          {looksLike && <p>{textOf(looksLike)}</p>}
          {renderTypes(error)}
        </>
      )}
    </>
  );
}

/** The columns of the extraction errors [ERRX-002]. */
export function extractionErrorColumns({
  renderTypes,
  ...actions
}: ExtractionErrorActions): readonly ListColumn<ExtractionError>[] {
  return [
    {
      id: 'name',
      header: text('extraction.columnName'),
      minWidth: 280,
      wraps: 'inRow',
      cell: ({ name }) => name,
    },
    {
      id: 'type',
      header: text('extraction.columnDocumentType'),
      width: 150,
      minWidth: 104,
      wrapsHeader: true,
      cell: ({ documentType }) => documentType ?? NOTHING,
    },
    {
      id: 'date',
      header: text('extraction.columnUploadedDate'),
      width: 168,
      minWidth: 104,
      wrapsHeader: true,
      cell: ({ uploadedDate }, { language }) => formatDateTime(uploadedDate, language),
    },
    {
      id: 'failure',
      header: text('extraction.columnFailure'),
      width: '40%',
      minWidth: 320,
      wraps: true,
      cell: (error) => <Failure error={error} renderTypes={renderTypes} />,
    },
    {
      id: 'actions',
      header: text('extraction.columnActions'),
      width: 120,
      align: 'right',
      cell: (error) => <Actions error={error} {...actions} />,
    },
  ];
}
