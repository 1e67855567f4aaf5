/** A folder whose disk can be filled: a mounted one of a few MB, or one whose writes answer that there is no room. For tests. */
import { spawnSync } from 'node:child_process';
import fs, { writeFileSync } from 'node:fs';
import promises, { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mock } from 'node:test';

export interface SmallDisk {
  readonly folder: string;
  /** How it was made, for the titles of tests. */
  readonly kind: 'a mounted disk of 4 MB' | 'writes that answer ENOSPC';
  /** Leaves no room. */
  fill(): void;
  /** From now on a file of more than 4 MB finds room at first and none while it is written. */
  runOut(): void;
  /** Makes room again. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

const CHUNK = Buffer.alloc(16_384);

function fillMounted(folder: string): void {
  for (let n = 0; ; n += 1) {
    try {
      writeFileSync(path.join(folder, `fill-${n}`), CHUNK);
    } catch {
      return;
    }
  }
}

async function emptyMounted(folder: string): Promise<void> {
  const names = await promises.readdir(folder);
  for (const name of names.filter((each) => each.startsWith('fill-'))) await rm(path.join(folder, name));
}

/** Streams of files write through these. */
function refuseWrites(): void {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const refuse = (...values: unknown[]) => {
    const done = values.at(-1);
    if (typeof done === 'function') process.nextTick(done, error);
  };
  mock.method(fs, 'write', refuse as typeof fs.write);
  mock.method(fs, 'writev', refuse as typeof fs.writev);
}

function refuseRoom(): void {
  mock.method(promises, 'statfs', (async () => ({ bavail: 0, bsize: 4096 })) as never);
  syncBuiltinESMExports();
}

function allowWrites(): void {
  mock.restoreAll();
  syncBuiltinESMExports();
}

/** Mounts a disk where that is allowed. */
export async function smallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'assay-small-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
  const remove = () => rm(folder, { recursive: true, force: true });
  if (status !== 0) {
    return {
      folder,
      kind: 'writes that answer ENOSPC',
      fill() {
        refuseWrites();
        refuseRoom();
      },
      runOut: refuseWrites,
      empty: async () => allowWrites(),
      async close() {
        allowWrites();
        await remove();
      },
    };
  }
  return {
    folder,
    kind: 'a mounted disk of 4 MB',
    fill: () => fillMounted(folder),
    runOut: () => undefined,
    empty: () => emptyMounted(folder),
    async close() {
      spawnSync('umount', [folder]);
      await remove();
    },
  };
}
