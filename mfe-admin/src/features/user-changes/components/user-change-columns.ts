import type { UserChangeWire } from '@assay/shared/contracts';
import { formatDateTime } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { ListColumn } from '@assay/shared/widgets/list-page';
import { changeText } from '../model/change-text.ts';

/** The columns of the audit log of users. */
export const userChangeColumns: readonly ListColumn<UserChangeWire>[] = [
  {
    id: 'when',
    get header() {
      return text('users.columnWhen');
    },
    width: 168,
    cell: ({ changedAt }, { language }) => formatDateTime(changedAt, language),
  },
  {
    id: 'user',
    get header() {
      return text('users.columnUser');
    },
    width: '20%',
    cell: ({ userName }) => userName,
    title: ({ userName, userEmail }) => text('users.nameAndEmail', { name: userName, email: userEmail }),
  },
  {
    id: 'by',
    get header() {
      return text('users.columnChangedBy');
    },
    width: '18%',
    cell: ({ changedBy }) => changedBy,
  },
  {
    id: 'change',
    get header() {
      return text('users.columnChange');
    },
    wraps: true,
    cell: changeText,
  },
];
