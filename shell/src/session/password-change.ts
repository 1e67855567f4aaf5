import type { SessionPort } from './session-port.ts';
import { refusedAs } from './session-failure.ts';
import type { TokenManager } from './token-manager.ts';
import type { UserPool } from './user-pool.ts';

/** Forgotten passwords, and the change of one's own. */
export function createPasswordChange(
  pool: () => Promise<UserPool>,
  tokens: Pick<TokenManager, 'current'>,
): Pick<SessionPort, 'requestPasswordReset' | 'confirmPasswordReset' | 'changePassword'> {
  return {
    requestPasswordReset: async (email) => {
      try {
        await (await pool()).forgotPassword(email);
      } catch {
        // The screen needs to know for whom, not why [AUTH-021].
        throw email;
      }
    },
    confirmPasswordReset: ({ email, code, newPassword }) =>
      refusedAs('CREDENTIALS_REFUSED', async () => (await pool()).confirmPassword(email, code, newPassword)),
    changePassword: ({ current, proposed }) =>
      refusedAs('CREDENTIALS_REFUSED', async () => {
        await tokens.current({ renew: false });
        await (await pool()).changePassword(current, proposed);
      }),
  };
}
