import type { FailingCheck } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { TextDialog } from '@assay/shared/widgets';
import { Text } from '@assay/shared/ui';
import { useOverrideCheck, type OverriddenDocument } from '../api/check-overrides.mutations.ts';

export interface OverrideDialogProps {
  readonly document: OverriddenDocument;
  readonly check: FailingCheck;
  /** What the check says. */
  readonly description: string;
  readonly onClose: () => void;
}

/** Asks why a failing check is accepted. */
export function OverrideDialog({ document, check, description, onClose }: OverrideDialogProps) {
  const { mutate, isPending } = useOverrideCheck(document);
  return (
    <TextDialog
      title={text('checks.overrideOf', { check: check.name })}
      label={text('checks.reason')}
      action={text('checks.override')}
      missing={text('checks.reasonMissing')}
      isPending={isPending}
      onSubmit={(reason) => mutate({ check, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{description}</p>
      <Text as="p" quiet>
        {text('checks.overrideHint')}
      </Text>
    </TextDialog>
  );
}
