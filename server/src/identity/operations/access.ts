import type { IdentityContext } from '../context.ts';
import { refusal } from '../protocol-error.ts';
import type { IdentityUser } from '../user.repository.ts';

/** The user and session of an access token. @throws NotAuthorizedException if either has ended */
export async function readAccessUser(
  context: IdentityContext,
  accessToken: string,
): Promise<{ user: IdentityUser; originJti: string }> {
  const { subject, originJti } = await context.sessions.readAccess(accessToken);
  const user = await context.users.findBySubject(subject);
  if (!user?.enabled) throw refusal.accessToken();
  return { user, originJti };
}
