import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';

import { buildPdf, writeTemporary } from '../testing/build-pdf.ts';
import { contentBomb, pictureBomb } from '../testing/build-bombs.ts';
import { jobFor } from '../testing/paths.ts';
import { dataBytesOf, findConfinement, missingConfinement } from './confinement.ts';
import { createExtractorProcess } from './extractor-process.ts';
import { residentBytesOf } from './resident-memory.ts';

const MEBIBYTE = 1024 * 1024;
const isLimited = process.platform === 'linux' && findConfinement().prlimit !== null;

describe('the memory of the reading process', () => {
  const pids: number[] = [];
  const extractor = createExtractorProcess({ onStart: (pid) => pids.push(pid) });
  after(() => extractor.close());
  let small: string;
  before(async () => {
    small = writeTemporary(await buildPdf([[{ x: 60, y: 80, text: 'Capital Call Notice', size: 16 }]]));
    assert.ok((await extractor.extract(jobFor(small), {})).ok);
  });

  /** Extracts a bomb. @returns how it ended and the most memory that was seen besides that of the idle process. */
  async function explode(bomb: Uint8Array): Promise<{ failure: unknown; growth: number }> {
    assert.ok(bomb.length < 4096, `a bomb of ${bomb.length} bytes`);
    const file = writeTemporary(bomb);
    const pid = () => pids.at(-1) ?? 0;
    const idle = residentBytesOf(pid()) ?? 0;
    let most = idle;
    const watch = setInterval(() => (most = Math.max(most, residentBytesOf(pid()) ?? 0)), 5);
    const outcome = await extractor.extract(jobFor(file), {});
    clearInterval(watch);
    return { failure: outcome.ok ? null : outcome.failure, growth: most - idle };
  }

  const refused = { stage: 'EXT_FAILED', detail: 'Extracting the document needs more memory than allowed.' };

  it('STATE-010 a page of three kilobytes that unpacks to 600 MiB fails its document within 512 MiB, and the next document is read', async () => {
    const { failure, growth } = await explode(await contentBomb(600));
    if (isLimited) assert.deepEqual(failure, refused);
    else assert.ok(failure !== null);
    if (isLimited) assert.ok(growth <= 512 * MEBIBYTE, `${growth / MEBIBYTE} MiB`);
    assert.ok((await extractor.extract(jobFor(small), {})).ok);
  });

  it('STATE-010 a picture of three kilobytes that unpacks to 700 MiB fails its document within 512 MiB, and the next document is read', async () => {
    const { failure, growth } = await explode(await pictureBomb(16_000));
    assert.equal((failure as { stage?: string } | null)?.stage, 'EXT_FAILED');
    if (isLimited) assert.ok(growth <= 512 * MEBIBYTE, `${growth / MEBIBYTE} MiB`);
    assert.ok((await extractor.extract(jobFor(small), {})).ok);
  });

  it('is limited by the system to 512 MiB more than it has when idle, and has no network, where the system can do that', () => {
    const pid = pids.at(-1) ?? 0;
    if (isLimited) {
      const limit = /^Max data size\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))?.[1];
      assert.ok(Number(limit) <= (dataBytesOf(pid) ?? 0) + 512 * MEBIBYTE);
    }
    if (findConfinement().unshare !== null) {
      const interfaces = readFileSync(`/proc/${pid}/net/dev`, 'utf8').trim().split('\n').slice(2);
      assert.deepEqual(
        interfaces.map((line) => line.split(':')[0]?.trim()),
        ['lo'],
      );
    }
  });

  it('says which limits the system cannot keep', () => {
    const [memory, network] = missingConfinement(false, { prlimit: null, unshare: null });
    assert.match(memory ?? '', /watched, not limited: prlimit is missing/u);
    assert.match(network ?? '', /not cut off from the network: unshare is missing/u);
    assert.deepEqual(missingConfinement(false, { prlimit: '/p', unshare: '/u' }), []);
    assert.match(
      missingConfinement(true, { prlimit: '/p', unshare: '/u' })[0] ?? '',
      /plug-ins may need it/u,
    );
  });
});
