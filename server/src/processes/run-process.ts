import { BRAND } from '@assay/shared/domain';
import type { Config } from '../config/config.ts';
import type { DemoSignIn } from '../demo/demo.ts';
import { assertSafeListening } from '../identity/index.ts';
import type { Api, Foundation } from './assemble.ts';

/** A process beside others needs a database that several can open; the embedded one belongs to a single process. */
export function requireServer(config: Config): void {
  if (config.databaseUrl !== undefined) return;
  throw new Error(
    'This process needs PostgreSQL (DATABASE_URL): the embedded database belongs to one process, main.ts.',
  );
}

/** Opens the port and says where, and for the demo client who may sign in. */
export async function listen(
  { config }: Foundation,
  { app, url }: Api,
  signIns: readonly DemoSignIn[],
): Promise<void> {
  const { host, port, isBehindProxy } = config;
  assertSafeListening({ host, hasTls: false, isBehindProxy });
  await app.listen({ host, port });
  const lines = signIns.map(({ email, password }) => `  ${email.padEnd(24)} ${password}`);
  const people = lines.length > 0 ? ['', 'Sign in as', ...lines] : [];
  process.stdout.write(`${[`${BRAND.product} is ready at ${url}`, ...people].join('\n')}\n`);
}

/**
 * Runs a process until it is told to end, and then ends it in order: one told so while it starts ends once it has
 * started. A start that fails says why in one line.
 */
export async function runProcess(start: () => Promise<() => Promise<void>>): Promise<void> {
  // Before anything is written, and before there are threads, which cannot set it: what we write is for this account alone.
  process.umask(0o077);
  const told = Promise.withResolvers<undefined>();
  process.on('SIGINT', () => told.resolve(undefined));
  process.on('SIGTERM', () => told.resolve(undefined));
  try {
    const stop = await start();
    await told.promise;
    await stop();
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
