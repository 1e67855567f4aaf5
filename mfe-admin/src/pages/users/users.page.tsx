import { text } from '@assay/shared/messages';
import { ListView } from '@assay/shared/widgets/list-page';
import { useState } from 'react';
import {
  CreateUserDialog,
  DiscardWarning,
  UserPanel,
  UsersToolbar,
  useUsers,
} from '../../features/users/index.ts';
import classes from './users.module.css';

/** Minimum width of the table in px. */
const MIN_WIDTH = 480;

/** `/settings/users`: the users of the client, and one of them beside the list [ROUTE-018]. */
export function UsersPage() {
  const [isCreating, setCreating] = useState(false);
  const { list, open, panel, discardWarning } = useUsers();
  return (
    <div className={classes.page}>
      <div className={classes.list}>
        <div className={classes.toolbar}>
          <UsersToolbar list={list} onAdd={() => setCreating(true)} />
        </div>
        <ListView
          list={list}
          label={text('users.title')}
          rowKey={({ id }) => String(id)}
          onRowOpen={({ id }) => open(id)}
          activeKey={panel ? String(panel.user.id) : null}
          minWidth={MIN_WIDTH}
          empty={{ message: text('users.empty'), hint: text('users.emptyHint') }}
        />
      </div>
      {panel && (
        <div className={classes.side}>
          <UserPanel {...panel} />
        </div>
      )}
      <CreateUserDialog opened={isCreating} onClose={() => setCreating(false)} />
      <DiscardWarning {...discardWarning} />
    </div>
  );
}
