import type { DocumentReview } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { Button, ErrorPanel, Modal, Skeleton, Text } from '@assay/shared/ui';
import { useReviewCounts } from '../api/review-counts.queries.ts';
import { useVerifyProven } from '../api/verify-proven.mutations.ts';
import classes from './verify-proven-dialog.module.css';

/** Width of the dialog, in px. */
const DIALOG_WIDTH = 520;

const NOBODY: readonly string[] = [];

export interface VerifyProvenDialogProps {
  readonly opened: boolean;
  /** The selected documents. */
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** Says exactly what would be verified in the selected documents and what would stay, then does it at once [AMB-122]. */
export function VerifyProvenDialog({ opened, ids, onClose }: VerifyProvenDialogProps) {
  const counts = useReviewCounts(opened ? ids : NOBODY);
  const verify = useVerifyProven();
  const total = sum(counts.data ?? []);
  const isCounted = counts.status === 'ready';
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      closable={!verify.isPending}
      title={text('documents.verifyProvenTitle')}
      width={DIALOG_WIDTH}
      footer={
        <>
          <Button onClick={onClose} disabled={verify.isPending}>
            {text('generic.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={!isCounted || total.proven === 0}
            loading={verify.isPending}
            onClick={() => verify.mutate(ids, { onSuccess: onClose })}
          >
            {isCounted
              ? text('documents.verifyProvenCount', { count: total.proven })
              : text('documents.verifyProven')}
          </Button>
        </>
      }
    >
      {counts.status === 'erroring' ? (
        <ErrorPanel title={text('documents.countFailed')} onRetry={counts.retry} />
      ) : isCounted ? (
        <Counts documents={counts.data ?? []} />
      ) : (
        <Skeleton height={96} />
      )}
    </Modal>
  );
}

const FIELDS = ['proven', 'found', 'doubtful', 'missing', 'verified'] as const;
type Totals = Record<(typeof FIELDS)[number], number>;

function sum(documents: readonly DocumentReview[]): Totals {
  const totals = { proven: 0, found: 0, doubtful: 0, missing: 0, verified: 0 };
  for (const document of documents) for (const field of FIELDS) totals[field] += document[field];
  return totals;
}

function Counts({ documents }: { readonly documents: readonly DocumentReview[] }) {
  const { proven, found, doubtful, missing, verified } = sum(documents);
  const withProven = documents.filter((document) => document.proven > 0).length;
  return (
    <>
      <p>{text('documents.provenIn', { count: proven, documents: withProven })}</p>
      <Text as="p" quiet className={classes.rest}>
        {text('documents.restStays', { found, doubtful, missing, verified })}
      </Text>
      <ul className={classes.documents}>
        {documents.map((document) => (
          <li key={document.id}>
            <span className={classes.name} title={document.fileName}>
              {document.fileName}
            </span>
            <Text quiet figures className={classes.count}>
              {text('documents.provenOf', { count: document.proven, open: document.doubtful })}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}
