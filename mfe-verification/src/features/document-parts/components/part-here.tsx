import { ACTIONS, type DocumentDoubt } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { TextLink, WarningModal } from '@assay/shared/ui';
import { useState } from 'react';
import { type PartedDocument, usePartDocument } from '../api/part-document.mutations.ts';

export interface PartHereProps {
  readonly document: PartedDocument;
  readonly doubt: DocumentDoubt;
  /** Called once both documents are on their way: they can not be reviewed before they are extracted. */
  readonly onParted: () => void;
}

/** Parts a document at the page on which another one may begin, once the reader agrees that its values are replaced [AMB-131]. */
export function PartHere({ document, doubt: { kind, page }, onParted }: PartHereProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = usePartDocument(document, onParted);
  const { isConfirmed, verifiedCount: count } = document;
  if (kind !== 'otherDocument') return null;
  if (isConfirmed) return text('documents.partConfirmed');
  const close = () => setIsAsked(false);
  return (
    <>
      <PermissionLock needs={ACTIONS['documents.reprocess']}>
        <TextLink onClick={() => setIsAsked(true)}>{text('verification.partHere')}</TextLink>
      </PermissionLock>
      <WarningModal
        opened={isAsked}
        continuing={isPending}
        onCancel={close}
        onContinue={() => mutate(page, { onError: close })}
      >
        {text('verification.confirmPart', { page })}{' '}
        {count > 0 && text('verification.partVerified', { count })}
      </WarningModal>
    </>
  );
}
