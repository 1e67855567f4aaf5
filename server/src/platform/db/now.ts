import { sql } from 'kysely';

/**
 * The time of the running transaction by the clock of the database, for columns that say when a row changed: API processes
 * and workers on several machines then share one clock.
 */
export const DATABASE_NOW = sql<Date>`now()`;
