import {
  CONFIDENCE_THRESHOLD,
  formatDate,
  formatMetricValue,
  type AttentionReason,
  type BankDetailsQuestion,
  type Language,
} from '@assay/shared/domain';
import { documentDoubtLabel, entitiesOfType, text, textOf } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { IconAlertTriangle, iconProps, Text } from '@assay/shared/ui';
import { differenceText } from '../../../document/difference-text.ts';
import { flagText } from '../../../document/flag-text.ts';
import classes from './reason-chip.module.css';

const percentOf = (share: number) => Math.round(share * 100);

/** What is asked about bank details, in words. */
function bankDetailsText(question: BankDetailsQuestion, language: Language): string {
  if (question.kind === 'first') return text('verification.bankDetailsFirst', { count: question.count });
  if (question.kind === 'changed')
    return question.confirmed === null
      ? text('verification.bankDetailNew')
      : text('verification.bankDetailChanged', { confirmed: question.confirmed });
  const { count, number } = question;
  const date = formatDate(question.reportingDate, language);
  return number === null
    ? text('verification.bankDetailsUnchanged', { count, date })
    : text('verification.bankDetailsUnchangedSince', { count, number, date });
}

/** Which other value may be right, and who reads it where that is a model. */
function alternativeText(
  { metric, alternative }: Extract<AttentionReason, { kind: 'alternative' }>,
  language: Language,
): string {
  const value = formatMetricValue({ ...metric, ...alternative }, language);
  return alternative.proposedBy
    ? text('verification.reasonOtherProposed', { name: alternative.proposedBy, value })
    : text('verification.reasonAlternative', { value, percent: percentOf(alternative.confidence) });
}

/** Why a value needs review, in words. */
export function reasonText(reason: AttentionReason, language: Language): string {
  switch (reason.kind) {
    case 'conflict':
      return text('verification.reasonConflict');
    case 'requiredMissing':
      return [text('verification.reasonRequiredMissing'), reason.unread && documentDoubtLabel(reason.unread)]
        .filter(Boolean)
        .join(' · ');
    case 'invalid':
      return textOf(reason.failure.key, reason.failure.params);
    case 'differs':
      return text('verification.reasonDiffers', { printed: reason.printed });
    case 'checkFails':
      return text('verification.reasonCheckFails', {
        check: reason.check,
        difference: differenceText(reason.difference),
      });
    case 'priorPeriod':
      return flagText(reason.flag, reason.metric, language);
    case 'severalEntities':
      return text('verification.reasonSeveralEntities', {
        count: reason.count,
        entities: entitiesOfType(reason.typeName),
      });
    case 'alternative':
      return alternativeText(reason, language);
    case 'bankDetails':
      return bankDetailsText(reason.question, language);
    case 'documentDoubt':
      return documentDoubtLabel(reason.doubt);
    case 'proposed':
      return text('verification.reasonProposed', { name: reason.by });
    case 'noSource':
      return text('verification.reasonNoSource');
    case 'lowConfidence':
      return text('verification.reasonLowConfidence', {
        percent: percentOf(reason.confidence),
        threshold: percentOf(CONFIDENCE_THRESHOLD),
      });
    case 'editedUnverified':
      return text('verification.reasonEdited');
  }
}

/** Says why a value needs review. */
export function ReasonChip({ reason }: { readonly reason: AttentionReason }) {
  const { defaultLanguage: language } = useSettings();
  return (
    <Text caption className={classes.reason} data-kind={reason.kind}>
      <IconAlertTriangle {...iconProps} size={13} />
      {reasonText(reason, language)}
    </Text>
  );
}
