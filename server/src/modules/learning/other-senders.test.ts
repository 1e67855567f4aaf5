import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, PERMISSIONS } from '@assay/shared/domain';
import { buildPdf, labelRows } from '../../pipeline/testing/build-pdf.ts';
import { startLearningServer, type LearningServer } from '../../testing/learning-server.ts';
import type { TestUser } from '../../testing/test-server.ts';

const FIN = 'closing_balance_qtd';
const [OWN, OTHER, THIRD] = [
  'Hainberg Verwaltung GmbH Düsseldorf',
  'Nordlicht Treuhand AG Zürich',
  'Sonnseit Kapital SE Linz',
];

let learning: LearningServer;
before(async () => {
  learning = await startLearningServer();
});
after(() => learning.close());

const statement = (sender: string, closing: string) =>
  buildPdf([
    [
      { x: 60, y: 60, text: sender },
      { x: 60, y: 130, text: 'Kapitalkonto Mezzanine III', size: 15 },
      ...labelRows([
        ['Stichtag', '30.06.2024'],
        ['Einzahlungen', '1.000.000,00'],
        ['Feld 7b', closing],
        ['Zeichnungssumme', '20.000.000,00'],
      ]),
    ],
  ]);

async function upload(user: TestUser, sender: string, closing: string) {
  const bytes = await statement(sender, closing);
  const id = await learning.upload(user, { name: `${sender}.pdf`, bytes, type: 'Capital Account' });
  const { metrics } = await learning.read(user, id);
  const metric = metrics.find(({ identifier }) => identifier.value === FIN);
  assert.ok(metric?.datapoints[0]);
  return { id, metric, front: metric.datapoints[0] };
}

/** Teaches the closing balance of the first sender. @returns the lesson's id */
async function teach(user: TestUser): Promise<string> {
  const { id, metric } = await upload(user, OWN, '12.480.112,40');
  await learning.type(user, id, [{ metric, value: '12480112.40', currency: 'EUR' }]);
  await learning.confirmAndLearn(user, id);
  const [lesson] = await learning.lessonsOf(user);
  assert.equal(lesson?.state, 'active');
  return lesson.id;
}

it('AMB-142 a lesson serves another sender with the same layout, is shown as such, and can be removed for that sender alone', async () => {
  const expert = await learning.server.signIn(ALL_PERMISSIONS_MASK);
  const lessonId = await teach(expert);
  const { metric, front } = await upload(expert, OTHER, '13.007.551,15');
  assert.deepEqual(
    [front.value, front.learnedFrom?.lessonId, front.learnedFrom?.isOfOtherSender],
    ['13007551.15', lessonId, true],
  );
  assert.ok(Number(front.confidence) <= 0.9);
  assert.equal((await upload(expert, OWN, '13.007.551,15')).front.learnedFrom?.isOfOtherSender, undefined);
  const stranger = await learning.server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'stranger' });
  assert.equal((await upload(stranger, OTHER, '13.007.551,15')).front.learnedFrom, undefined);

  const exclude = (user: TestUser) =>
    user.call('POST', `learning/lessons/${lessonId}/exclude`, { metricId: metric.id });
  const permissions = ALL_PERMISSIONS_MASK - PERMISSIONS.CAN_RETRAIN_MODELS.value;
  assert.equal((await exclude(await learning.server.signIn(permissions))).status, 403);
  assert.equal((await exclude(stranger)).status, 404);
  assert.equal((await exclude(expert)).status, 200);
  assert.equal((await upload(expert, OTHER, '14.200.800,65')).front.learnedFrom, undefined);
  for (const sender of [OWN, THIRD])
    assert.equal((await upload(expert, sender, '14.200.800,65')).front.value, '14200800.65');
});

it('AMB-142 a document of another sender that contradicts a lesson takes it from that sender, and leaves it to its own', async () => {
  const expert = await learning.server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'contradicted' });
  await teach(expert);
  const { id, metric } = await upload(expert, OTHER, '13.007.551,15');
  await learning.type(expert, id, [{ metric, value: '4711.00', currency: 'EUR' }]);
  await learning.confirmAndLearn(expert, id);
  assert.deepEqual(
    (await learning.lessonsOf(expert)).map(({ state }) => state),
    ['active'],
  );
  assert.equal((await upload(expert, OTHER, '14.200.800,65')).front.learnedFrom, undefined);
  assert.equal((await upload(expert, OWN, '14.200.800,65')).front.value, '14200800.65');
});
