import { hasPermission, type Permission } from '@assay/shared/domain';
import { formatPermissions, text } from '@assay/shared/messages';
import { Locked, type LockedProps } from '@assay/shared/ui';
import { usePlatform } from './platform-context.tsx';

/** The most names in one sentence; a longer list would not be read. */
const MAX_NAMES = 3;

function oneOf(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES);
  if (names.length > MAX_NAMES)
    return text('generic.namesAndMore', { names: shown.join(', '), count: names.length - MAX_NAMES });
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : text('generic.namesOr', { names: shown.join(', '), last });
}

/**
 * Says which permissions of a list the user lacks and who can give them; undefined where none is missing. For a single
 * control use `PermissionLock`.
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
  /** All of them are needed. */
  readonly needs: readonly Permission[];
}

/**
 * A control, enabled if the user has the permissions, otherwise disabled with a lock whose tooltip begins with 'Insufficient
 * Permissions' and says what is missing and who can give it [NAV-015].
 */
export function PermissionLock({ needs, ...rest }: PermissionLockProps) {
  const explanation = usePermissionExplanation()(needs);
  return <Locked {...rest} when={explanation !== undefined} explanation={explanation} />;
}
