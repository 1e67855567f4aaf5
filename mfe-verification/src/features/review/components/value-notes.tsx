import { text } from '@assay/shared/messages';
import { StatusBadge, Text } from '@assay/shared/ui';
import { currentDatapoint, isPrinted } from '../../../document/metric-state.ts';
import type { ReviewField } from '../../../document/review-fields.ts';
import { confidenceText } from '../model/confidence-text.ts';
import { hasCurrencyOfDocument, listConversions } from '../model/value-origin.ts';
import { ReasonChip } from './reason-chip.tsx';
import classes from './value-notes.module.css';

export interface ValueNotesProps {
  readonly field: ReviewField;
  /** Show all notes; otherwise only those that matter in a list. */
  readonly isActive: boolean;
}

/** What is known about a value, below it: why it needs review, what was done to it, and how sure it is. */
export function ValueNotes({ field, isActive }: ValueNotesProps) {
  const { metric, state, status, reason } = field;
  if (metric.isWithheld)
    return (
      <Text as="div" quiet caption className={classes.notes} data-active={isActive || undefined}>
        <StatusBadge tone="doubt">{text('secondEntry.withheld')}</StatusBadge>
      </Text>
    );
  const current = currentDatapoint(state);
  const confidence = confidenceText(field, isActive);
  return (
    <Text as="div" quiet caption className={classes.notes} data-active={isActive || undefined}>
      {reason && <ReasonChip reason={reason} />}
      {!isPrinted(current) && state.isVerified && !reason && <span>{text('verification.absenceSeen')}</span>}
      {isActive && status === 'proven' && (
        <StatusBadge tone="proven">{text('verification.provenByPage')}</StatusBadge>
      )}
      {listConversions(field).map(({ short, words: text, isDoubt: isWarning }) => (
        <span key={short} title={text} className={isWarning ? classes.doubt : undefined}>
          {isActive ? text : short}
        </span>
      ))}
      {isActive && hasCurrencyOfDocument(field) && <span>{text('verification.currencyOfDocument')}</span>}
      {confidence && <span>{confidence}</span>}
      {current.learnedFrom && !reason && <StatusBadge tone="learned">{text('learning.learned')}</StatusBadge>}
      {current.proposedBy && !current.isUserModified && reason?.kind !== 'proposed' && (
        <StatusBadge tone="learned">
          {text('verification.proposedBy', { name: current.proposedBy })}
        </StatusBadge>
      )}
      {current.isUserModified && !reason && (
        <StatusBadge tone="edited">{text('verification.userModified')}</StatusBadge>
      )}
    </Text>
  );
}
