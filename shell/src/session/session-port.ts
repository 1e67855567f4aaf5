import type { SessionStore } from './session.store.ts';

/**
 * What the shell needs of the identity service. `session.ts` implements it over the Cognito protocol; only this folder
 * imports the library for it [AMB-013].
 */
export interface SessionPort {
  /** Who is signed in. E-mail and tokens follow the browser's storage, changes in other tabs included. */
  readonly state: SessionStore;
  /**
   * The session from the browser's storage, refreshed if its tokens are old. Null where nothing is stored; rejects with
   * `SESSION_INVALID` where the stored session is refused [AMB-016].
   */
  readonly restore: () => Promise<SignedInUser | null>;
  /** Signs in with e-mail and password. Rejects with `CREDENTIALS_REFUSED` or another error. */
  readonly signIn: (credentials: {
    readonly email: string;
    readonly password: string;
  }) => Promise<SignInOutcome>;
  /**
   * Responds to the new-password challenge of the last `signIn`; the e-mail attribute is left out [AUTH-008]. Rejects with
   * `CHALLENGE_LOST` after a reload, since the challenge is in memory only [AMB-021].
   */
  readonly completeNewPassword: (change: {
    readonly newPassword: string;
    readonly userAttributes: Readonly<Record<string, string>>;
  }) => Promise<SignedInUser>;
  /** Asks for a verification code. Rejects with the e-mail itself [AUTH-021]. */
  readonly requestPasswordReset: (email: string) => Promise<void>;
  readonly confirmPasswordReset: (reset: {
    readonly email: string;
    readonly code: string;
    readonly newPassword: string;
  }) => Promise<void>;
  readonly changePassword: (passwords: {
    readonly current: string;
    readonly proposed: string;
  }) => Promise<void>;
  /** The identity token; `renew` refreshes it first. Null where nobody is signed in; rejects with `SESSION_INVALID`. */
  readonly getToken: (request: { readonly renew: boolean }) => Promise<string | null>;
  /** Redirects to the provider of single sign-on [AUTH-034]. Rejects with `SERVICE_FAILED`. */
  readonly startSingleSignOn: () => Promise<void>;
  /** Handles the provider's response, the address that it redirected to [AUTH-035]. Rejects with `SERVICE_FAILED`. */
  readonly finishSingleSignOn: (redirect: URL) => Promise<SignedInUser>;
  /**
   * Removes the tokens and revokes the refresh token; a failure of the latter is ignored. By choice of the user, the
   * other tabs are informed, and after single sign-on the provider's own sign-out follows [AMB-017].
   */
  readonly signOut: (how?: { readonly byChoice: boolean }) => Promise<void>;
  /** Calls the listener when the user signs out by choice in another tab. Returns how to stop. */
  readonly onSignOutElsewhere: (listener: () => void) => () => void;
}

export interface SignedInUser {
  readonly email: string;
}

/** The result of a sign-in. The attributes go into the address of the next screen and never contain a token. */
export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly user: SignedInUser }
  | { readonly kind: 'newPasswordRequired'; readonly userAttributes: Readonly<Record<string, string>> };

export type SessionErrorCode =
  | 'CREDENTIALS_REFUSED'
  | 'CHALLENGE_LOST'
  | 'SESSION_INVALID'
  | 'SERVICE_FAILED';

/** A refusal or failure of the identity service. The message is its own and goes to the log and, in the change-password dialog, to the user [PROF-024]. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly code: SessionErrorCode;

  constructor(code: SessionErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
