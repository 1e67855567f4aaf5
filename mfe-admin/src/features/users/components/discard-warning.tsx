import { text } from '@assay/shared/messages';
import { WarningModal } from '@assay/shared/ui';

interface DiscardWarningProps {
  readonly opened: boolean;
  readonly userName: string;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

/** Warning before unsaved permission changes are discarded. */
export function DiscardWarning({ userName, ...modal }: DiscardWarningProps) {
  return (
    <WarningModal hideNote {...modal}>
      {text('users.discard', { name: userName })}
    </WarningModal>
  );
}
