import { ACCOUNT_STATUSES, isProviderUser } from '@assay/shared/domain';

/** A user for whom a host asks. */
export interface HostTokenUser {
  readonly email: string;
  readonly account_status: number;
  readonly user_group: number;
}

/**
 * Whether the server of another page can get a token for a user: not for one who is deactivated, and not for the provider's
 * staff, whom no client signs in.
 */
export function canGetHostToken(user: HostTokenUser, providerEmailDomain: string | null): boolean {
  return (
    user.account_status !== ACCOUNT_STATUSES.DEACTIVATED &&
    !isProviderUser({ email: user.email, userGroup: user.user_group }, providerEmailDomain)
  );
}
