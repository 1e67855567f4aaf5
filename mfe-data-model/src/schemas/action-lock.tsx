import { ACTIONS, type Action } from '@assay/shared/domain';
import { PermissionLock, useCan } from '@assay/shared/platform';
import { Locked } from '@assay/shared/ui';
import type { ReactElement } from 'react';

interface ActionLockProps {
  readonly action: Action;
  /** Why it can not be done now, whatever the permissions. */
  readonly obstacle?: string | false | undefined;
  readonly hideIcon?: boolean;
  readonly children: ReactElement<{ disabled?: boolean }>;
}

/** A button behind its permission, and behind what must be done first. */
export function ActionLock({ action, obstacle, hideIcon = false, children }: ActionLockProps) {
  const isPermitted = useCan(ACTIONS[action]);
  if (!isPermitted)
    return (
      <PermissionLock needs={ACTIONS[action]} hideIcon={hideIcon}>
        {children}
      </PermissionLock>
    );
  return (
    <Locked when={Boolean(obstacle)} reason={obstacle || undefined} hideIcon>
      {children}
    </Locked>
  );
}
