import type { DocumentDoubt } from '@assay/shared/domain';
import { documentDoubtLabel, text } from '@assay/shared/messages';
import { IconAlertTriangle, iconProps, TextLink } from '@assay/shared/ui';
import type { ReactNode } from 'react';
import type { FieldNavigation } from '../model/field-navigation.ts';
import classes from './document-doubts.module.css';

export interface DocumentDoubtsProps {
  readonly doubts: readonly DocumentDoubt[];
  readonly onShowPage: FieldNavigation['showPage'];
  /** What can be done about a doubt, beside its text. */
  readonly actionOf?: (doubt: DocumentDoubt) => ReactNode;
}

/** The doubts of a document, each with its words; one opens its place on the page [AMB-135]. */
export function DocumentDoubts({ doubts, onShowPage, actionOf }: DocumentDoubtsProps) {
  const shown = doubts.filter(({ severity }) => severity === 'doubt');
  if (shown.length === 0) return null;
  return (
    <ul className={classes.doubts} aria-label={text('verification.doubts')}>
      {shown.map((doubt, index) => (
        <li key={`${index} ${doubt.kind}`}>
          <IconAlertTriangle {...iconProps} />
          <span>
            <TextLink onClick={() => onShowPage(doubt.page, doubt.box)}>{documentDoubtLabel(doubt)}</TextLink>{' '}
            {actionOf?.(doubt)}
          </span>
        </li>
      ))}
    </ul>
  );
}
