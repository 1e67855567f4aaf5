import { text } from '@assay/shared/messages';
import { IconAlertTriangle, iconProps, Text } from '@assay/shared/ui';
import { refusalText, type RefusedPart } from '../../../document/refusal.ts';
import type { ReviewField } from '../../../document/review-fields.ts';
import classes from './save-error-note.module.css';

export interface RefusalNoteProps {
  readonly part: RefusedPart;
  readonly field: Pick<ReviewField, 'metric' | 'state'>;
}

/** Says at a value that the server did not accept it, and why. The edit stays until the reviewer changes it. */
export function SaveErrorNote({ part, field }: RefusalNoteProps) {
  return (
    <Text as="p" caption className={classes.refusal} role="alert">
      <IconAlertTriangle {...iconProps} size={13} />
      {text('verification.refused', { reason: refusalText(part, field) })}
    </Text>
  );
}
