import { text } from '@assay/shared/messages';
import { useSession } from '@assay/shared/platform';
import { Button, PageHeader, Stack, TextInput } from '@assay/shared/ui';
import { useState } from 'react';
import { ChangePasswordDialog } from '../../features/change-password/index.ts';
import classes from './profile.module.css';

/** `/settings/profile`: who is signed in, and the way to a new password [S1 §2]. */
export function ProfilePage() {
  const { user } = useSession();
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <PageHeader title={text('users.profileTitle')} />
      <div className={classes.panel}>
        <Stack gap="md">
          <TextInput label={text('users.name')} value={user.name} onChange={() => undefined} readOnly />
          <TextInput label={text('users.email')} value={user.email} onChange={() => undefined} readOnly />
          {user.sso ? (
            <p className={classes.hint}>{text('users.ssoHint')}</p>
          ) : (
            <div>
              <Button onClick={() => setChanging(true)}>{text('users.changePassword')}</Button>
            </div>
          )}
        </Stack>
      </div>
      <ChangePasswordDialog opened={isChanging} onClose={() => setChanging(false)} />
    </>
  );
}
