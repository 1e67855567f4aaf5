import type { ReactNode } from 'react';
import { DOCUMENT_ACTION_PERMISSIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, usePermissionExplanation } from '@assay/shared/platform';
import type { LoadStatus } from '@assay/shared/state';
import {
  Badge,
  Button,
  type ButtonProps,
  IconCheck,
  IconChevronLeft,
  IconButton,
  IconChevronDown,
  IconChevronRight,
  IconCopy,
  IconDots,
  IconDownload,
  iconProps,
  IconTable,
  LockIcon,
  Menu,
  type MenuEntry,
  StatusBadge,
  TextLink,
} from '@assay/shared/ui';
import type { DocumentSequence } from '../hooks/use-document-sequence.ts';
import { useIsNarrow } from '../hooks/use-is-narrow.ts';
import { useIsOnline } from '../hooks/use-is-online.ts';
import { QueueProgress } from './queue-progress.tsx';
import { useChosenKeys } from '../hooks/use-key-bindings.ts';
import { ariaKeyOf, keyOf } from '../model/key-bindings.ts';
import classes from './review-header.module.css';

export interface ReviewHeaderProps {
  readonly fileName: string;
  /** Its place in the queue, or in the list that it was opened from. */
  readonly sequence: Pick<
    DocumentSequence,
    'isQueue' | 'position' | 'count' | 'previousId' | 'nextId'
  > | null;
  readonly saveStatus: LoadStatus;
  /** How many values wait for a choice between two values. They are not saved [AMB-059]. */
  readonly conflictCount: number;
  /** How many values the server did not accept. They are not saved. */
  readonly refusedCount: number;
  readonly confirmStatus: LoadStatus;
  readonly isReadOnly: boolean;
  readonly isConfirmed: boolean;
  /** Confirming is not offered for archived and trashed documents. */
  readonly isConfirmOffered: boolean;
  readonly isDownloading: boolean;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  /** Shows the first value in conflict, or the first that was not accepted. */
  readonly onShowUnsaved: () => void;
  readonly onCopy: () => void;
  readonly onDownload: () => void;
  readonly onOpenTables: () => void;
  readonly onConfirm: (isConfirmed: boolean) => void;
  readonly onVerifyProvenAndConfirm: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** Who else is at the document, after its status. */
  readonly people?: ReactNode;
  /** The entries of the menu that exports the document. */
  readonly exporting: { readonly entries: readonly MenuEntry[]; readonly isPending: boolean };
  /** Further actions, before Confirm. */
  readonly children?: ReactNode;
}

