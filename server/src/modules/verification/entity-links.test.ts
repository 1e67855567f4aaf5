import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, withPermission } from '@assay/shared/domain';
import { addEntityTo } from '../../testing/entity-rows.ts';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let user: TestUser;
let documentId: string;

before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
});
after(() => server.close());
beforeEach(async () => {
  documentId = await addExtractedDocument(server, user.clientId, 'Performance');
});

const by = (one: TestUser) => reviewOf(one, documentId);
const addEntity = (name: string, akas: readonly string[] = []) =>
  addEntityTo(server, user.clientId, name, akas);
const linkOf = async () => (await by(user).metricOf('fund')).front.linkedEntity?.selectedEntityId ?? null;

describe('the link of a name in a saved document', () => {
  it('VER-008 links a typed name to the one entity that has it as name or AKA, and respects a removed link', async () => {
    const [id, one, other] = [
      await addEntity('Harbour Fund II'),
      await addEntity('Harbour Fund III', ['HF III', 'Harbour']),
      await addEntity('Harbour Fund IV', ['Harbour']),
    ];
    const cases: [typed: string, link: string | null][] = [
      ['HARBOUR  fund ii', id],
      ['hf iii', one],
      ['Harbour', null],
      ['Harbour Fund IV', other],
      ['Harbour Fund V', null],
    ];
    for (const [value, link] of cases) {
      const listed = { fin: 'fund', dataType: 'ENTITY_NAME', datapoints: [{ value }] };
      const { status, text } = await by(user).save([listed]);
      assert.equal(status, 200, text);
      assert.equal(await linkOf(), link, value);
    }
    await by(user).save([
      await by(user).edit('fund', { value: 'Harbour Fund II', linkedEntity: { selectedEntityId: null } }),
    ]);
    assert.equal(await linkOf(), null);
    const { front } = await by(user).metricOf('fund');
    await by(user).save([await by(user).edit('fund', { id: front.id, isVerified: true })]);
    assert.equal(await linkOf(), null);
  });

  it('lets a user who may not verify link a value that nobody verified', async () => {
    const entity = await addEntity('Anchor Fund');
    const editor = await server.signIn(withPermission(ALL_PERMISSIONS_MASK, 'CAN_VERIFY_DOCUMENTS', false), {
      clientId: user.clientId,
    });
    const { front } = await by(user).metricOf('fund');
    const linkedEntity = { selectedEntityId: entity };
    assert.equal(
      (await by(editor).save([await by(editor).edit('fund', { id: front.id, linkedEntity })])).status,
      200,
    );
    assert.equal((await by(user).metricOf('fund')).front.linkedEntity?.name, 'Anchor Fund');
  });
});
