import { ACTIONS } from '@assay/shared/domain';
import { useCan } from '@assay/shared/platform';
import { Link } from '@assay/shared/router';
import { useList, type ListRules } from '@assay/shared/widgets/list-page';
import { useState } from 'react';
import { userListQuery } from './api/users.queries.ts';
import { userColumns, type LinkToUser } from './components/user-columns.tsx';
import { usePermissionsDraft } from './use-permissions-draft.ts';
import { useSelectedUser } from './use-selected-user.ts';

/** All users are on one page [AMB-081], by name at first [USR-008]. */
const RULES: ListRules = {
  filterNames: ['search'],
  defaultOrderBy: { column: 'name', direction: 'asc' },
  pageSizes: [],
};

/** The users, the user in the panel, and the confirmation before unsaved permissions are discarded. */
export function useUsers() {
  /** Where the viewer wants to go while something is unsaved: to another user, or to none. */
  const [pendingSelection, setLeavingTo] = useState<{ readonly id: number | null }>();
  const canUpdate = useCan(ACTIONS['users.update']);
  // Called when rows render, after everything below is initialized.
  const linkTo: LinkToUser = ({ id }, props) => (
    <Link
      to={addressOf(id)}
      replace
      onClick={(event) => {
        if (!draft.isDirty || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        setLeavingTo({ id });
      }}
      {...props}
    />
  );
  const list = useList({
    rules: RULES,
    columns: userColumns(canUpdate ? linkTo : null),
    query: userListQuery,
    failure: 'users.loadFailed',
  });
  const { selectedId, selected, select, addressOf } = useSelectedUser(list.data);
  const draft = usePermissionsDraft(selected);
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
  return {
    list,
    open: goTo,
    panel: selected && {
      user: selected,
      isLastAdministrator: list.data?.lastAdministratorId === selected.id,
      draft: draft.permissions,
      onDraftChange: draft.change,
      onClose: () => goTo(null),
      onCancel: () => leave(null),
    },
    discardWarning: {
      opened: pendingSelection !== undefined,
      userName: selected?.name ?? '',
      onCancel: () => setLeavingTo(undefined),
      onContinue: () => leave(pendingSelection?.id ?? null),
    },
  };
}
