import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { SuggestedEntity } from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

const EDITOR = maskOf([
  'CAN_CREATE_UPDATE_ENTITIES',
  'CAN_UPDATE_ENTITY_AKAS',
  'CAN_EDIT_DOCUMENTS',
  'CAN_VERIFY_DOCUMENTS',
]);

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

const newEditor = () => server.signIn(EDITOR, { clientId: `client-${randomUUID().slice(0, 8)}` });

interface Created {
  readonly akas?: readonly string[];
  readonly fins?: readonly string[];
  readonly clientIdentifier?: string;
}

async function create(user: TestUser, name: string, { akas = [], fins = ['fund'], ...more }: Created = {}) {
  const { body } = await user.call('POST', 'entities/create', { name, fins, ...more });
  if (akas.length > 0) await user.call('PUT', `entities/${body.id}/akas`, { akas });
  return String(body.id);
}

async function suggest(user: TestUser, query: Readonly<Record<string, string>>): Promise<SuggestedEntity[]> {
  const { status, body, text } = await user.call(
    'GET',
    `entities/suggestions?${new URLSearchParams(query).toString()}`,
  );
  assert.equal(status, 200, text);
  return body.suggestions;
}

const relate = (user: TestUser, parent: string, child: string) =>
  server.database.kysely
    .insertInto('entity_relationships')
    .values({
      client_id: user.clientId,
      parent_id: parent,
      parent_type: 'fund',
      child_id: child,
      child_type: 'company',
    })
    .execute();

describe('GET entities/suggestions', () => {
  it('AMB-069 ranks the exact name, an AKA, the identifier, beginnings, parts and similar names', async () => {
    const user = await newEditor();
    const similar = await create(user, 'Calderr Rigde');
    const part = await create(user, 'The Calder Ridge Company');
    const beginning = await create(user, 'Calder Ridge Fund II');
    const identified = await create(user, 'Zed', { clientIdentifier: 'calder ridge' });
    const alsoNamed = await create(user, 'First', { akas: ['CalderRidge'] });
    const named = await create(user, 'CALDER ridge');
    await create(user, 'Nordlicht');
    const found = await suggest(user, { name: 'Calder Ridge' });
    assert.deepEqual(
      found.map(({ entityId, reason, aka }) => [entityId, reason, aka]),
      [
        [named, 'name', null],
        [alsoNamed, 'aka', 'CalderRidge'],
        [identified, 'identifier', null],
        [beginning, 'beginning', null],
        [part, 'part', null],
        [similar, 'similar', null],
      ],
    );
    assert.deepEqual(found[0]?.types, ['Fund']);
  });

  it('finds by the first letters, and by a part of an AKA', async () => {
    const user = await newEditor();
    const id = await create(user, 'Nordlicht Renewables SCSp', { akas: ['NLR_100%'] });
    await create(user, 'Calder Ridge');
    const idsFor = async (name: string) => (await suggest(user, { name })).map(({ entityId }) => entityId);
    assert.deepEqual(await idsFor('n'), [id]);
    assert.deepEqual(await idsFor('newab'), [id]);
    assert.deepEqual(await idsFor('_100%'), [id]);
    assert.deepEqual(await idsFor('%'), []);
    assert.deepEqual(await idsFor('unlike'), []);
  });

  it("puts entities of the metric's type, and those related to the document's fund, before others", async () => {
    const user = await newEditor();
    const documentRequestId = await addExtractedDocument(server, user.clientId, 'Performance');
    const [fund, plain, typed, related] = [
      await create(user, 'Fund I'),
      await create(user, 'Harbour Foods'),
      await create(user, 'Harbour Logistics', { fins: ['company'] }),
      await create(user, 'Harbour Marine Equipment', { fins: ['company'] }),
    ];
    await relate(user, fund, related);
    const sought = { name: 'Harbour', fin: 'investment_name', documentRequestId };
    assert.deepEqual(
      (await suggest(user, sought)).map(({ entityId }) => entityId),
      [related, typed, plain],
    );
    assert.deepEqual(await suggest(user, { ...sought, name: '' }), [
      {
        entityId: related,
        name: 'Harbour Marine Equipment',
        types: ['Company'],
        reason: 'related',
        aka: null,
      },
    ]);
  });

  it('shows nothing of other clients', async () => {
    const [user, stranger] = [await newEditor(), await newEditor()];
    await create(stranger, 'Foreign Fund', { akas: ['Strange'] });
    const documentRequestId = await addExtractedDocument(server, stranger.clientId, 'Performance');
    assert.deepEqual(await suggest(user, { name: 'Foreign Fund' }), []);
    assert.deepEqual(await suggest(user, { name: 'Strange', documentRequestId, fin: 'fund' }), []);
    assert.ok((await reviewOf(stranger, documentRequestId).read()).metrics.length > 0);
  });
});
