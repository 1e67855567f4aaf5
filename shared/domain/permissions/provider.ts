import { BRAND } from '../brand/index.ts';

/** The user group of internal provider staff [USR-020]. */
export const PROVIDER_USER_GROUP = 2;
/** The user group and management scope of newly created users [USR-021]. */
export const NEW_USER_GROUP = 1;
export const NEW_USER_MANAGEMENT_SCOPE = 1;

/**
 * Whether a user is internal staff of the provider: a sign-in e-mail in the provider's own domain, or user_group 2
 * [PERM-027, PERM-028]. The domain is compared as a whole and without case; a longer domain that ends in it does not count. Without a domain the group
 * alone decides [AMB-125].
 */
export function isProviderUser(
  user: { email: string; userGroup: number },
  providerEmailDomain: string | null = BRAND.providerEmailDomain,
): boolean {
  if (user.userGroup === PROVIDER_USER_GROUP) return true;
  if (providerEmailDomain === null) return false;
  const at = user.email.lastIndexOf('@');
  return (
    at > 0 &&
    user.email
      .slice(at + 1)
      .trim()
      .toLowerCase() === providerEmailDomain.toLowerCase()
  );
}
