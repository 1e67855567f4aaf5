import { validateMetricValue } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { IconAlertTriangle, iconProps } from '@assay/shared/ui';
import { currentDatapoint } from '../../../document/metric-state.ts';
import type { ReviewField } from '../../../document/review-fields.ts';
import type { RefusedPart } from '../model/save-response.ts';
import classes from './refusal-note.module.css';

export interface RefusalNoteProps {
  readonly part: RefusedPart;
  readonly field: Pick<ReviewField, 'metric' | 'state'>;
}

function reasonText(part: RefusedPart, { metric, state }: RefusalNoteProps['field']): string {
  const { value, currency } = currentDatapoint(state);
  switch (part) {
    case 'currency':
      return text('verification.refusedCurrency', { currency: currency ?? '' });
    case 'link':
      return text('verification.refusedLink');
    case 'permission':
      return text('generic.insufficientPermissions');
    case 'value': {
      const { dataType, validators } = metric;
      const failure = validateMetricValue({ value, dataType, validators, hasDatapoint: false });
      return failure ? textOf(failure.key, failure.params) : text('validation.failed');
    }
    case 'edit':
      return text('verification.refusedEdit');
  }
}

/** Says at a value that the server did not accept it, and why. The edit stays until the reviewer changes it. */
export function RefusalNote({ part, field }: RefusalNoteProps) {
  return (
    <p className={classes.refusal} role="alert">
      <IconAlertTriangle {...iconProps} size={13} />
      {text('verification.refused', { reason: reasonText(part, field) })}
    </p>
  );
}
