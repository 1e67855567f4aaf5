import { text, type MessageKey } from '@assay/shared/messages';
import { Button, IconChevronDown, iconProps, Menu } from '@assay/shared/ui';
import { useReorderQueue } from '../api/reorder-queue.mutations.ts';
import type { DocumentSequence } from '../hooks/use-document-sequence.ts';
import { QUEUE_ORDERS, type QueueOrder } from '../model/queue-order.ts';

const LABELS = {
  dueDate: 'verification.orderDueDate',
  mostToReview: 'verification.orderMostToReview',
  oldest: 'verification.orderOldest',
  sameFund: 'verification.orderSameFund',
} as const satisfies Record<QueueOrder, MessageKey>;

/** How far the queue is, and the order in which it goes on. */
export function QueueProgress({
  sequence: { position, count },
}: {
  readonly sequence: Pick<DocumentSequence, 'position' | 'count'>;
}) {
  const reorder = useReorderQueue();
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          loading={reorder.isPending}
          trailingIcon={<IconChevronDown {...iconProps} size={14} />}
        >
          {text('verification.queuePosition', { position, count })}
        </Button>
      }
      items={[
        { kind: 'heading', id: 'heading', label: text('verification.queueOrder') },
        ...QUEUE_ORDERS.map((order) => ({
          id: order,
          label: text(LABELS[order]),
          onSelect: () => reorder.mutate(order),
        })),
      ]}
    />
  );
}
