import { hasPermission, type Permission } from '@assay/shared/domain';
import { formatPermissions, text } from '@assay/shared/messages';
import { Locked, type LockedProps } from '@assay/shared/ui';
import { usePlatform } from './platform-context.tsx';

/** Names in one sentence; more of them would be a list that nobody reads. */
const MOST_NAMES = 3;

function oneOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  if (names.length > MOST_NAMES)
    return text('generic.namesAndMore', { names: shown.join(', '), count: names.length - MOST_NAMES });
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : text('generic.namesOr', { names: shown.join(', '), last });
}

/**
 * Says which permissions of a list the user lacks and who can give them; undefined where none is missing. For what is
 * not a single control; a control takes `PermissionLock`.
 */
export function usePermissionExplanation(): (needs: readonly Permission[]) => string | undefined {
  const { session, settings } = usePlatform();
  return (needs) => {
    const missing = needs.filter((permission) => !hasPermission(session.permissions, permission));
    if (missing.length === 0) return undefined;
    const names = settings.administrators;
    const who =
      names.length === 0
        ? text('generic.permissionGivenByNobody')
        : text('generic.permissionGivenBy', { names: oneOf(names) });
    return text('generic.permissionMissing', { permissions: formatPermissions(missing), who });
  };
}

export interface PermissionLockProps extends Pick<LockedProps, 'children' | 'hideIcon'> {
  /** Every one of them is needed. */
  readonly needs: readonly Permission[];
}

/**
 * A control as the user's permissions allow it: as it is, or disabled with a lock whose tooltip begins with 'Insufficient
 * Permissions' and says what is missing and who can give it [NAV-015].
 */
export function PermissionLock({ needs, ...rest }: PermissionLockProps) {
  const explanation = usePermissionExplanation()(needs);
  return <Locked {...rest} when={explanation !== undefined} explanation={explanation} />;
}
