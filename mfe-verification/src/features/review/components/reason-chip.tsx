import { CONFIDENCE_THRESHOLD, type AttentionReason, type Language } from '@assay/shared/domain';
import { documentDoubtLabel, text, textOf } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { IconAlertTriangle, iconProps } from '@assay/shared/ui';
import { differenceText } from '../../../document/difference-text.ts';
import { flagText } from '../../../document/flag-text.ts';
import classes from './reason-chip.module.css';

const percentOf = (share: number) => Math.round(share * 100);

/** Why a value needs review, in words. */
export function reasonText(reason: AttentionReason, language: Language): string {
  switch (reason.kind) {
    case 'conflict':
      return text('verification.reasonConflict');
    case 'requiredMissing':
      return text('verification.reasonRequiredMissing');
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
    case 'documentDoubt':
      return documentDoubtLabel(reason.doubt);
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
    <span className={classes.reason} data-kind={reason.kind}>
      <IconAlertTriangle {...iconProps} size={13} />
      {reasonText(reason, language)}
    </span>
  );
}
