import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, IconCheck, iconProps } from '@assay/shared/ui';
import { useCustomKeyBindings } from '../hooks/use-key-bindings.ts';
import { ariaKeyOf, keyOf } from '../model/key-bindings.ts';

export interface ConfirmButtonsProps {
  /** The document; none while it loads. */
  readonly request?: { readonly isVerified: boolean; readonly unpublishedChanges: number };
  /** No value is verified: a confirmation alone would store nothing, so that verifying first is the stronger button. */
  readonly isNothingVerified?: boolean;
  readonly isPending?: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
  readonly onVerifyProvenAndConfirm: () => void;
}

const NOT_CONFIRMED = { isVerified: false, unpublishedChanges: 0 };

/** Confirms a document or ends its confirmation, and publishes what was changed since. */
export function ConfirmButtons({
  request: { isVerified: isConfirmed, unpublishedChanges } = NOT_CONFIRMED,
  isNothingVerified = false,
  isPending = false,
  onConfirm,
  onVerifyProvenAndConfirm,
}: ConfirmButtonsProps) {
  const keys = useCustomKeyBindings();
  return (
    <>
      {!isConfirmed && (
        <PermissionLock needs={ACTIONS['documents.confirm']} hideIcon>
          <Button
            variant={isNothingVerified ? 'primary' : 'default'}
            onClick={onVerifyProvenAndConfirm}
            aria-keyshortcuts={ariaKeyOf(keyOf('verifyProvenAndConfirm', keys))}
          >
            {text('verification.verifyProvenAndConfirm')}
          </Button>
        </PermissionLock>
      )}
      {unpublishedChanges > 0 && (
        <PermissionLock needs={ACTIONS['documents.confirm']} hideIcon>
          <Button
            variant="primary"
            icon={<IconCheck {...iconProps} />}
            loading={isPending}
            onClick={() => onConfirm(true)}
            aria-keyshortcuts={ariaKeyOf(keyOf('confirm', keys))}
          >
            {text('verification.publish', { count: unpublishedChanges })}
          </Button>
        </PermissionLock>
      )}
      <PermissionLock needs={ACTIONS['documents.confirm']}>
        <Button
          variant={isConfirmed || isNothingVerified ? 'default' : 'primary'}
          icon={isConfirmed ? undefined : <IconCheck {...iconProps} />}
          loading={isPending}
          onClick={() => onConfirm(!isConfirmed)}
          aria-keyshortcuts={isConfirmed ? undefined : ariaKeyOf(keyOf('confirm', keys))}
        >
          {text(isConfirmed ? 'verification.unconfirm' : 'verification.confirm')}
        </Button>
      </PermissionLock>
    </>
  );
}
