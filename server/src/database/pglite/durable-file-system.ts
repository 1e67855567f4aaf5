import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** How often this thread has forced written rows to the disk. */
let syncCount = 0;

/** The part of Emscripten's NODEFS that is replaced: its streams know the real file descriptor. */
interface NodeFileSystemModule {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: { readonly nfd?: number }) => number };
    doSetAttr: (
      place: unknown,
      node: unknown,
      change: { mode?: number | null },
      ...how: unknown[]
    ) => unknown;
  };
}

/** The database sets the permissions of its files itself, for all accounts; those of other accounts are removed. */
function restrictToOwner(module: unknown): void {
  const { NODEFS: files } = module as NodeFileSystemModule;
  const setAttributes = files.doSetAttr;
  files.doSetAttr = (place, node, change, ...how) => {
    const isMode = change.mode !== undefined && change.mode !== null;
    const own = isMode ? { ...change, mode: Number(change.mode) & ~0o077 } : change;
    return setAttributes(place, node, own, ...how);
  };
}

function syncStreamsForReal(module: unknown): void {
  const { stream_ops: operations } = (module as NodeFileSystemModule).NODEFS;
  operations.fsync = (stream) => {
    if (stream.nfd !== undefined) {
      fdatasyncSync(stream.nfd);
      syncCount += 1;
    }
    return 0;
  };
}

/**
 * The folder of an embedded database, for its owner alone and with a commit that survives a power cut. As shipped, PGlite never calls fsync:
 * it starts with `-F`, its file system has no fsync, and its default sync method is a stub. This class and
 * `DURABLE_START_PARAMETERS` undo all three; it leans on internals, so `assertDurable` looks at every start that it works.
 */
export class DurableNodeFileSystem extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...parameters);
    const { emscriptenOpts } = prepared;
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), syncStreamsForReal, restrictToOwner];
    return prepared;
  }
}

export const DURABLE_START_PARAMETERS: string[] = PGlite.defaultStartParams
  .filter((parameter) => parameter !== '-F')
  .concat('-c', 'wal_sync_method=fsync', '-c', 'work_mem=16MB', '-c', 'random_page_cost=1');

/** Commits a row and throws unless the commit reached the disk. */
export async function assertDurable(database: PGlite): Promise<void> {
  const before = syncCount;
  await database.exec(`
    create table if not exists start_probe (started_at timestamptz not null);
    delete from start_probe;
    insert into start_probe values (now());`);
  if (syncCount === before) {
    throw new Error(
      'The embedded database does not write through to the disk; refusing to keep documents in it.',
    );
  }
}
