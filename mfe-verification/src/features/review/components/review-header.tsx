import type { ReactNode } from 'react';
import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, usePermissionExplanation } from '@assay/shared/platform';
import type { LoadStatus } from '@assay/shared/state';
import {
  Badge,
  Button,
  IconButton,
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
  iconProps,
  LockIcon,
  StatusBadge,
} from '@assay/shared/ui';
import type { DocumentSequence } from '../hooks/use-document-sequence.ts';
import { useCustomKeyBindings } from '../hooks/use-key-bindings.ts';
import { ariaKeyOf, keyOf } from '../model/key-bindings.ts';
import { HeaderTools, type HeaderToolsProps } from './header-tools.tsx';
import { QueueProgress } from './queue-progress.tsx';
import { SaveStatus, type SaveStatusProps } from './save-status.tsx';
import classes from './review-header.module.css';

export interface ReviewHeaderProps extends SaveStatusProps, HeaderToolsProps {
  readonly fileName: string;
  /** The type of the document, below its name. */
  readonly type?: ReactNode;
  /** Its place in the queue, or in the list that it was opened from. */
  readonly sequence: Pick<
    DocumentSequence,
    'isQueue' | 'position' | 'count' | 'previousId' | 'nextId'
  > | null;
  readonly confirmStatus: LoadStatus;
  readonly isReadOnly: boolean;
  readonly isConfirmed: boolean;
  /** How many changes of a confirmed document are not published. */
  readonly unpublishedChanges: number;
  /** Says that entities have other values than the document; null where they do not. */
  readonly publishing: ReactNode;
  /** Confirming is not offered for archived and trashed documents. */
  readonly isConfirmOffered: boolean;
  /** No value is verified: a confirmation alone would store nothing, so that verifying first is the stronger button. */
  readonly isNothingVerified?: boolean;
  readonly onBack: () => void;
  readonly onConfirm: (isConfirmed: boolean) => void;
  readonly onVerifyProvenAndConfirm: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** Who else is at the document, after its status. */
  readonly people?: ReactNode;
  /** Further actions, before Confirm. */
  readonly children?: ReactNode;
}

/** The bar above a document: its name, its status, and the actions on the whole document [AMB-053]. */
export function ReviewHeader(props: ReviewHeaderProps) {
  const { fileName, sequence, isReadOnly, isConfirmed, unpublishedChanges, publishing } = props;
  const keys = useCustomKeyBindings();
  return (
    <header className={classes.header}>
      <Button
        variant="quiet"
        className={classes.back}
        icon={<IconChevronLeft {...iconProps} />}
        onClick={props.onBack}
      >
        {text('verification.back')}
      </Button>
      <div className={classes.title}>
        <h1 className={classes.name} title={fileName}>
          {fileName}
        </h1>
        {props.type}
      </div>
      {sequence?.isQueue && <QueueProgress sequence={sequence} />}
      {publishing}
      {isConfirmed && publishing === null && (
        <StatusBadge tone="proven">{text('documents.confirmed')}</StatusBadge>
      )}
      {isReadOnly ? <ReadOnlyMark /> : <SaveStatus {...props} />}
      {props.confirmStatus === 'erroring' && (
        <span role="status">
          <StatusBadge tone="wrong">{text('verification.notConfirmed')}</StatusBadge>
        </span>
      )}
      {props.people}
      <div className={classes.actions}>
        <HeaderTools {...props} />
        {props.children}
        {props.isConfirmOffered && !isConfirmed && (
          <PermissionLock needs={ACTIONS['documents.confirm']} hideIcon>
            <Button
              variant={props.isNothingVerified === true ? 'primary' : 'default'}
              onClick={props.onVerifyProvenAndConfirm}
              aria-keyshortcuts={ariaKeyOf(keyOf('verifyProvenAndConfirm', keys))}
            >
              {text('verification.verifyProvenAndConfirm')}
            </Button>
          </PermissionLock>
        )}
        {props.isConfirmOffered && unpublishedChanges > 0 && (
          <PermissionLock needs={ACTIONS['documents.confirm']} hideIcon>
            <Button
              variant="primary"
              icon={<IconCheck {...iconProps} />}
              loading={props.confirmStatus === 'loading'}
              onClick={() => props.onConfirm(true)}
              aria-keyshortcuts={ariaKeyOf(keyOf('confirm', keys))}
            >
              {text('verification.publish', { count: unpublishedChanges })}
            </Button>
          </PermissionLock>
        )}
        {props.isConfirmOffered && (
          <PermissionLock needs={ACTIONS['documents.confirm']}>
            <Button
              variant={isConfirmed || props.isNothingVerified === true ? 'default' : 'primary'}
              icon={isConfirmed ? undefined : <IconCheck {...iconProps} />}
              loading={props.confirmStatus === 'loading'}
              onClick={() => props.onConfirm(!isConfirmed)}
              aria-keyshortcuts={isConfirmed ? undefined : ariaKeyOf(keyOf('confirm', keys))}
            >
              {text(isConfirmed ? 'verification.unconfirm' : 'verification.confirm')}
            </Button>
          </PermissionLock>
        )}
        {sequence && (
          <>
            <IconButton
              label={text('verification.previous')}
              icon={<IconChevronLeft {...iconProps} />}
              disabled={sequence.previousId === null}
              onClick={props.onPrevious}
            />
            <Button trailingIcon={<IconChevronRight {...iconProps} />} onClick={props.onNext}>
              {text('verification.next')}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

/** Says that the document is read-only; with a lock that explains a missing permission. */
function ReadOnlyMark() {
  const explanation = usePermissionExplanation()(ACTIONS['documents.edit']);
  return (
    <>
      <Badge>{text('verification.readOnly')}</Badge>
      {explanation !== undefined && <LockIcon explanation={explanation} />}
    </>
  );
}
