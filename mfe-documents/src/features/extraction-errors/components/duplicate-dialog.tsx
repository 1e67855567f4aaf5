import { useApi } from '@assay/shared/api-client';
import type { DuplicateOriginal } from '@assay/shared/contracts';
import { DOCUMENT_ACTION_PERMISSIONS, formatDateTime } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, useSettings } from '@assay/shared/platform';
import { useQuery } from '@assay/shared/query';
import { RouteLink } from '@assay/shared/router';
import { Badge, Button, Modal, Skeleton, Stack, TextLink } from '@assay/shared/ui';
import { duplicateOriginalQuery, useKeepDuplicate } from '../api/duplicates.ts';
import type { ExtractionError } from '../model/extraction-error.ts';
import classes from './extraction-error-columns.module.css';

const DIALOG_WIDTH = 560;

export interface DuplicateDialogProps {
  readonly error: ExtractionError;
  readonly onDiscard: () => void;
  /** The document left the list. */
  readonly onKept: () => void;
  readonly onClose: () => void;
}

function Original({ original }: { readonly original: DuplicateOriginal }) {
  const { defaultLanguage: language } = useSettings();
  const { id, fileName, documentType, uploadedDate, uploadedBy, isVerified } = original;
  return (
    <div className={classes.original}>
      <TextLink
        render={(look) => (
          <RouteLink route="verification.document" params={{ documentRequestId: id }} {...look} />
        )}
      >
        {fileName}
      </TextLink>
      <span>
        {documentType} {isVerified && <Badge tone="proven">{text('documents.confirmed')}</Badge>}
      </span>
      <span>
        {text('extraction.duplicateUploaded', {
          date: formatDateTime(uploadedDate, language),
          name: uploadedBy,
        })}
      </span>
    </div>
  );
}

/** What to do with a file that is here already: open the other document, discard this one, or keep it [AMB-051]. */
export function DuplicateDialog({ error, onDiscard, onKept, onClose }: DuplicateDialogProps) {
  const { data: original, isPending } = useQuery(duplicateOriginalQuery(useApi(), error.id));
  const keep = useKeepDuplicate(error, onKept);
  const { reprocess, move, delete: remove } = DOCUMENT_ACTION_PERMISSIONS;
  return (
    <Modal opened onClose={onClose} title={text('extraction.duplicateTitle')} width={DIALOG_WIDTH}>
      <Stack gap="md">
        {isPending && <Skeleton height={64} />}
        {original === null && <p>{text('extraction.duplicateGone')}</p>}
        {original && <Original original={original} />}
        <div className={classes.decisions}>
          <PermissionLock needs={[...reprocess, ...move]}>
            <Button
              variant="primary"
              disabled={!original || keep.isPending}
              onClick={() => keep.mutate('revision')}
            >
              {text('extraction.keepRevision')}
            </Button>
          </PermissionLock>
          <PermissionLock needs={reprocess}>
            <Button disabled={!original || keep.isPending} onClick={() => keep.mutate('copy')}>
              {text('extraction.keepBoth')}
            </Button>
          </PermissionLock>
          <PermissionLock needs={remove}>
            <Button variant="danger" disabled={keep.isPending} onClick={onDiscard}>
              {text('extraction.discardDuplicate')}
            </Button>
          </PermissionLock>
        </div>
        <p className={classes.hint}>{text('extraction.keepRevisionHint')}</p>
      </Stack>
    </Modal>
  );
}
