import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { TextLink } from '@assay/shared/ui';
import { useState } from 'react';
import { ReprocessWarning, type ReprocessWarningProps } from './reprocess-warning.tsx';

export type ReprocessAsTypeProps = Pick<ReprocessWarningProps, 'documentRequestId' | 'type' | 'onSent'>;

/** Extracts the document again as the type that its text suggests. */
export function ReprocessAsType({ documentRequestId, type, onSent }: ReprocessAsTypeProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (type === null) return null;
  return (
    <>
      <PermissionLock needs={ACTIONS['documents.reprocess']}>
        <TextLink onClick={() => setIsAsked(true)}>
          {text('verification.reprocessAs', { type: type.displayName })}
        </TextLink>
      </PermissionLock>
      <ReprocessWarning
        documentRequestId={documentRequestId}
        type={isAsked ? type : null}
        onClose={() => setIsAsked(false)}
        onSent={onSent}
      />
    </>
  );
}
