import { DOCUMENT_ACTION_PERMISSIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { TextLink, WarningModal } from '@assay/shared/ui';
import { useState } from 'react';
import type { ReviewDocument } from '../../../document/review-document.ts';
import { useReprocessDocument } from '../api/reprocess-document.mutations.ts';

export interface ReprocessAsTypeProps {
  readonly documentRequestId: string;
  readonly type: ReviewDocument['recognisedType'];
  /** Called once the document is on its way: it can no longer be reviewed. */
  readonly onSent: () => void;
}

/** Extracts the document again as the type that its text suggests, after a warning: values and edits are replaced. */
export function ReprocessAsType({ documentRequestId, type, onSent }: ReprocessAsTypeProps) {
  const [isAsked, setIsAsked] = useState(false);
  const reprocess = useReprocessDocument(documentRequestId, onSent);
  if (type === null) return null;
  return (
    <>
      <PermissionLock needs={DOCUMENT_ACTION_PERMISSIONS.reprocess}>
        <TextLink onClick={() => setIsAsked(true)}>
          {text('verification.reprocessAs', { type: type.displayName })}
        </TextLink>
      </PermissionLock>
      <WarningModal
        opened={isAsked}
        continuing={reprocess.isPending}
        onCancel={() => setIsAsked(false)}
        onContinue={() => reprocess.mutate(type.id, { onError: () => setIsAsked(false) })}
      >
        {text('verification.confirmReprocessAs', { type: type.displayName })}
      </WarningModal>
    </>
  );
}
