import type { ReactNode } from 'react';
import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePermissionExplanation } from '@assay/shared/platform';
import {
  Badge,
  Button,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  iconProps,
  LockIcon,
} from '@assay/shared/ui';
import type { DocumentSequence } from '../hooks/use-document-sequence.ts';
import classes from './review-header.module.css';

export interface ReviewHeaderProps {
  readonly fileName: string;
  /** The type of the document, below its name. */
  readonly type?: ReactNode;
  /** Its place in the queue, its state, and who else is at it. */
  readonly status?: ReactNode;
  /** The actions on the whole document. */
  readonly children: ReactNode;
  readonly onBack: () => void;
}

/** The bar above a document: its name, its status, and the actions on the whole document [AMB-053]. */
export function ReviewHeader({ fileName, type, status, children, onBack }: ReviewHeaderProps) {
  return (
    <header className={classes.header}>
      <Button
        variant="quiet"
        className={classes.back}
        icon={<IconChevronLeft {...iconProps} />}
        onClick={onBack}
      >
        {text('verification.back')}
      </Button>
      <div className={classes.title}>
        <h1 className={classes.name} title={fileName}>
          {fileName}
        </h1>
        {type}
      </div>
      {status}
      <div className={classes.actions}>{children}</div>
    </header>
  );
}

/** Says that the document is read-only; with a lock that explains a missing permission. */
export function ReadOnlyMark() {
  const explanation = usePermissionExplanation()(ACTIONS['documents.edit']);
  return (
    <>
      <Badge>{text('verification.readOnly')}</Badge>
      {explanation !== undefined && <LockIcon explanation={explanation} />}
    </>
  );
}

export interface SequenceButtonsProps {
  readonly sequence: Pick<DocumentSequence, 'previousId' | 'openPrevious' | 'openNext'>;
  /** Leaves the document once its edits are saved. */
  readonly leave: (open: () => void) => void;
}

/** The way to the documents before and after, in the queue or in the list that this one was opened from. */
export function SequenceButtons({ sequence, leave }: SequenceButtonsProps) {
  return (
    <>
      <IconButton
        label={text('verification.previous')}
        icon={<IconChevronLeft {...iconProps} />}
        disabled={sequence.previousId === null}
        onClick={() => leave(sequence.openPrevious)}
      />
      <Button trailingIcon={<IconChevronRight {...iconProps} />} onClick={() => leave(sequence.openNext)}>
        {text('verification.next')}
      </Button>
    </>
  );
}
