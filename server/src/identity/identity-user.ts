import type { Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The account of a user who can sign in, as it is stored. */
export type IdentityUser = Selectable<Tables['identity_users']>;
