import { text } from '@assay/shared/messages';
import { useSession } from '@assay/shared/platform';
import { Button, ErrorPanel, Text } from '@assay/shared/ui';
import { useState } from 'react';
import { ChangePasswordDialog } from '../../features/change-password/index.ts';
import { LanguageSelect, ProfileForm } from '../../features/profile/index.ts';
import classes from './profile.module.css';

/** `/settings/profile`: the user's name, email, password and language. */
export function ProfilePage() {
  const { user } = useSession();
  const [isPasswordDialogOpen, setChanging] = useState(false);
  // The settings, which hold the user, could not be loaded [AMB-024, AMB-082].
  if (user.id === 0) {
    return <ErrorPanel title={text('users.loadOneFailed')} onReload={() => window.location.reload()} />;
  }
  return (
    <div className={classes.panel}>
      <ProfileForm stored={{ name: user.name, email: user.email }} isReadOnly={user.sso}>
        {!user.sso && <Button onClick={() => setChanging(true)}>{text('users.changePassword')}</Button>}
      </ProfileForm>
      {user.sso && (
        <Text as="p" quiet className={classes.hint}>
          {text('users.ssoHint')}
        </Text>
      )}
      <div className={classes.language}>
        <LanguageSelect />
      </div>
      <ChangePasswordDialog opened={isPasswordDialogOpen} onClose={() => setChanging(false)} />
    </div>
  );
}
