import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect as connectSocket } from 'node:net';
import path from 'node:path';
import SftpClient from 'ssh2-sftp-client';
import { accessFile, createStabilityCheck, isTaken, type Source } from './source.ts';

/** A folder on an SFTP server. */
export interface SftpOptions {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly folder: string;
  readonly password?: string | undefined;
  /** Path of a private key. */
  readonly keyFile?: string | undefined;
  /** SHA-256 of the server's key in base64, as `ssh-keygen -lf` prints it. Another server is refused. */
  readonly hostKey: string;
}

const CONNECT_MS = 20_000;
/** After three of these without a response the connection is closed. */
const KEEP_ALIVE_MS = 10_000;
const ignore = () => undefined;

/** What a server answers about one file: by its number in the protocol, or as the client words it. */
const OF_FILE: readonly unknown[] = [2, 3, 4, 8, 'EACCES', 'ENOENT', 'ENOTDIR', 'ERR_BAD_PATH'];
const isOfFile = (error: unknown) =>
  error instanceof Error && 'code' in error && OF_FILE.includes(error.code);

const fingerprintOf = (key: Buffer) => createHash('sha256').update(key).digest('base64').replace(/=+$/, '');

/** Moves a file, into a folder that is made if it is missing. */
async function move(client: SftpClient, from: string, to: string): Promise<void> {
  const parent = path.posix.dirname(to);
  if ((await client.exists(parent)) === false) await client.mkdir(parent, true);
  await client.rename(from, to);
}

/**
 * Calls `use` with a connection. @throws Error when the connection closes before `use` is done: calls that wait for an
 * answer then would wait for ever.
 */
async function withConnection(
  { hostKey, keyFile, host, port, username, password }: SftpOptions,
  use: (client: SftpClient) => Promise<void>,
): Promise<void> {
  const wanted = hostKey.replace(/^SHA256:/, '').replace(/=+$/, '');
  // Without these it writes every event of a connection to the console; what fails is thrown besides.
  const client = new SftpClient('assay', { error: ignore, end: ignore, close: ignore });
  const privateKey = keyFile === undefined ? undefined : await readFile(keyFile);
  // A request for the next part of a file must not wait for the acknowledgement of the one before: 40 ms each.
  const socket = connectSocket({ host, port, noDelay: true });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const work = async () => {
    await client.connect({
      username,
      ...(password !== undefined && { password }),
      ...(privateKey && { privateKey }),
      sock: socket,
      readyTimeout: CONNECT_MS,
      keepaliveInterval: KEEP_ALIVE_MS,
      hostVerifier: (key: Buffer) => fingerprintOf(key) === wanted,
    });
    await use(client);
  };
  const lost = closed.then(() => Promise.reject(new Error('The connection was closed.')));
  try {
    await Promise.race([work(), lost]);
  } finally {
    await Promise.race([client.end(), closed]);
  }
}

/** An SFTP server. Files that were taken are moved to `processed` or `refused` below the folder. */
export function createSftpSource(options: SftpOptions): Source {
  const stabilityCheck = createStabilityCheck();
  const placeOf = (...parts: string[]) => path.posix.join(options.folder, ...parts);

  return {
    name: 'SFTP',
    switchName: 'sftpIntegration',
    withFiles: (use) =>
      withConnection(options, async (client) => {
        const entries = await client.list(options.folder);
        const found = entries
          .filter(({ type, name }) => type === '-' && isTaken(name))
          .map(({ name, size, modifyTime }) => ({ name, id: `${name} ${size} ${modifyTime}` }));
        const isStable = stabilityCheck(new Set(found.map(({ id }) => id)));
        await use(
          found
            .filter(({ id }) => isStable(id))
            .map(({ id, name }) => ({
              id,
              name,
              open: () =>
                accessFile(isOfFile, async () => {
                  const content = client.createReadStream(placeOf(name));
                  await once(content, 'open');
                  return content;
                }),
              putAside: (aside, nameAside) =>
                accessFile(isOfFile, () => move(client, placeOf(name), placeOf(aside, nameAside))),
              writeBeside: async (aside, nameAside, text) => {
                await client.put(Buffer.from(text), placeOf(aside, nameAside));
              },
            })),
        );
      }),
  };
}
