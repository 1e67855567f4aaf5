import { useApi } from '@assay/shared/api-client';
import type { DuplicateOriginal } from '@assay/shared/contracts';
import { ACTIONS, formatDateTime } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, useSettings } from '@assay/shared/platform';
import { useQuery } from '@assay/shared/query';
import { RouteLink } from '@assay/shared/router';
import { Badge, Button, Modal, Skeleton, Stack, Text, TextLink } from '@assay/shared/ui';
import { repetitionQuery, useKeepDuplicate, type RepetitionKind } from '../api/duplicates.ts';
import { Differences } from './differences.tsx';
import classes from './duplicate-dialog.module.css';

const DIALOG_WIDTH = 640;

/** A document that repeats another one. */
export interface RepeatingDocument {
  readonly id: string;
  readonly name: string;
}

export interface DuplicateDialogProps {
  readonly kind: RepetitionKind;
  readonly document: RepeatingDocument;
  readonly onDiscard: () => void;
  /** The document was kept. */
  readonly onKept: () => void;
  readonly onClose: () => void;
}

function Original({ original }: { readonly original: DuplicateOriginal }) {
  const { defaultLanguage: language } = useSettings();
  const { id, fileName, documentType, uploadedDate, uploadedBy, isVerified } = original;
  return (
    <div className={classes.original}>
      <TextLink
        render={(props) => (
          <RouteLink route="verification.document" params={{ documentRequestId: id }} {...props} />
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

const move = ACTIONS['documents.move'];
const reprocess = ACTIONS['documents.reprocess'];
/** What the decisions on each kind need. */
const NEEDS = {
  file: { revision: [...reprocess, ...move], copy: reprocess, discard: ACTIONS['documents.delete'] },
  period: { revision: move, copy: move, discard: move },
} as const;

/**
 * What to do with a file that is here already, or with a document whose period another one is about: open the other document,
 * discard this one, or keep it [AMB-051].
 */
export function DuplicateDialog({ kind, document, onDiscard, onKept, onClose }: DuplicateDialogProps) {
  const { data, isPending } = useQuery(repetitionQuery(useApi(), document.id));
  const keep = useKeepDuplicate(kind, document, onKept);
  const isFile = kind === 'file';
  const { original } = data ?? {};
  const isLocked = !original || keep.isPending;
  return (
    <Modal
      opened
      onClose={onClose}
      title={text(isFile ? 'extraction.duplicateTitle' : 'documents.periodTitle')}
      width={DIALOG_WIDTH}
    >
      <Stack gap="md">
        {!isFile && (
          <Text as="p" quiet>
            {text('documents.periodHint', { name: document.name })}
          </Text>
        )}
        {isPending && <Skeleton height={64} />}
        {original === null && <p>{text(isFile ? 'extraction.duplicateGone' : 'documents.periodGone')}</p>}
        {original && <Original original={original} />}
        {data?.differences && (
          <div className={classes.differences}>
            <Differences differences={data.differences} />
          </div>
        )}
        <div className={classes.decisions}>
          <PermissionLock needs={NEEDS[kind].revision}>
            <Button variant="primary" disabled={isLocked} onClick={() => keep.mutate('revision')}>
              {text('extraction.keepRevision')}
            </Button>
          </PermissionLock>
          <PermissionLock needs={NEEDS[kind].copy}>
            <Button disabled={isLocked} onClick={() => keep.mutate('copy')}>
              {text('extraction.keepBoth')}
            </Button>
          </PermissionLock>
          <PermissionLock needs={NEEDS[kind].discard}>
            <Button variant="danger" disabled={keep.isPending} onClick={onDiscard}>
              {text(isFile ? 'extraction.discardDuplicate' : 'documents.periodDiscard')}
            </Button>
          </PermissionLock>
        </div>
        <Text as="p" quiet>
          {text('extraction.keepRevisionHint')}
        </Text>
      </Stack>
    </Modal>
  );
}
