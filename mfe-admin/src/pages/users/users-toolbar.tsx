import { USER_ACTION_PERMISSIONS, USER_SEARCH_DELAY_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, useCan } from '@assay/shared/platform';
import { RouteLink } from '@assay/shared/router';
import { Button, iconProps, IconPlus, SearchInput, TextLink, Toolbar } from '@assay/shared/ui';
import type { List } from '@assay/shared/widgets/list-page';
import type { User } from '../../features/users/index.ts';
import classes from './users.module.css';

/** Leads to the audit log, of all users or of one; nothing for viewers who may not read it. */
export function HistoryLink({ user }: { readonly user?: User }) {
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

interface UsersToolbarProps {
  readonly list: Pick<List<User>, 'search'>;
  readonly onAdd: () => void;
}

/** The search over the users, the audit log of all of them, and adding one [USR-001, USR-004]. */
export function UsersToolbar({ list, onAdd }: UsersToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <Toolbar
        label={text('users.filters')}
        end={
          <>
            <HistoryLink />
            <PermissionLock needs={USER_ACTION_PERMISSIONS.create}>
              <Button variant="primary" icon={<IconPlus {...iconProps} />} onClick={onAdd}>
                {text('users.add')}
              </Button>
            </PermissionLock>
          </>
        }
      >
        <SearchInput
          label={text('users.search')}
          debounce={USER_SEARCH_DELAY_MS}
          {...list.search('search')}
        />
      </Toolbar>
    </div>
  );
}
