import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { UserChangeAction } from '@assay/shared/contracts';

/** Written by the database alone, whenever a user is changed. */
type UserAuditTable = {
  id: GeneratedAlways<number>;
  client_id: string;
  changed_at: ColumnType<Date, never, never>;
  user_id: number;
  user_name: string;
  user_email: string;
  changed_by_id: number;
  changed_by: string;
  action: UserChangeAction;
  from_value: string | null;
  to_value: string | null;
};

type UserEmailChangesTable = {
  user_id: number;
  email: string;
  code_hash: string;
  tries: Generated<number>;
  sent: Generated<number>;
  first_sent_at: Date;
  expires_at: Date;
};

/** What belongs to people besides their row. */
export type PeopleTables = {
  user_audit: UserAuditTable;
  user_email_changes: UserEmailChangesTable;
};
