import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, PERMISSIONS } from '@assay/shared/domain';
import { buildPdf, labelRows } from '../../pipeline/testing/build-pdf.ts';
import { startLearningServer, type LearningServer } from '../../testing/learning-server.ts';
import type { TestUser } from '../../testing/test-server.ts';

const FIN = 'closing_balance_qtd';

let learning: LearningServer;
before(async () => {
  learning = await startLearningServer();
});
after(() => learning.close());

const statement = (closing: string) =>
  buildPdf([
    [
      { x: 60, y: 60, text: 'Hainberg Verwaltung GmbH Düsseldorf' },
      { x: 60, y: 130, text: 'Kapitalkonto Hainberg Mezzanine III', size: 15 },
      ...labelRows([
        ['Stichtag', '30.06.2024'],
        ['Einzahlungen', '1.000.000,00'],
        ['Feld 7b', closing],
        ['Zeichnungssumme', '20.000.000,00'],
      ]),
    ],
  ]);

/** Uploads a statement with a typed closing balance, or with none. @returns its id */
async function upload(user: TestUser, closing: string, typed?: string): Promise<string> {
  const id = await learning.upload(user, {
    name: 'Q.pdf',
    bytes: await statement(closing),
    type: 'Capital Account',
  });
  if (typed === undefined) return id;
  const { metrics } = await learning.read(user, id);
  const metric = metrics.find(({ identifier }) => identifier.value === FIN);
  assert.ok(metric);
  await learning.type(user, id, [{ metric, value: typed, currency: 'EUR' }]);
  return id;
}

const progressOf = async (user: TestUser, id: string) =>
  (await user.call('GET', `learning/documents/${id}`)).body;

it('AMB-085 a confirmation says by which job it teaches and how many documents are read again, and later that it is in force', async () => {
  const expert = await learning.server.signIn(ALL_PERMISSIONS_MASK);
  const id = await upload(expert, '12.480.112,40', '12480112.40');
  assert.equal((await progressOf(expert, id)).state, 'nothing');
  const said = await learning.confirmAndLearn(expert, id);
  assert.ok(said?.jobId);
  assert.deepEqual([said.state, said.documentCount], ['reading', 1]);
  let after = await progressOf(expert, id);
  // The job ends a moment after its lessons are stored.
  while (after.state === 'reading') after = await progressOf(expert, id);
  assert.deepEqual(after, { ...said, state: 'inForce' });

  const other = await upload(expert, '13.007.551,15', '4711.00');
  assert.equal((await learning.confirmAndLearn(expert, other))?.documentCount, 2);
  const stranger = await learning.server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'stranger' });
  assert.equal((await stranger.call('GET', `learning/documents/${id}`)).status, 404);
});

it('AMB-085 PERM-011 a confirmation without a corrected value, or by somebody who may not train, teaches nothing', async () => {
  const expert = await learning.server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'as-read' });
  const said = await learning.confirmAndLearn(expert, await upload(expert, '12.480.112,40'));
  assert.equal(said?.state, 'nothing');
  const permissions = ALL_PERMISSIONS_MASK - PERMISSIONS.CAN_RETRAIN_MODELS.value;
  const reviewer = await learning.server.signIn(permissions, { clientId: 'untrusted' });
  const typed = await upload(reviewer, '12.480.112,40', '12480112.40');
  assert.equal((await learning.setConfirmed(reviewer, typed, true))?.state, 'nothing');
});
