import type { OrderBy } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { DataTable, TextLink, type TableColumn, type TableEmptiness } from '@assay/shared/ui';
import { useMemo, type ReactElement } from 'react';
import { sortUsers, USER_COLUMNS, type UserColumn } from '../model/sort-users.ts';
import type { User } from '../model/user.ts';
import { AccountStatusBadge, RoleBadge } from './user-badges.tsx';
import classes from './user-badges.module.css';

/** Narrower than this the table scrolls sideways. */
const MIN_WIDTH = 480;

/** Draws a link to a user with the look it is given. */
type LinkToUser = (user: User, look: { className: string; children: React.ReactNode }) => ReactElement;

export interface UserTableProps {
  readonly users: readonly User[];
  readonly isLoading: boolean;
  /** The user whose panel is open. */
  readonly selectedId: number | null;
  readonly orderBy: OrderBy<UserColumn> | null;
  readonly onOrderChange: (orderBy: OrderBy<UserColumn> | null) => void;
  readonly onSelect: (user: User) => void;
  /** Names are links for those who may update users [USR-009]; it does what selecting the row does [AMB-078]. */
  readonly linkTo: LinkToUser | null;
  readonly empty: TableEmptiness;
}

function columnsFor(linkTo: LinkToUser | null): readonly TableColumn<User>[] {
  return [
    {
      id: 'name',
      header: text('users.columnName'),
      isSortable: true,
      title: ({ name }) => name,
      cell: (user) =>
        linkTo ? (
          <TextLink plain className={classes.name} render={(look) => linkTo(user, look)}>
            {user.name}
          </TextLink>
        ) : (
          user.name
        ),
    },
    { id: 'email', header: text('users.columnEmail'), isSortable: true, cell: ({ email }) => email },
    {
      id: 'role',
      header: text('users.columnRole'),
      width: 110,
      isSortable: true,
      cell: ({ role }) => <RoleBadge role={role} />,
    },
    {
      id: 'account_status',
      header: text('users.columnStatus'),
      width: 136,
      isSortable: true,
      cell: ({ accountStatus }) => <AccountStatusBadge status={accountStatus} />,
    },
  ];
}

/** The users of the client, sorted in the browser; a row opens its panel [USR-011]. */
export function UserTable({ users, orderBy, onOrderChange, onSelect, linkTo, ...props }: UserTableProps) {
  const columns = useMemo(() => columnsFor(linkTo), [linkTo]);
  const rows = useMemo(() => sortUsers(users, orderBy), [users, orderBy]);
  return (
    <DataTable
      label={text('users.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowLabel={({ name }) => name}
      sort={orderBy}
      onSortChange={(sort) => {
        const column = USER_COLUMNS.find((name) => name === sort?.column);
        onOrderChange(sort && column ? { column, direction: sort.direction } : null);
      }}
      onRowOpen={onSelect}
      activeKey={props.selectedId === null ? null : String(props.selectedId)}
      isLoading={props.isLoading}
      minWidth={MIN_WIDTH}
      empty={props.empty}
    />
  );
}
