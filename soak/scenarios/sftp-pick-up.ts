import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentRequestWire } from '@assay/shared/contracts';
import { isFailedStage, isStage } from '@assay/shared/domain';
import { buildPdf, labelRows } from '../../server/src/pipeline/testing/build-pdf.ts';
import { Client } from '../lib/client.ts';
import { startOpenSsh } from '../lib/open-ssh.ts';
import { seededRandom } from '../lib/random.ts';
import type { Scenario, ScenarioFigures, ScenarioOptions } from '../lib/scenario.ts';
import { freePort, startSuite } from '../lib/suite.ts';

/** Files that come before each stop of the SFTP server, with one that takes a moment to read. */
const FILES = 3;
const LARGE_BYTES = 32 * 1024 * 1024;
/** The longest time before a stop, and that the server is away, in ms. */
const WINDOW = 2500;
const PICK_UP_LIMIT = 180_000;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** @returns the hash of the file */
function dropFile(folder: string, name: string, bytes: Uint8Array): string {
  // Under another name until it is whole, as a sender does it.
  writeFileSync(join(folder, `.${name}`), bytes);
  renameSync(join(folder, `.${name}`), join(folder, name));
  return sha256(bytes);
}

function buildNotice(name: string): Promise<Uint8Array> {
  return buildPdf([
    labelRows([
      ['Capital Call Notice', ''],
      ['Fund', 'Soak Partners IV'],
      ['Notice', name],
      ['Amount due', '12,500.00'],
    ]),
  ]);
}

/** What is wrong with the documents that were made of the files: each file is one document, with its bytes. */
async function harmsOf(client: Client, dropped: ReadonlyMap<string, string>): Promise<string[]> {
  const rows = await client.documents();
  const harms = [...dropped].map(async ([name, hash]) => {
    const own = rows.filter((row) => row.file_name === name);
    if (own.length !== 1) return [`${name} became ${own.length} documents`];
    const isSame = sha256(await client.download(own[0]?.id ?? '')) === hash;
    return isSame ? [] : [`${name} has another file`];
  });
  return (await Promise.all(harms)).flat();
}

async function stopSftp({ times, seed }: ScenarioOptions): Promise<ScenarioFigures> {
  const random = seededRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'assay-sftp-'));
  const inbox = join(folder, 'inbox');
  mkdirSync(inbox);
  const ssh = await startOpenSsh(folder, await freePort());
  const suite = await startSuite({
    settings: {
      ASSAY_SWITCHES: '{"sftpIntegration":true}',
      ASSAY_PICK_UP_SECONDS: '1',
      ASSAY_SFTP_URL: ssh.url(inbox),
      ASSAY_SFTP_HOST_KEY: ssh.hostKey,
      ASSAY_SFTP_KEY_FILE: ssh.keyFile,
    },
  });
  try {
    const dropped = new Map<string, string>();
    let broken = 0;
    for (let count = 0; count < times; count += 1) {
      const large = `large-${count}.bin`;
      dropped.set(large, dropFile(inbox, large, randomBytes(LARGE_BYTES)));
      for (let file = 0; file < FILES; file += 1) {
        const name = `call-${count}-${file}.pdf`;
        dropped.set(name, dropFile(inbox, name, await buildNotice(name)));
      }
      await pause(random() * WINDOW);
      if (await ssh.kill()) broken += 1;
      await pause((random() * WINDOW) / 2);
      await ssh.start();
    }
    const limit = performance.now() + PICK_UP_LIMIT;
    const isLeft = () => readdirSync(inbox).some((name) => dropped.has(name));
    const hasEnded = () => suite.unexpectedEnds().length > 0;
    while (isLeft() && performance.now() < limit && !hasEnded()) await pause(200);
    if (hasEnded()) throw new Error(suite.unexpectedEnds().join('\n'));
    const client = new Client(suite);
    const isInWork = ({ stage }: DocumentRequestWire) =>
      isStage(stage) && stage !== 'EXT_DONE' && !isFailedStage(stage);
    while ((await client.documents()).some(isInWork) && performance.now() < limit) await pause(200);
    const harmed = await harmsOf(client, dropped);
    if (isLeft()) harmed.push('not every file was taken');
    const ends: Record<string, number> = {};
    for (const { stage } of await client.documents()) ends[stage] = (ends[stage] ?? 0) + 1;
    const uploads = readdirSync(join(inbox, 'processed')).length;
    return {
      uploads,
      saves: 0,
      refusals: { 'broken connections': broken },
      ends,
      harmed,
      unexpectedEnds: suite.unexpectedEnds(),
    };
  } finally {
    await suite.close();
    await ssh.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const scenario: Scenario = {
  title: 'stops of an OpenSSH server from which documents are picked up',
  times: 20,
  run: stopSftp,
};
