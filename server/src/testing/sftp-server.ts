import { createHash, generateKeyPairSync } from 'node:crypto';
import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import ssh2, { type SFTPWrapper } from 'ssh2';

const { STATUS_CODE } = ssh2.utils.sftp;
const MAX_READ = 32_768;
/** Handles from here on are those of folders. */
const FIRST_FOLDER = 1_000_000;

/** An SFTP server over a folder, with one user. For tests. */
export interface TestSftpServer {
  readonly port: number;
  /** SHA-256 of its key, as `ssh-keygen -lf` prints it. */
  readonly hostKey: string;
  /** Whether the user may neither make folders nor move and write files. */
  isReadOnly: boolean;
  /** Breaks every connection off after so many bytes of files; null never does. */
  breakAfter(bytes: number | null): void;
  close(): Promise<void>;
}

const attributesOf = (place: string) => {
  const { mode, size, uid, gid, atimeMs, mtimeMs } = statSync(place);
  return { mode, size, uid, gid, atime: Math.floor(atimeMs / 1000), mtime: Math.floor(mtimeMs / 1000) };
};

type PlaceOf = (name: string) => string;
type MayWrite = () => boolean;

/** A handle is a number: of an open file, or of a listed folder. */
function handleOf(number: number): Buffer {
  const handle = Buffer.alloc(4);
  handle.writeUInt32BE(number);
  return handle;
}

/** Responds to a request, or that there is no such file. */
function attempt(sftp: SFTPWrapper, id: number, respond: () => void): void {
  try {
    respond();
  } catch {
    sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  }
}

/** Responds to a request to change something, or that this is not allowed. */
function attemptChange(sftp: SFTPWrapper, id: number, mayWrite: MayWrite, respond: () => void): void {
  if (mayWrite()) attempt(sftp, id, respond);
  else sftp.status(id, STATUS_CODE.PERMISSION_DENIED);
}

/** Serves the calls that list folders and move files. */
function serveFolders(sftp: SFTPWrapper, placeOf: PlaceOf, mayWrite: MayWrite): void {
  const listed = new Map<number, string[]>();
  sftp.on('REALPATH', (id, name) =>
    sftp.name(id, [
      { filename: path.posix.resolve('/', name), longname: '', attrs: attributesOf(placeOf('/')) },
    ]),
  );
  const stat = (id: number, name: string) =>
    attempt(sftp, id, () => sftp.attrs(id, attributesOf(placeOf(name))));
  sftp.on('STAT', stat).on('LSTAT', stat);
  sftp.on('OPENDIR', (id, name) =>
    attempt(sftp, id, () => {
      const number = FIRST_FOLDER + listed.size;
      const place = placeOf(name);
      listed.set(
        number,
        readdirSync(place).map((entry) => path.join(place, entry)),
      );
      sftp.handle(id, handleOf(number));
    }),
  );
  sftp.on('READDIR', (id, handle) => {
    const places = listed.get(handle.readUInt32BE()) ?? [];
    listed.set(handle.readUInt32BE(), []);
    if (places.length === 0) return sftp.status(id, STATUS_CODE.EOF);
    const names = places.map((place) => {
      const filename = path.basename(place);
      const kind = lstatSync(place).isDirectory() ? 'd' : '-';
      const longname = `${kind}rw-r--r-- 1 a a 0 Jan 1 00:00 ${filename}`;
      return { filename, longname, attrs: attributesOf(place) };
    });
    sftp.name(id, names);
  });
  sftp.on('MKDIR', (id, name) =>
    attemptChange(sftp, id, mayWrite, () => {
      mkdirSync(placeOf(name));
      sftp.status(id, STATUS_CODE.OK);
    }),
  );
  sftp.on('RENAME', (id, from, to) =>
    attemptChange(sftp, id, mayWrite, () => {
      renameSync(placeOf(from), placeOf(to));
      sftp.status(id, STATUS_CODE.OK);
    }),
  );
}

/** Serves the calls that read and write files, and counts how much was read. */
function serveFiles(sftp: SFTPWrapper, placeOf: PlaceOf, onRead: (bytes: number) => void): void {
  sftp.on('OPEN', (id, name, flags) =>
    attempt(sftp, id, () =>
      sftp.handle(id, handleOf(openSync(placeOf(name), ssh2.utils.sftp.flagsToString(flags) ?? 'r'))),
    ),
  );
  sftp.on('WRITE', (id, handle, offset, data) =>
    attempt(sftp, id, () => {
      writeSync(handle.readUInt32BE(), data, 0, data.length, offset);
      sftp.status(id, STATUS_CODE.OK);
    }),
  );
  sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK));
  sftp.on('READ', (id, handle, offset, length) => {
    const bytes = Buffer.alloc(Math.min(length, MAX_READ));
    const read = readSync(handle.readUInt32BE(), bytes, 0, bytes.length, offset);
    onRead(read);
    if (read === 0) sftp.status(id, STATUS_CODE.EOF);
    else sftp.data(id, bytes.subarray(0, read));
  });
  sftp.on('CLOSE', (id, handle) => {
    const number = handle.readUInt32BE();
    if (number < FIRST_FOLDER) closeSync(number);
    sftp.status(id, STATUS_CODE.OK);
  });
}

/** Starts the server on the loopback address; the user is `assay`, its password `secret`. */
export async function startSftpServer(folder: string): Promise<TestSftpServer> {
  // Not by ssh2: about one of 256 keys that it makes cannot be read back.
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const parsed = ssh2.utils.parseKey(privateKey);
  if (parsed instanceof Error) throw parsed;
  const [key] = Array.isArray(parsed) ? parsed : [parsed];
  if (key === undefined) throw new Error('no key');
  let rest: number | null = null;
  const state = { isReadOnly: false };
  const placeOf = (name: string) => path.join(folder, path.posix.resolve('/', name));
  const serveSession = (sftp: SFTPWrapper, onRead: (bytes: number) => void) => {
    serveFolders(sftp, placeOf, () => !state.isReadOnly);
    serveFiles(sftp, placeOf, onRead);
  };
  const server = new ssh2.Server({ hostKeys: [privateKey] }, (client) => {
    client.on('error', () => undefined);
    client.on('end', () => client.end());
    client.on('authentication', (context) => {
      const isKnown =
        context.method === 'password' && context.username === 'assay' && context.password === 'secret';
      if (isKnown) context.accept();
      else context.reject(['password']);
    });
    client.on('ready', () =>
      client.on('session', (accept) =>
        accept().on('sftp', (acceptSftp) =>
          serveSession(acceptSftp(), (bytes) => {
            if (rest === null) return;
            rest -= bytes;
            if (rest < 0) client.end();
          }),
        ),
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    port: (server.address() as AddressInfo).port,
    hostKey: `SHA256:${createHash('sha256').update(key.getPublicSSH()).digest('base64').replace(/=+$/, '')}`,
    breakAfter: (bytes: number | null) => void (rest = bytes),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
