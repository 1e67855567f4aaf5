import type { RawBuilder } from 'kysely';

/** A piece of SQL that one room writes and another puts into its own statement. */
export type SqlExpression<Result> = RawBuilder<Result>;
