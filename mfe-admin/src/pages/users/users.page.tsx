import { USER_ACTION_PERMISSIONS, USER_SEARCH_DELAY_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, useCan } from '@assay/shared/platform';
import { Link, RouteLink } from '@assay/shared/router';
import { listStatusOf } from '@assay/shared/state';
import {
  Button,
  ErrorPanel,
  iconProps,
  IconPlus,
  LoadingOverlay,
  SearchInput,
  TextLink,
  Toolbar,
  WarningModal,
} from '@assay/shared/ui';
import { useCallback, useState } from 'react';
import { CreateUserDialog, UserPanel, UserTable, useUsers, type User } from '../../features/users/index.ts';
import { useRightsDraft } from './use-rights-draft.ts';
import { useSelectedUser } from './use-selected-user.ts';
import { useUsersAddress } from './use-users-address.ts';
import classes from './users.module.css';

/** The trail, of all users or of one; nothing for those who may not read it. */
function HistoryLink({ user }: { readonly user?: User }) {
  const canRead = useCan(USER_ACTION_PERMISSIONS.update);
  if (!canRead) return null;
  return (
    <TextLink
      render={(look) => (
        <RouteLink route="admin.userChanges" {...(user && { query: { user: String(user.id) } })} {...look} />
      )}
    >
      {text(user ? 'users.changesOfLink' : 'users.changesTitle')}
    </TextLink>
  );
}

/** `/settings/users`: the users of the client, and one of them beside the list [ROUTE-018]. */
export function UsersPage() {
  const address = useUsersAddress();
  const { select, addressOf } = address;
  const users = useUsers(address.search);
  const selected = useSelectedUser(address.selectedId, users.data, () => select(null));
  const draft = useRightsDraft(selected);
  const [isCreating, setCreating] = useState(false);
  /** Where the user wanted to go while something was unsaved: another user, or none. */
  const [leavingTo, setLeavingTo] = useState<{ readonly id: number | null }>();
  const canUpdate = useCan(USER_ACTION_PERMISSIONS.update);
  const { isDirty } = draft;
  const goTo = (id: number | null) => {
    if (id === address.selectedId) return;
    if (isDirty) setLeavingTo({ id });
    else select(id);
  };
  const linkTo = useCallback(
    ({ id }: User, look: { className: string; children: React.ReactNode }) => (
      <Link
        to={addressOf(id)}
        replace
        onClick={(event) => {
          if (!isDirty || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setLeavingTo({ id });
        }}
        {...look}
      />
    ),
    [addressOf, isDirty],
  );
  const isFiltered = address.search !== '';
  return (
    <div className={classes.page}>
      <div className={classes.list}>
        <div className={classes.toolbar}>
          <Toolbar
            label={text('users.filters')}
            end={
              <>
                <HistoryLink />
                <PermissionLock needs={USER_ACTION_PERMISSIONS.create}>
                  <Button
                    variant="primary"
                    icon={<IconPlus {...iconProps} />}
                    onClick={() => setCreating(true)}
                  >
                    {text('users.add')}
                  </Button>
                </PermissionLock>
              </>
            }
          >
            <SearchInput
              label={text('users.search')}
              value={address.search}
              debounce={USER_SEARCH_DELAY_MS}
              onSearch={address.searchFor}
            />
          </Toolbar>
        </div>
        {users.status === 'erroring' ? (
          <ErrorPanel
            title={text('users.loadFailed')}
            onRetry={() => void users.load().catch(() => undefined)}
          />
        ) : (
          <>
            <LoadingOverlay visible={listStatusOf(users) === 'pending'} />
            <UserTable
              users={users.data?.users ?? []}
              isLoading={!users.data}
              selectedId={selected?.id ?? null}
              orderBy={address.orderBy}
              onOrderChange={address.sortBy}
              onSelect={({ id }) => goTo(id)}
              linkTo={canUpdate ? linkTo : null}
              empty={{
                message: text('users.empty'),
                description: text(isFiltered ? 'users.searchEmpty' : 'users.emptyHint'),
              }}
            />
          </>
        )}
      </div>
      {selected && (
        <div className={classes.side}>
          <UserPanel
            user={selected}
            isLastAdministrator={users.data?.lastAdministratorId === selected.id}
            draft={draft.permissions}
            onDraftChange={draft.change}
            onClose={() => goTo(null)}
            onCancel={() => {
              draft.forget();
              select(null);
            }}
            history={<HistoryLink user={selected} />}
          />
        </div>
      )}
      <CreateUserDialog opened={isCreating} onClose={() => setCreating(false)} />
      <WarningModal
        opened={leavingTo !== undefined}
        hideNote
        onCancel={() => setLeavingTo(undefined)}
        onContinue={() => {
          draft.forget();
          select(leavingTo?.id ?? null);
          setLeavingTo(undefined);
        }}
      >
        {text('users.discard', { name: selected?.name ?? '' })}
      </WarningModal>
    </div>
  );
}
