/** A folder on a disk that can be filled: a mounted one of a few MB, or one whose writes fail for lack of room. For tests. */
import { spawnSync } from 'node:child_process';
import fs, { rmSync, writeFileSync } from 'node:fs';
import promises, { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mock } from 'node:test';

export interface SmallDisk {
  readonly folder: string;
  /** Which of the two it is, for the titles of tests. */
  readonly kind: string;
  /** Leaves so many bytes of room. */
  fill(leave?: number): void;
  /** From now on a file larger than the disk finds room at first and none while it is written. */
  runOut(): void;
  /** Makes room again. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

const CHUNK = Buffer.alloc(65_536);

function fillMounted(folder: string, leave: number): void {
  const place = (n: number) => path.join(folder, `fill-${n}`);
  let count = 0;
  try {
    for (; ; count += 1) writeFileSync(place(count), CHUNK);
  } catch {
    for (let left = 0; left < leave; left += CHUNK.length) rmSync(place((count -= 1)), { force: true });
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
export async function smallDisk({ megabytes = 4 } = {}): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'assay-small-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
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
    kind: `a mounted disk of ${megabytes} MB`,
    fill: (leave = 0) => fillMounted(folder, leave),
    runOut: () => undefined,
    empty: () => emptyMounted(folder),
    async close() {
      spawnSync('umount', [folder]);
      await remove();
    },
  };
}
