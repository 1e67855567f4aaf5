import type { LessonKind, LessonState, LessonWire } from '@assay/shared/contracts';
import { formatDate } from '@assay/shared/domain';
import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import {
  DataTable,
  StatusBadge,
  type StatusTone,
  type TableColumn,
  type TableEmptiness,
  type TableSort,
} from '@assay/shared/ui';
import { RemoveLessonButton, useRemoveLesson } from '@assay/shared/widgets';

interface LessonTableProps {
  readonly rows: readonly LessonWire[];
  readonly isLoading: boolean;
  readonly sort: TableSort | null;
  readonly onSortChange: (sort: TableSort | null) => void;
  readonly empty: TableEmptiness;
}

const TONES: Readonly<Record<LessonState, StatusTone>> = {
  waiting: 'running',
  active: 'learned',
  rejected: 'wrong',
  removed: 'untouched',
};

const LABELS: Readonly<Record<LessonKind, MessageKey>> = {
  label: 'learning.ofLabel',
  name: 'learning.ofName',
  column: 'learning.ofColumn',
  row: 'learning.ofRow',
  noRow: 'learning.ofNoRow',
};

function wordsOf({ state, rejected }: LessonWire): string {
  switch (state) {
    case 'waiting':
      return text('learning.stateWaiting');
    case 'active':
      return text('learning.stateActive');
    case 'rejected':
      return text('learning.stateRejected', rejected ?? { metric: '', document: '' });
    case 'removed':
      return text('learning.stateRemoved');
  }
}

/** The day in the reader's spelling. */
function TaughtOn({ at }: { readonly at: string }) {
  const { settings } = usePlatform();
  return formatDate(at, settings.defaultLanguage);
}

function RemoveLesson({ lesson: { id, metric } }: { readonly lesson: LessonWire }) {
  const removal = useRemoveLesson();
  return (
    <RemoveLessonButton metric={metric} isBusy={removal.isPending} onRemove={() => removal.mutate(id)} />
  );
}

const columns: readonly TableColumn<LessonWire>[] = [
  {
    id: 'sender',
    header: text('learning.columnSender'),
    width: '15%',
    isSortable: true,
    cell: ({ sender }) => sender,
  },
  {
    id: 'metric',
    header: text('learning.columnMetric'),
    width: '15%',
    isSortable: true,
    cell: ({ metric }) => metric,
  },
  {
    id: 'label',
    header: text('learning.columnLabel'),
    width: '15%',
    isSortable: true,
    cell: ({ kind, label }) => textOf(LABELS[kind], { label }),
  },
  {
    id: 'taughtBy',
    header: text('learning.columnTaughtBy'),
    width: '10%',
    isSortable: true,
    cell: ({ taughtBy }) => taughtBy,
  },
  {
    id: 'taughtAt',
    header: text('learning.columnTaughtAt'),
    width: '9%',
    isSortable: true,
    cell: ({ taughtAt }) => <TaughtOn at={taughtAt} />,
  },
  {
    id: 'documents',
    header: text('learning.columnDocuments'),
    width: '13%',
    cell: ({ documents }) => documents.map(({ name }) => name).join(', '),
  },
  {
    id: 'state',
    header: text('learning.columnState'),
    width: '14%',
    isSortable: true,
    cell: (lesson) => <StatusBadge tone={TONES[lesson.state]}>{wordsOf(lesson)}</StatusBadge>,
  },
  {
    id: 'actions',
    header: text('learning.columnActions'),
    width: '9%',
    cell: (lesson) => (lesson.state === 'removed' ? null : <RemoveLesson lesson={lesson} />),
  },
];

/** What was learned, by whom and from which documents, and whether it is in force. */
export function LessonTable(props: LessonTableProps) {
  return <DataTable label={text('learning.title')} columns={columns} rowKey={({ id }) => id} {...props} />;
}
