import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A network of its own, without a way out; needs a user namespace, which not every system gives away. */
const WITHOUT_NETWORK = ['--user', '--map-current-user', '--net', '--'];

/** What this system offers to confine the reading process with (both belong to util-linux). */
export interface Confinement {
  /** Absolute path of prlimit, or null where there is none. */
  readonly prlimit: string | null;
  /** Absolute path of unshare where it may cut off the network, else null. */
  readonly unshare: string | null;
}

function find(program: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/bin'];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}

function findUnshare(): string | null {
  const unshare = find('unshare');
  if (unshare === null) return null;
  const tried = spawnSync(unshare, [...WITHOUT_NETWORK, process.execPath, '--version'], { stdio: 'ignore' });
  return tried.status === 0 ? unshare : null;
}

let found: Confinement | undefined;

/** Looks once. */
export function findConfinement(): Confinement {
  found ??=
    process.platform === 'linux'
      ? { prlimit: find('prlimit'), unshare: findUnshare() }
      : { prlimit: null, unshare: null };
  return found;
}

/** What an operator should know: which of the limits this system cannot keep. Empty where it keeps all. */
export function missingConfinement(
  needsNetwork: boolean,
  { prlimit, unshare }: Confinement = findConfinement(),
): string[] {
  const network = 'The process that reads documents is not cut off from the network';
  return [
    ...(prlimit === null
      ? ['The memory of the process that reads documents is watched, not limited: prlimit is missing']
      : []),
    ...(needsNetwork
      ? [`${network}: its plug-ins may need it`]
      : unshare === null
        ? [`${network}: unshare is missing or may not make a namespace here`]
        : []),
  ];
}

/** How a Node process is started: the program and what comes before the script. */
export function launcherOf(
  nodeOptions: readonly string[],
  needsNetwork: boolean,
): { execPath: string; execArgv: string[] } {
  const { unshare } = findConfinement();
  return unshare === null || needsNetwork
    ? { execPath: process.execPath, execArgv: [...nodeOptions] }
    : { execPath: unshare, execArgv: [...WITHOUT_NETWORK, process.execPath, ...nodeOptions] };
}

/** The bytes of a process that the system counts against its limit of data; null where it does not tell. */
export function dataBytesOf(pid: number): number | null {
  try {
    const kibibytes = /^VmData:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  } catch {
    return null;
  }
}

/**
 * Lets a process take `bytes` of memory more than it has now, and no more; the system refuses it the rest.
 * @returns what it has now in bytes; null where there is no such limit
 */
export async function limitGrowth(pid: number, bytes: number): Promise<number | null> {
  const { prlimit } = findConfinement();
  const idle = dataBytesOf(pid);
  if (prlimit === null || idle === null) return null;
  await run(prlimit, ['--pid', String(pid), `--data=${idle + bytes}`]);
  return idle;
}
