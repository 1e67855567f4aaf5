import type { LessonKind, LessonState, LessonWire } from '@assay/shared/contracts';
import { ACTIONS, formatDate } from '@assay/shared/domain';
import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, StatusBadge, type StatusTone } from '@assay/shared/ui';
import { RemoveLessonButton, useRemoveLesson } from '@assay/shared/widgets';
import type { ListColumn } from '@assay/shared/widgets/list-page';
import { useRestoreLesson } from './restore-lesson.mutations.ts';

const TONES: Readonly<Record<LessonState, StatusTone>> = {
  waiting: 'running',
  active: 'learned',
  rejected: 'wrong',
  suspended: 'doubt',
  removed: 'untouched',
};

const LABELS: Readonly<Record<LessonKind, MessageKey>> = {
  label: 'learning.ofLabel',
  name: 'learning.ofName',
  column: 'learning.ofColumn',
  row: 'learning.ofRow',
  noRow: 'learning.ofNoRow',
  absent: 'learning.ofAbsent',
};

function stateLabel({ state, rejected }: LessonWire): string {
  switch (state) {
    case 'waiting':
      return text('learning.stateWaiting');
    case 'active':
      return text('learning.stateActive');
    case 'rejected':
      return text('learning.stateRejected', rejected ?? { metric: '', document: '' });
    case 'suspended':
      return text('learning.stateSuspended', rejected ?? { metric: '', document: '' });
    case 'removed':
      return text('learning.stateRemoved');
  }
}

function RemoveLesson({ lesson: { id, metric } }: { readonly lesson: LessonWire }) {
  const removal = useRemoveLesson();
  return (
    <RemoveLessonButton metric={metric} isBusy={removal.isPending} onRemove={() => removal.mutate(id)} />
  );
}

/** Puts a suspended lesson back in force, for users who may train the extraction [AMB-085, PERM-011]. */
function RestoreLesson({ lesson: { id, metric } }: { readonly lesson: LessonWire }) {
  const restoration = useRestoreLesson();
  return (
    <PermissionLock needs={ACTIONS['documents.train']}>
      <Button
        size="sm"
        variant="quiet"
        aria-label={text('learning.restoreOf', { metric })}
        disabled={restoration.isPending}
        onClick={() => restoration.mutate(id)}
      >
        {text('learning.restore')}
      </Button>
    </PermissionLock>
  );
}

/** The columns of what was learned: by whom, from which documents, and whether it is in force. */
export const lessonColumns: readonly ListColumn<LessonWire>[] = [
  {
    id: 'sender',
    get header() {
      return text('learning.columnSender');
    },
    width: '15%',
    sortKey: 'sender',
    cell: ({ sender }) => sender,
  },
  {
    id: 'metric',
    get header() {
      return text('learning.columnMetric');
    },
    width: '15%',
    sortKey: 'metric',
    cell: ({ metric }) => metric,
  },
  {
    id: 'label',
    get header() {
      return text('learning.columnLabel');
    },
    width: '15%',
    sortKey: 'label',
    cell: ({ kind, label }) => textOf(LABELS[kind], { label }),
  },
  {
    id: 'reviewer',
    get header() {
      return text('learning.columnReviewer');
    },
    width: '10%',
    minWidth: 108,
    sortKey: 'reviewer',
    cell: ({ reviewer }) => reviewer,
  },
  {
    id: 'learnedOn',
    get header() {
      return text('learning.columnLearnedOn');
    },
    width: '9%',
    minWidth: 124,
    sortKey: 'learnedAt',
    cell: ({ learnedAt }, { language }) => formatDate(learnedAt, language),
  },
  {
    id: 'documents',
    get header() {
      return text('learning.columnDocuments');
    },
    width: '13%',
    cell: ({ documents }) =>
      documents.flatMap(({ name, kind }) => (kind === 'contradicted' ? [] : [name])).join(', '),
  },
  {
    id: 'state',
    get header() {
      return text('learning.columnState');
    },
    width: '14%',
    minWidth: 112,
    sortKey: 'state',
    cell: (lesson) => <StatusBadge tone={TONES[lesson.state]}>{stateLabel(lesson)}</StatusBadge>,
  },
  {
    id: 'actions',
    get header() {
      return text('learning.columnActions');
    },
    width: '9%',
    minWidth: 92,
    cell: (lesson) =>
      lesson.state === 'removed' ? null : (
        <>
          {lesson.state === 'suspended' && <RestoreLesson lesson={lesson} />}
          <RemoveLesson lesson={lesson} />
        </>
      ),
  },
];
