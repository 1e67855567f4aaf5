import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, PERMISSIONS } from '@assay/shared/domain';
import { buildPdf, labelRows } from '../../pipeline/testing/build-pdf.ts';
import { startLearningServer, type LearningServer } from '../../testing/learning-server.ts';
import type { TestUser } from '../../testing/test-server.ts';

const FIN = 'closing_balance_qtd';
/** Stands nowhere in the documents: nothing is learned from it. */
const ELSEWHERE = '4711.00';

let learning: LearningServer;
before(async () => {
  learning = await startLearningServer();
});
after(() => learning.close());

/** A statement with a label for the closing balance that only this sender uses. */
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

describe('a lesson that confirmed documents contradict', () => {
  let expert: TestUser;

  async function upload(name: string, closing: string) {
    const file = { name, bytes: await statement(closing), type: 'Capital Account' };
    const id = await learning.upload(expert, file);
    const { metrics } = await learning.read(expert, id);
    const metric = metrics.find(({ identifier }) => identifier.value === FIN);
    assert.ok(metric?.datapoints[0]);
    return { id, metric, value: metric.datapoints[0].value };
  }
  /** Uploads a document and confirms it with a value for the closing balance, or as it was read. @returns its id and what was read */
  async function confirm(name: string, closing: string, value?: string) {
    const { id, metric, value: read } = await upload(name, closing);
    const typed = value === undefined ? { value: read, isAccepted: true } : { value, currency: 'EUR' };
    await learning.type(expert, id, [{ metric, ...typed }]);
    await learning.confirmAndLearn(expert, id);
    return { id, read };
  }
  async function theLesson() {
    const [lesson, ...others] = await learning.lessonsOf(expert);
    assert.deepEqual(others, []);
    assert.ok(lesson);
    return lesson;
  }
  const stateOf = async () => (await theLesson()).state;

  it('AMB-085 PERM-011 is suspended by one document where it has one support, says by which, and is put back by one press', async () => {
    expert = await learning.server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'one-support' });
    await confirm('Q1.pdf', '12.480.112,40', '12480112.40');
    assert.equal(await stateOf(), 'active');
    assert.equal((await confirm('Q2.pdf', '13.007.551,15', ELSEWHERE)).read, '13007551.15');
    const { id, state, rejected, documents } = await theLesson();
    assert.equal(state, 'suspended');
    assert.equal(rejected?.document, 'Q2.pdf');
    assert.deepEqual(
      documents.map(({ name, kind }) => [name, kind]),
      [
        ['Q1.pdf', 'corrected'],
        ['Q2.pdf', 'contradicted'],
      ],
    );
    assert.notEqual((await upload('Q3.pdf', '14.200.800,65')).value, '14200800.65');

    const reviewer = await learning.server.signIn(
      ALL_PERMISSIONS_MASK - PERMISSIONS.CAN_RETRAIN_MODELS.value,
      { clientId: 'one-support' },
    );
    assert.equal((await reviewer.call('POST', `learning/lessons/${id}/restore`)).status, 403);
    const stranger = await learning.server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'stranger' });
    assert.equal((await stranger.call('POST', `learning/lessons/${id}/restore`)).status, 404);
    for (let press = 0; press < 2; press += 1)
      assert.equal((await expert.call('POST', `learning/lessons/${id}/restore`)).status, 200);
    assert.deepEqual([await stateOf(), (await theLesson()).rejected], ['active', null]);
    assert.equal((await upload('Q4.pdf', '15.900.300,10')).value, '15900300.10');
  });

  it('AMB-085 stays in force with two supports until the last two documents contradict it, and returns when one of them is unconfirmed', async () => {
    expert = await learning.server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'two-supports' });
    await confirm('Q1.pdf', '12.480.112,40', '12480112.40');
    await confirm('Q2.pdf', '13.007.551,15');
    await confirm('Q3.pdf', '14.200.800,65', ELSEWHERE);
    assert.equal(await stateOf(), 'active');
    await confirm('Q4.pdf', '15.900.300,10');
    await confirm('Q5.pdf', '16.100.200,00', ELSEWHERE);
    assert.equal(await stateOf(), 'active');
    const { id } = await confirm('Q6.pdf', '17.300.400,20', ELSEWHERE);
    assert.deepEqual([await stateOf(), (await theLesson()).rejected?.document], ['suspended', 'Q6.pdf']);
    await learning.setConfirmed(expert, id, false);
    assert.equal(await stateOf(), 'active');
  });
});
