import type { Generated, Selectable } from 'kysely';

/** The words of the Cognito protocol for the state of an account. */
export type AccountState = 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

/** A person who can sign in. */
export type IdentityUsersTable = {
  subject: string;
  email: string;
  email_verified: boolean;
  name: string;
  status: AccountState;
  enabled: boolean;
  salt: string;
  verifier: Uint8Array;
  temporary_password_expires_at: Date | null;
  temporary_password_mailed: boolean;
  created_at: Date;
  updated_at: Date;
};

/** A sign-in that has not ended; it lives as long as its refresh token. */
export type IdentitySessionsTable = {
  origin_jti: string;
  subject: string;
  token_hash: string;
  authenticated_at: Date;
  expires_at: Date;
};

/** One step of a handshake that awaits its answer. */
export type IdentityChallengesTable = { id_hash: string; sealed: Uint8Array; expires_at: Date };

/** A mailed code, or the decoy of one. */
export type IdentityCodesTable = {
  key_hash: string;
  subject: string | null;
  code_hash: string;
  tries: number;
  expires_at: Date;
};

/** A counter of attempts. */
export type IdentityThrottleTable = {
  key_hash: string;
  count: number;
  blocked_until: Date;
  expires_at: Date;
};

/** Who did what, when, from where, and how it ended. */
export type IdentityAuditTable = {
  id: Generated<string>;
  at: Date;
  action: string;
  outcome: string;
  subject: string | null;
  name_hash: string | null;
  address: string | null;
};

/** What the embedded OpenID provider keeps: its sessions, codes and tokens, sealed. */
export type IdentitySsoArtifactsTable = {
  key_hash: string;
  sealed: Uint8Array;
  uid_hash: string | null;
  grant_hash: string | null;
  subject: string | null;
  consumed_at: Date | null;
  expires_at: Date;
};

/** The tables of `migrations/0100_identity.sql` and `0400_single_sign_on.sql`. */
export type IdentityTables = {
  identity_users: IdentityUsersTable;
  identity_sessions: IdentitySessionsTable;
  identity_challenges: IdentityChallengesTable;
  identity_codes: IdentityCodesTable;
  identity_throttle: IdentityThrottleTable;
  identity_audit: IdentityAuditTable;
  identity_sso_artifacts: IdentitySsoArtifactsTable;
};

/** A row of `identity_users`. */
export type IdentityUser = Selectable<IdentityUsersTable>;
