import type { Config } from '../config/config.ts';
import type { PostgresConfig } from '../database/database.ts';

/** How this installation reaches PostgreSQL; undefined on the embedded database. */
export function postgresConfig({
  databaseUrl,
  databaseDirectUrl,
  databaseReadUrl,
  databaseConnections,
  queueConnections,
}: Config): PostgresConfig | undefined {
  if (databaseUrl === undefined) return undefined;
  return {
    engine: 'postgres',
    url: databaseUrl,
    directUrl: databaseDirectUrl,
    readUrl: databaseReadUrl,
    poolSize: databaseConnections,
    queuePoolSize: queueConnections,
  };
}
