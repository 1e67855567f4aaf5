import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { assertSafeListening } from '../identity/index.ts';
import { exitProcess } from '../platform/exit-process.ts';
import { openLog } from '../platform/logger.ts';
import type { Api } from './api.ts';
import type { AppContext } from './app-context.ts';

/** An address and a password that the start of a demo prints. */
export interface PrintedSignIn {
  readonly email: string;
  readonly password: string;
}

/** @throws Error on the embedded database, which belongs to a single process; this process runs beside others. */
export function requirePostgres(config: Config): void {
  if (config.databaseUrl !== undefined) return;
  throw new Error(
    'This process needs PostgreSQL (DATABASE_URL): the embedded database belongs to one process, main.ts.',
  );
}

/** Opens the port and prints its address and, for the demo client, the sign-in of each user. */
export async function listen(
  { config }: AppContext,
  { app, url }: Api,
  signIns: readonly PrintedSignIn[],
): Promise<void> {
  const { host, port, isBehindProxy, brand } = config;
  assertSafeListening({ host, hasTls: false, isBehindProxy });
  await app.listen({ host, port });
  const lines = signIns.map(({ email, password }) => `  ${email.padEnd(24)} ${password}`);
  const users = lines.length > 0 ? ['', 'Sign in as', ...lines] : [];
  process.stdout.write(`${[`${brand.product} is ready at ${url}`, ...users].join('\n')}\n`);
}

/** A process that has started. */
export interface RunningProcess {
  readonly context: Pick<AppContext, 'draining'>;
  /** Seconds for which it goes on answering although it says that it is not ready; 0 if not given. */
  readonly drainSeconds?: number;
  /** Finishes what is under way and releases everything. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs a process until SIGINT or SIGTERM, then stops it in order. After SIGTERM, which a deployment sends, the process
 * first says for DRAIN_SECONDS that it is not ready, and goes on answering; a further signal ends that wait. A signal
 * during the start is followed after the start. A start that fails writes its reason in one line to stderr, and the error
 * with stack and causes to the log.
 */
export async function runProcess(start: () => Promise<RunningProcess>): Promise<void> {
  // What we write is for this account alone. Threads cannot set the mask, so it is set before there are any.
  process.umask(0o077);
  const signal = Promise.withResolvers<'SIGINT' | 'SIGTERM'>();
  const hurry = new AbortController();
  let isSignalled = false;
  const note = (name: 'SIGINT' | 'SIGTERM') => {
    if (isSignalled) hurry.abort();
    isSignalled = true;
    signal.resolve(name);
  };
  process.on('SIGINT', () => note('SIGINT'));
  process.on('SIGTERM', () => note('SIGTERM'));
  try {
    const { context, drainSeconds = 0, stop } = await start();
    const isDeployment = (await signal.promise) === 'SIGTERM';
    context.draining.abort();
    if (isDeployment) await pause(drainSeconds * 1000, undefined, hurry).catch(() => undefined);
    await stop();
    exitProcess(0);
  } catch (error) {
    fail(error);
  }
}

/** The log gets the error with stack and causes. A person gets its message, last. */
function fail(error: unknown): void {
  openLog('fatal').fatal({ err: error }, 'the process failed');
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  exitProcess(1);
}