/** The bar above a document: its name, its status, and the actions on the whole document [AMB-053]. */
export function ReviewHeader(props: ReviewHeaderProps) {
  const { fileName, sequence, isReadOnly, isConfirmed } = props;
  const keys = useChosenKeys();
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
      <h1 className={classes.name} title={fileName}>
        {fileName}
      </h1>
      {sequence?.isQueue && <QueueProgress sequence={sequence} />}
      {isConfirmed && <StatusBadge tone="proven">{text('verification.verified')}</StatusBadge>}
      {isReadOnly ? <ReadOnlyMark /> : <SaveStatus {...props} />}
      {props.confirmStatus === 'erroring' && (
        <span role="status">
          <StatusBadge tone="wrong">{text('verification.notConfirmed')}</StatusBadge>
        </span>
      )}
      {props.people}
      <div className={classes.actions}>
        <Tools {...props} />
        {props.children}
        {props.isConfirmOffered && !isConfirmed && (
          <PermissionLock needs={DOCUMENT_ACTION_PERMISSIONS.confirm} hideIcon>
            <Button
              onClick={props.onVerifyProvenAndConfirm}
              aria-keyshortcuts={ariaKeyOf(keyOf('verifyProvenAndConfirm', keys))}
            >
              {text('verification.verifyProvenAndConfirm')}
            </Button>
          </PermissionLock>
        )}
        {props.isConfirmOffered && (
          <PermissionLock needs={DOCUMENT_ACTION_PERMISSIONS.confirm}>
            <Button
              variant={isConfirmed ? 'default' : 'primary'}
              icon={isConfirmed ? undefined : <IconCheck {...iconProps} />}
              loading={props.confirmStatus === 'loading'}
              onClick={() => props.onConfirm(!isConfirmed)}
              aria-keyshortcuts={ariaKeyOf(keyOf('confirm', keys))}
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

/** What is done rarely: each with a button of its own, or all in a menu where there is little room. */
function Tools({ onCopy, onDownload, onOpenTables, isDownloading, exporting }: ReviewHeaderProps) {
  const isNarrow = useIsNarrow();
  if (!isNarrow)
    return (
      <>
        <Tool textKey="verification.copyText" icon={<IconCopy {...iconProps} />} onClick={onCopy} />
        <Tool
          textKey="verification.download"
          icon={<IconDownload {...iconProps} />}
          loading={isDownloading}
          onClick={onDownload}
        />
        <Tool textKey="verification.tables" icon={<IconTable {...iconProps} />} onClick={onOpenTables} />
        <Menu
          position="bottom-end"
          trigger={
            <Button
              variant="quiet"
              loading={exporting.isPending}
              trailingIcon={<IconChevronDown {...iconProps} size={14} />}
            >
              {text('verification.export')}
            </Button>
          }
          items={exporting.entries}
        />
      </>
    );
  return (
    <Menu
      position="bottom-end"
      trigger={
        <IconButton
          label={text('documents.moreActions')}
          icon={<IconDots {...iconProps} />}
          disabled={isDownloading || exporting.isPending}
        />
      }
      items={[
        { id: 'copy', label: text('verification.copyText'), onSelect: onCopy },
        { id: 'download', label: text('verification.download'), onSelect: onDownload },
        { id: 'tables', label: text('verification.tables'), onSelect: onOpenTables },
        ...exporting.entries.map((entry) =>
          entry.kind === 'heading'
            ? { ...entry, label: text('verification.exportContent', { content: entry.label }) }
            : entry,
        ),
      ]}
    />
  );
}

interface ToolProps extends Pick<ButtonProps, 'icon' | 'loading' | 'onClick'> {
  readonly textKey: 'verification.copyText' | 'verification.download' | 'verification.tables';
}

/** A quiet action; where there is little room, its icon alone with a tooltip. */
function Tool({ textKey, ...props }: ToolProps) {
  return (
    <Button {...props} variant="quiet" className={classes.tool} title={text(textKey)}>
      {text(textKey)}
    </Button>
  );
}

/** Says that the document is read-only; with a lock that explains a missing permission. */
function ReadOnlyMark() {
  const explanation = usePermissionExplanation()(DOCUMENT_ACTION_PERMISSIONS.edit);
  return (
    <>
      <Badge>{text('verification.readOnly')}</Badge>
      {explanation !== undefined && <LockIcon explanation={explanation} />}
    </>
  );
}

type SaveStatusProps = Pick<
  ReviewHeaderProps,
  'saveStatus' | 'conflictCount' | 'refusedCount' | 'onRetry' | 'onShowUnsaved'
>;

/** How many values wait for the reviewer, and why; undefined if none does. */
function waitingText({ conflictCount, refusedCount }: SaveStatusProps): string | undefined {
  if (conflictCount > 0)
    return text(conflictCount === 1 ? 'verification.conflictCountOne' : 'verification.conflictCount', {
      count: conflictCount,
    });
  if (refusedCount === 0) return undefined;
  return text(refusedCount === 1 ? 'verification.refusedCountOne' : 'verification.refusedCount', {
    count: refusedCount,
  });
}

/**
 * Whether the edits are saved; after a failure with a retry, else with a link to a value that waits [AMB-059]. Without a network
 * they wait for it, and are saved by themselves once it is there.
 */
export function SaveStatus(props: SaveStatusProps) {
  const { saveStatus: status, onRetry, onShowUnsaved } = props;
  const isOnline = useIsOnline();
  const waiting = status === 'ready' ? waitingText(props) : undefined;
  return (
    <span className={classes.save} role="status" data-status={waiting === undefined ? status : 'conflict'}>
      {status === 'loading' && <StatusBadge tone="running">{text('verification.saving')}</StatusBadge>}
      {status === 'ready' && waiting === undefined && (
        <StatusBadge tone="untouched">{text('verification.saved')}</StatusBadge>
      )}
      {waiting !== undefined && (
        <>
          <StatusBadge tone="wrong">{text('verification.saveFailed')}</StatusBadge>
          <TextLink onClick={onShowUnsaved}>{waiting}</TextLink>
        </>
      )}
      {status === 'erroring' && !isOnline && (
        <StatusBadge tone="doubt">{text('verification.offline')}</StatusBadge>
      )}
      {status === 'erroring' && isOnline && (
        <>
          <StatusBadge tone="wrong">{text('verification.saveFailed')}</StatusBadge>
          <TextLink onClick={onRetry}>{text('verification.retry')}</TextLink>
        </>
      )}
    </span>
  );
}
