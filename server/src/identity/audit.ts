import type { Clock } from '../platform/clock.ts';
import type { DatabaseClient } from '../database/database.ts';
import { insertAuditRow } from './audit.repository.ts';
import type { KeyedHash } from '../platform/encryption.ts';

/** What happened, named after the operations of the protocol. */
export type AuditAction =
  | 'signIn'
  | 'refresh'
  | 'signOut'
  | 'signOutEverywhere'
  | 'requestReset'
  | 'confirmReset'
  | 'changePassword'
  | 'completeNewPassword'
  | 'recover'
  | 'updateAttributes'
  | 'requestVerification'
  | 'verifyEmail'
  | 'adminCreateUser'
  | 'adminDeleteUser'
  | 'adminDisableUser'
  | 'adminEnableUser'
  | 'adminSetPassword'
  | 'adminResetPassword'
  | 'adminUpdateAttributes'
  | 'adminSignOutEverywhere';

/** How it ended: done, waiting for a new password, or refused. */
export type AuditOutcome = 'done' | 'newPasswordRequired' | 'refused';

/** One row of the audit log. `name` is the typed name where no subject is known; only its keyed hash is stored. */
export interface AuditEvent {
  action: AuditAction;
  outcome: AuditOutcome;
  subject?: string | null;
  name?: string;
  address?: string;
}

/** Writes to the audit log who did what, when and from where. Never a password, a code, a token or a typed name. */
export type Audit = (event: AuditEvent, db?: DatabaseClient) => Promise<void>;

/** The audit log in the suite's database. */
export function createAudit(db: DatabaseClient, hash: KeyedHash, clock: Clock): Audit {
  return async (event, executor = db) => {
    const isNameNeeded = !event.subject && event.name !== undefined;
    await insertAuditRow(executor, {
      at: clock(),
      action: event.action,
      outcome: event.outcome,
      subject: event.subject ?? null,
      name_hash: isNameNeeded ? hash('audit', event.name ?? '').toString('base64') : null,
      address: event.address ?? null,
    });
  };
}
