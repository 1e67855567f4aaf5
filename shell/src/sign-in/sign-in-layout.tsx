import { BRAND } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Outlet } from '@assay/shared/router';
import { Text } from '@assay/shared/ui';
import { Logo } from '../frame/logo.tsx';
import { SignInIllustration } from './sign-in-illustration.tsx';
import classes from './sign-in.module.css';

/** Two columns: the form, and a picture of a statement whose values are being verified. */
export function SignInLayout() {
  return (
    <div className={classes.columns}>
      <main className={classes.paper}>
        <div className={classes.brand}>
          <Logo />
          <span>{BRAND.product}</span>
        </div>
        <Outlet />
      </main>
      <aside className={classes.picture} aria-hidden="true">
        <SignInIllustration />
        <Text as="p" quiet className={classes.tagline}>
          {text('signIn.tagline')}
        </Text>
      </aside>
    </div>
  );
}
