import type { ReactNode } from 'react';
import { formatNumber } from '@assay/shared/domain';
import { documentDoubtLabel, text } from '@assay/shared/messages';
import { IconAlertTriangle, iconProps, Text } from '@assay/shared/ui';
import type { ReviewDocument } from '../../../document/review-document.ts';
import classes from './document-notes.module.css';

export interface DocumentNotesProps extends Pick<
  ReviewDocument,
  'recognisedType' | 'unreadablePages' | 'doubts' | 'missingRows'
> {
  /** What can be done about a wrong type. */
  readonly typeAction: ReactNode;
}

/** What is unusual about the document as a whole: its type, and pages that could not be read. */
export function DocumentNotes(props: DocumentNotesProps) {
  const { recognisedType, unreadablePages, doubts, missingRows, typeAction } = props;
  const notes = doubts.filter(({ severity }) => severity === 'note');
  const isQuiet = recognisedType === null && unreadablePages.length === 0 && notes.length === 0;
  if (isQuiet && missingRows === 0) return null;
  return (
    <Text as="ul" caption figures className={classes.notes} aria-label={text('verification.notes')}>
      {missingRows > 0 && (
        <li role="status">
          {text('verification.rowsLoading', { count: formatNumber(String(missingRows)) })}
        </li>
      )}
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
          {text('verification.pagesUnread', {
            count: unreadablePages.length,
            pages: unreadablePages.join(', '),
          })}
        </li>
      )}
      {notes.map((note, index) => (
        <Text key={`${index} ${note.kind}`} as="li" quiet className={classes.longText}>
          {documentDoubtLabel(note)}
        </Text>
      ))}
    </Text>
  );
}
