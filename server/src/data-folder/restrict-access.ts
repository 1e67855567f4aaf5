import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ensurePrivateFolder } from '../platform/files.ts';

/**
 * Creates a folder that only the server's own account may enter, or withdraws the access of other accounts to an existing
 * one and to its direct content.
 * @returns false where the system does not allow to withdraw it
 */
export async function restrictAccess(folder: string): Promise<boolean> {
  await ensurePrivateFolder(folder);
  const inside = (await readdir(folder)).map((name) => join(folder, name));
  const closed = await Promise.allSettled([folder, ...inside].map(restrictOne));
  return closed.every(({ status }) => status === 'fulfilled');
}

async function restrictOne(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o077) !== 0) await chmod(path, mode & 0o700);
}
