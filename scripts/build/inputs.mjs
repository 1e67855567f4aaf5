import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'testing', 'testing-host', 'gallery', 'dist', '.cache']);
const isSource = (name) => !/\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(name) && !name.endsWith('.md');

async function* walk(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) yield* walk(full);
    else if (entry.isFile() && isSource(entry.name)) yield full;
  }
}

/**
 * The hash of everything a build reads: its settings, and the given folders and files, sources only, by path and content.
 * Two builds of equal hash give the same bundle.
 */
export async function hashInputs(root, { folders, files, settings }) {
  const all = [...files.map((file) => path.join(root, file))];
  for (const folder of folders) for await (const file of walk(path.join(root, folder))) all.push(file);
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of all.sort()) {
    hash.update(path.relative(root, file));
    hash.update('\0');
    hash.update(await readFile(file));
    hash.update('\0');
  }
  return hash.digest('hex');
}
