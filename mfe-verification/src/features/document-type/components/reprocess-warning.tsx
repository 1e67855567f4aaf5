import { text } from '@assay/shared/messages';
import { WarningModal } from '@assay/shared/ui';
import { useReprocessDocument } from '../api/reprocess-document.mutations.ts';

/** A type that a document can be read as. */
export interface TypeToRead {
  readonly id: string;
  readonly displayName: string;
}

export interface ReprocessWarningProps {
  readonly documentRequestId: string;
  /** The type that was chosen; null while none is. */
  readonly type: TypeToRead | null;
  readonly onClose: () => void;
  /** Called once the document is on its way: it can no longer be reviewed. */
  readonly onSent: () => void;
}

/** Extracts the document again as another type, once the reader agrees that values and edits are replaced. */
export function ReprocessWarning({ documentRequestId, type, onClose, onSent }: ReprocessWarningProps) {
  const reprocess = useReprocessDocument(documentRequestId, onSent);
  return (
    <WarningModal
      opened={type !== null}
      continuing={reprocess.isPending}
      onCancel={onClose}
      onContinue={() => type && reprocess.mutate(type.id, { onError: onClose })}
    >
      {type && text('verification.confirmReprocessAs', { type: type.displayName })}
    </WarningModal>
  );
}
