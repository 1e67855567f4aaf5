/** Lists the sets of documents, and takes them out of the archive or puts them into it. */

import { readArguments, refuseArguments } from '../../../server/src/processes/run-command.ts';
import { archivedSets, hasFolder, packFolders, readDocuments, writeFolder } from './set-files.ts';
import { CORPUS_SETS, corpusSet, isOpen } from './sets.ts';

const USAGE = `npm run bench -- sets [list | unpack NAME… | pack NAME…]

  list         what there is, where it lies and when it was opened
  unpack NAME  writes a set of the archive as a folder, which goes before the archive; only of sets that are opened
  pack NAME    puts the folder of a set into the archive and removes it; equal documents give equal bytes`;

function list(): void {
  const archived = archivedSets();
  for (const set of CORPUS_SETS) {
    const place = hasFolder(set.name) ? 'folder ' : archived.includes(set.name) ? 'archive' : 'missing';
    const use = set.opened === null ? 'totals only' : 'read blind once';
    console.log(
      `${set.name.padEnd(34)} ${place} written ${set.written}, opened ${set.opened ?? 'never     '}  ${use.padEnd(15)} ${set.contents}`,
    );
  }
}

/** @throws Error where a set is not opened: nobody may read it */
function unpack(names: readonly string[]): void {
  const closed = names.map(corpusSet).find((set) => !isOpen(set));
  if (closed !== undefined) throw new Error(`${closed.name} is not opened: of it only totals are shown.`);
  for (const name of names) {
    if (hasFolder(name)) throw new Error(`${name} has a folder already.`);
    writeFolder(name, readDocuments(name));
  }
}

/** @throws Error where a set has no folder or is not in the manifest */
function pack(names: readonly string[]): void {
  const missing = names.find((name) => !hasFolder(corpusSet(name).name));
  if (missing !== undefined) throw new Error(`${missing} has no folder.`);
  packFolders(
    names,
    CORPUS_SETS.map(({ name }) => name),
  );
}

function main(): void {
  const { positionals } = readArguments({ usage: USAGE, hasPositionals: true });
  const [action = 'list', ...names] = positionals;
  if (action === 'list' && names.length === 0) list();
  else if (action === 'unpack' && names.length > 0) unpack(names);
  else if (action === 'pack' && names.length > 0) pack(names);
  else refuseArguments(USAGE, `This is not a command: ${positionals.join(' ')}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
