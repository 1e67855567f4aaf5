import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildPdf, labelRows } from '../../server/src/pipeline/testing/build-pdf.ts';
import { Client } from '../lib/client.ts';
import { startOpenSsh } from '../lib/open-ssh.ts';
import { seededRandom } from '../lib/random.ts';
import type { Scenario, ScenarioFigures, ScenarioOptions } from '../lib/scenario.ts';
import { freePort, startSuite } from '../lib/suite.ts';

/** Files that come before each stop of the SFTP server. */
const FILES = 3;
/** The longest time before a stop, and that the server is away, in ms. */
const WINDOW = 2500;
const PICK_UP_LIMIT = 180_000;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function dropFile(folder: string, name: string): Promise<string> {
  const bytes = await buildPdf([labelRows([['Fund', `Fund ${name}`], ['Call number', name]])]);
  writeFileSync(join(folder, name), bytes);
  return sha256(bytes);
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
  const suite = await startSuite(undefined, {
    ASSAY_SWITCHES: '{"sftpIntegration":true}',
    ASSAY_PICK_UP_SECONDS: '1',
    ASSAY_SFTP_URL: ssh.url(inbox),
    ASSAY_SFTP_HOST_KEY: ssh.hostKey,
    ASSAY_SFTP_KEY_FILE: ssh.keyFile,
  });
  try {
    const dropped = new Map<string, string>();
    for (let count = 0; count < times; count += 1) {
      for (let file = 0; file < FILES; file += 1) {
        const name = `call-${count}-${file}.pdf`;
        dropped.set(name, await dropFile(inbox, name));
      }
      await pause(random() * WINDOW);
      await ssh.kill();
      await pause((random() * WINDOW) / 2);
      await ssh.start();
    }
    const processed = join(inbox, 'processed');
    const isLeft = () => readdirSync(inbox).some((name) => name.endsWith('.pdf'));
    for (const limit = performance.now() + PICK_UP_LIMIT; isLeft() && performance.now() < limit;) await pause(200);
    const client = new Client(suite);
    const harmed = await harmsOf(client, dropped);
    if (isLeft()) harmed.push(`${readdirSync(inbox).length - 1} files were not taken`);
    const ends: Record<string, number> = {};
    for (const { stage } of await client.documents()) ends[stage] = (ends[stage] ?? 0) + 1;
    const uploads = readdirSync(processed).length;
    return { uploads, saves: 0, refusals: {}, ends, harmed, unexpectedEnds: suite.unexpectedEnds() };
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
