import type { UserChangeWire } from '@assay/shared/contracts';
import { formatDateTime, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { DataTable, type TableColumn, type TableEmptiness } from '@assay/shared/ui';
import { useMemo } from 'react';
import { changeWords } from '../model/change-words.ts';

/** Narrower than this the table scrolls sideways. */
const MIN_WIDTH = 720;

interface UserChangeTableProps {
  readonly changes: readonly UserChangeWire[];
  readonly isLoading: boolean;
  readonly language: Language;
  readonly empty: TableEmptiness;
}

const columnsFor = (language: Language): readonly TableColumn<UserChangeWire>[] => [
  {
    id: 'when',
    header: text('users.columnWhen'),
    width: 168,
    cell: ({ changedAt }) => formatDateTime(changedAt, language),
  },
  {
    id: 'user',
    header: text('users.columnUser'),
    width: '20%',
    cell: ({ userName }) => userName,
    title: ({ userName, userEmail }) => text('users.nameAndEmail', { name: userName, email: userEmail }),
  },
  { id: 'by', header: text('users.columnChangedBy'), width: '18%', cell: ({ changedBy }) => changedBy },
  { id: 'change', header: text('users.columnChange'), wraps: true, cell: changeWords },
];

/** What was changed on users, when and by whom, the newest first. */
export function UserChangeTable({ changes, language, ...props }: UserChangeTableProps) {
  const columns = useMemo(() => columnsFor(language), [language]);
  return (
    <DataTable
      label={text('users.changesTitle')}
      columns={columns}
      rows={changes}
      rowKey={({ id }) => String(id)}
      minWidth={MIN_WIDTH}
      {...props}
    />
  );
}
