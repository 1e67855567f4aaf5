import { text } from '@assay/shared/messages';
import { TextLink } from '@assay/shared/ui';
import type { ListColumn } from '@assay/shared/widgets/list-page';
import type { ReactElement, ReactNode } from 'react';
import type { UserSortKey } from '../model/sort-users.ts';
import type { User } from '../model/user.ts';
import { AccountStatusBadge, RoleBadge } from './user-badges.tsx';
import classes from './user-badges.module.css';

/** A column whose sort key `sortUsers` knows. */
interface UserColumn extends ListColumn<User> {
  readonly sortKey?: UserSortKey;
}

/** Renders a link to a user with the given props. */
export type LinkToUser = (user: User, linkProps: { className: string; children: ReactNode }) => ReactElement;

/**
 * The columns of the users [USR-003]. Names are links only with `linkTo`, for viewers who may update users [USR-009]; the
 * link does what selecting the row does [AMB-078].
 */
export function userColumns(linkTo: LinkToUser | null): readonly UserColumn[] {
  return [
    {
      id: 'name',
      header: text('users.columnName'),
      sortKey: 'name',
      title: ({ name }) => name,
      cell: (user) =>
        linkTo ? (
          <TextLink plain className={classes.name} render={(linkProps) => linkTo(user, linkProps)}>
            {user.name}
          </TextLink>
        ) : (
          user.name
        ),
    },
    { id: 'email', header: text('users.columnEmail'), sortKey: 'email', cell: ({ email }) => email },
    {
      id: 'role',
      header: text('users.columnRole'),
      width: 110,
      sortKey: 'role',
      cell: ({ role }) => <RoleBadge role={role} />,
    },
    {
      id: 'account_status',
      header: text('users.columnStatus'),
      width: 136,
      sortKey: 'account_status',
      cell: ({ accountStatus }) => <AccountStatusBadge status={accountStatus} />,
    },
  ];
}
