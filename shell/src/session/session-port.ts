import type { SessionStore } from './session.store.ts';

/**
 * What the shell needs of the identity service. `shell/src/session` answers it over the Cognito protocol and is the
 * only part of the suite that knows the library for it [AMB-013].
 */
export interface SessionPort {
  /** Who is signed in. E-mail and tokens follow the browser's storage, changes in other tabs included. */
  readonly state: SessionStore;
  /**
   * The session from the browser's storage, refreshed where its tokens are old. Null where nothing is stored; rejects
   * with `SESSION_INVALID` where what is stored is refused [AMB-016].
   */
  readonly restore: () => Promise<SignedInUser | null>;
  /** Signs in with e-mail and password. Rejects with `CREDENTIALS_REFUSED`, or with anything else. */
  readonly signIn: (credentials: {
    readonly email: string;
    readonly password: string;
  }) => Promise<SignInOutcome>;
  /**
   * Answers the new-password challenge of the last `signIn`; the e-mail attribute is left out [AUTH-008]. Rejects with
   * `CHALLENGE_LOST` after a reload, since the challenge is kept in memory only [AMB-021].
   */
  readonly completeNewPassword: (answer: {
    readonly newPassword: string;
    readonly userAttributes: Readonly<Record<string, string>>;
  }) => Promise<SignedInUser>;
  /** Asks for a verification code. Rejects with the e-mail itself [AUTH-021]. */
  readonly requestPasswordReset: (email: string) => Promise<void>;
  readonly confirmPasswordReset: (answer: {
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
  /** Leaves for the provider of single sign-on [AUTH-034]. Rejects with `SERVICE_FAILED`. */
  readonly startSingleSignOn: () => Promise<void>;
  /** Takes the provider's answer, the address that it returned to [AUTH-035]. Rejects with `SERVICE_FAILED`. */
  readonly finishSingleSignOn: (answer: URL) => Promise<SignedInUser>;
  /**
   * Forgets the tokens and revokes the refresh token; a failure of the latter is ignored. By choice of the user, the
   * other tabs are told so, and after single sign-on the provider's own sign-out follows [AMB-017].
   */
  readonly signOut: (how?: { readonly byChoice: boolean }) => Promise<void>;
  /** Calls the listener when the user signs out by choice in another tab. Returns how to stop. */
  readonly onSignOutElsewhere: (listener: () => void) => () => void;
}

export interface SignedInUser {
  readonly email: string;
}

/** How a sign-in went. The attributes go into the address of the next screen; they never hold a token. */
export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly user: SignedInUser }
  | { readonly kind: 'newPasswordRequired'; readonly userAttributes: Readonly<Record<string, string>> };

export type SessionErrorCode =
  'CREDENTIALS_REFUSED' | 'CHALLENGE_LOST' | 'SESSION_INVALID' | 'SERVICE_FAILED';

/** A refusal or failure of the identity service. The message is its own and goes to the log and, in the change-password dialog, to the user [PROF-024]. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly code: SessionErrorCode;

  constructor(code: SessionErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
