import type { FieldStatus } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Modal } from '@assay/shared/ui';
import type { OpenQuestion } from '../hooks/use-verify-proven.ts';
import classes from './confirm-open.module.css';

/** Width of the question, in px. */
const WIDTH = 480;

export interface ConfirmOpenProps {
  /** null while nothing is asked. */
  readonly question: OpenQuestion | null;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  /** Goes to the first field with this status. */
  readonly onReview: (status: FieldStatus) => void;
}

interface OpenLine {
  readonly count: number;
  readonly label: string;
  readonly status: FieldStatus;
}

const doubtfulText = (count: number) =>
  count === 1 ? text('verification.openDoubtfulOne') : text('verification.openDoubtful', { count });

function linesOf({ doubtful, requiredMissing, found }: OpenQuestion): readonly OpenLine[] {
  const lines = [
    { count: doubtful, label: doubtfulText(doubtful), status: 'doubtful' },
    {
      count: requiredMissing,
      label: text('verification.openRequiredMissing', { count: requiredMissing }),
      status: 'missing',
    },
    { count: found, label: text('verification.openFound', { count: found }), status: 'found' },
  ] as const;
  return lines.filter(({ count }) => count > 0);
}

function provenText({ proven }: OpenQuestion): string {
  if (proven === 0) return text('verification.confirmOpenNone');
  if (proven === 1) return text('verification.confirmOpenProvenOne');
  return text('verification.confirmOpenProven', { count: proven });
}

/** Asks about the values that a confirmation leaves unverified, by number [AMB-122]. Enter confirms, Escape goes back. */
export function ConfirmOpen({ question, onConfirm, onDismiss, onReview }: ConfirmOpenProps) {
  const lines = question ? linesOf(question) : [];
  const [first] = lines;
  const unread = question?.unread ?? 0;
  return (
    <Modal
      opened={question !== null}
      onClose={onDismiss}
      title={text('verification.confirmOpenTitle')}
      width={WIDTH}
      // A row takes the focus. If it returned to the row that had it, that row would become the active one again.
      returnsFocus={false}
      footer={
        <>
          <Button onClick={() => first && onReview(first.status)}>{text('verification.reviewThem')}</Button>
          <Button variant="primary" onClick={onConfirm} data-autofocus>
            {text('verification.verifyProvenAndConfirm')}
          </Button>
        </>
      }
    >
      {question && <p className={classes.proven}>{provenText(question)}</p>}
      <ul className={classes.open}>
        {lines.map(({ label, status }) => (
          <li key={status}>{label}</li>
        ))}
      </ul>
      {unread > 0 && (
        <p className={classes.unread}>
          {unread === 1
            ? text('verification.openUnreadOne')
            : text('verification.openUnread', { count: unread })}
        </p>
      )}
    </Modal>
  );
}
