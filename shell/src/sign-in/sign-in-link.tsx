import { Link } from '@assay/shared/router';
import { TextLink } from '@assay/shared/ui';

interface SignInLinkProps {
  /** One of the shell's own authentication addresses; they are in no manifest. */
  readonly to: '/login' | '/login/requestResetPassword' | '/login-idp';
  readonly children: string;
}

/** A link between authentication screens. */
export function SignInLink({ to, children }: SignInLinkProps) {
  return <TextLink render={(props) => <Link to={to} {...props} />}>{children}</TextLink>;
}
