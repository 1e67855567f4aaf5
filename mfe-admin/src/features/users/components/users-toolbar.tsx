import { ACTIONS, USER_SEARCH_DELAY_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, iconProps, IconPlus, SearchInput, Toolbar } from '@assay/shared/ui';
import type { List } from '@assay/shared/widgets/list-page';
import type { User } from '../model/user.ts';
import { AuditLogLink } from './audit-log-link.tsx';

interface UsersToolbarProps {
  readonly list: Pick<List<User>, 'search'>;
  readonly onAdd: () => void;
}

/** The search over the users, the audit log of all of them, and adding one [USR-001, USR-004]. */
export function UsersToolbar({ list, onAdd }: UsersToolbarProps) {
  return (
    <Toolbar
      label={text('users.filters')}
      end={
        <>
          <AuditLogLink />
          <PermissionLock needs={ACTIONS['users.create']}>
            <Button variant="primary" icon={<IconPlus {...iconProps} />} onClick={onAdd}>
              {text('users.add')}
            </Button>
          </PermissionLock>
        </>
      }
    >
      <SearchInput label={text('users.search')} debounce={USER_SEARCH_DELAY_MS} {...list.search('search')} />
    </Toolbar>
  );
}
