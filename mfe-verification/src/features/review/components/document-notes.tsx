import type { ReactNode } from 'react';
import { formatMetricValue, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { IconAlertTriangle, iconProps, TextLink } from '@assay/shared/ui';
import type { FailingCheck } from '../../../document/failing-checks.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';
import { differenceText } from '../model/difference-text.ts';
import classes from './document-notes.module.css';

export interface DocumentNotesProps extends Pick<ReviewDocument, 'recognisedType' | 'unreadablePages'> {
  readonly checks: readonly FailingCheck[];
  readonly language: Language;
  readonly onShow: (metricId: string) => void;
  /** What can be done about a wrong type. */
  readonly typeAction: ReactNode;
}

/** What is unusual about the document as a whole: its type, unreadable pages, and arithmetic that does not add up. */
export function DocumentNotes({
  recognisedType,
  unreadablePages,
  checks,
  language,
  onShow,
  typeAction,
}: DocumentNotesProps) {
  if (recognisedType === null && unreadablePages.length === 0 && checks.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label={text('verification.notes')}>
      {recognisedType !== null && (
        <li>
          <IconAlertTriangle {...iconProps} />
          <span>
            {text('verification.readsLike', {
              type: recognisedType.displayName,
              percent: Math.round(recognisedType.confidence * 100),
            })}{' '}
            {typeAction}
          </span>
        </li>
      )}
      {unreadablePages.length > 0 && (
        <li>
          <IconAlertTriangle {...iconProps} />
          {text(unreadablePages.length === 1 ? 'verification.pageUnread' : 'verification.pagesUnread', {
            pages: unreadablePages.join(', '),
          })}
        </li>
      )}
      {checks.map((check) => (
        <li key={`${check.name} ${check.rowId ?? ''}`}>
          <IconAlertTriangle {...iconProps} />
          <span>
            {checkText(check, language)}{' '}
            <TextLink onClick={() => onShow(check.result.id)}>{check.result.label}</TextLink>
          </span>
        </li>
      ))}
    </ul>
  );
}

function checkText(
  { name, result, printed, expected, difference }: FailingCheck,
  language: Language,
): string {
  const show = (value: string) =>
    formatMetricValue({ fin: result.fin, dataType: result.dataType, value, currency: null }, language);
  return text('verification.checkFails', {
    check: name,
    difference: differenceText(difference),
    printed: show(printed),
    expected: show(expected),
  });
}
