import { text } from '@assay/shared/messages';
import { WarningModal } from '@assay/shared/ui';

interface DiscardWarningProps {
  readonly opened: boolean;
  readonly userName: string;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

/** The WARNING before unsaved permissions of a user are dropped. */
export function DiscardWarning({ userName, ...modal }: DiscardWarningProps) {
  return (
    <WarningModal hideNote {...modal}>
      {text('users.discard', { name: userName })}
    </WarningModal>
  );
}
