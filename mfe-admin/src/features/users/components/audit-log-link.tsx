import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useCan } from '@assay/shared/platform';
import { RouteLink } from '@assay/shared/router';
import { TextLink } from '@assay/shared/ui';
import type { User } from '../model/user.ts';

/** Link to the audit log of all users or of one; renders nothing without the permission to read it. */
export function AuditLogLink({ user }: { readonly user?: User }) {
  const canRead = useCan(ACTIONS['users.update']);
  if (!canRead) return null;
  return (
    <TextLink
      render={(props) => (
        <RouteLink route="admin.userChanges" {...(user && { query: { user: String(user.id) } })} {...props} />
      )}
    >
      {text(user ? 'users.changesOfLink' : 'users.changesTitle')}
    </TextLink>
  );
}
