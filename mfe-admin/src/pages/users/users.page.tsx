import { USER_ACTION_PERMISSIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useCan } from '@assay/shared/platform';
import { Link } from '@assay/shared/router';
import { WarningModal } from '@assay/shared/ui';
import { ListView, useList, type ListRules } from '@assay/shared/widgets/list-page';
import { useState } from 'react';
import {
  CreateUserDialog,
  userColumns,
  userListQuery,
  UserPanel,
  type LinkToUser,
} from '../../features/users/index.ts';
import { HistoryLink, UsersToolbar } from './users-toolbar.tsx';
import { useRightsDraft } from './use-rights-draft.ts';
import { useSelectedUser } from './use-selected-user.ts';
import classes from './users.module.css';

/** All users are on one page [AMB-081], by name at first [USR-008]. */
const RULES: ListRules = {
  filterNames: ['search'],
  defaultOrderBy: { column: 'name', direction: 'asc' },
  pageSizes: [],
};
/** Minimum width of the table in px. */
const MIN_WIDTH = 480;

/** `/settings/users`: the users of the client, and one of them beside the list [ROUTE-018]. */
export function UsersPage() {
  const [isCreating, setCreating] = useState(false);
  /** Where the viewer wants to go while something is unsaved: to another user, or to none. */
  const [leavingTo, setLeavingTo] = useState<{ readonly id: number | null }>();
  const canUpdate = useCan(USER_ACTION_PERMISSIONS.update);
  // Rows call this when they render, after all of the below is there.
  const linkTo: LinkToUser = ({ id }, look) => (
    <Link
      to={addressOf(id)}
      replace
      onClick={(event) => {
        if (!draft.isDirty || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        setLeavingTo({ id });
      }}
      {...look}
    />
  );
  const list = useList({
    rules: RULES,
    columns: userColumns(canUpdate ? linkTo : null),
    query: userListQuery,
    failure: 'users.loadFailed',
  });
  const { selectedId, selected, select, addressOf } = useSelectedUser(list.data);
  const draft = useRightsDraft(selected);
  const goTo = (id: number | null) => {
    if (id === selectedId) return;
    if (draft.isDirty) setLeavingTo({ id });
    else select(id);
  };
  const leave = (id: number | null) => {
    draft.forget();
    select(id);
    setLeavingTo(undefined);
  };
  return (
    <div className={classes.page}>
      <div className={classes.list}>
        <UsersToolbar list={list} onAdd={() => setCreating(true)} />
        <ListView
          list={list}
          label={text('users.title')}
          rowKey={({ id }) => String(id)}
          onRowOpen={({ id }) => goTo(id)}
          activeKey={selected ? String(selected.id) : null}
          minWidth={MIN_WIDTH}
          empty={{ message: text('users.empty'), hint: text('users.emptyHint') }}
        />
      </div>
      {selected && (
        <div className={classes.side}>
          <UserPanel
            user={selected}
            isLastAdministrator={list.data?.lastAdministratorId === selected.id}
            draft={draft.permissions}
            onDraftChange={draft.change}
            onClose={() => goTo(null)}
            onCancel={() => leave(null)}
            history={<HistoryLink user={selected} />}
          />
        </div>
      )}
      <CreateUserDialog opened={isCreating} onClose={() => setCreating(false)} />
      <WarningModal
        opened={leavingTo !== undefined}
        hideNote
        onCancel={() => setLeavingTo(undefined)}
        onContinue={() => leave(leavingTo?.id ?? null)}
      >
        {text('users.discard', { name: selected?.name ?? '' })}
      </WarningModal>
    </div>
  );
}
