import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import type { ExtractionResult } from '../../pipeline/index.ts';
import { reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import {
  ACCOUNT,
  addVerifiedDocument,
  findStoredValues,
  PERFORMANCE,
} from '../../testing/verified-document.ts';

let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `e${randomUUID().slice(0, 8)}` });
});

const addVerified = (result: ExtractionResult, unverified: readonly string[] = []) =>
  addVerifiedDocument(server, user.clientId, result, unverified);

const stored = () => findStoredValues(server, user.clientId);

describe('AMB-137 verified values without an owner', () => {
  const ENTITY = { Fund: 'fund', Partner: 'limited_partner' } as const;

  async function addEntity(name: string, type: string, akas: readonly string[] = []): Promise<string> {
    const { kysely } = server.database;
    const { id } = await kysely
      .insertInto('entities')
      .values({ client_id: user.clientId, name, types: [type] })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [position, aka] of akas.entries())
      await kysely.insertInto('entity_akas').values({ entity_id: id, name: aka, position }).execute();
    return id;
  }

  async function confirm(id: string) {
    const { status, body } = await reviewOf(user, id).confirm();
    assert.equal(status, 200);
    return body;
  }

  const idOf = async (id: string, fin: string) => (await reviewOf(user, id).metricOf(fin)).metric.id;

  const COMMITMENT = 'Fund I, L.P. - Hollis Foundation | commitment | 1000000 | EUR | 2024-06-30 | p2';

  it('are listed by a confirmation with the names that they need, wait on the document, and are written once those are verified', async () => {
    const id = await addVerified(ACCOUNT, ['fund', 'limited_partner']);
    const review = reviewOf(user, id);
    const [commitment, fund, partner] = [
      await idOf(id, 'commitment'),
      await idOf(id, 'fund'),
      await idOf(id, 'limited_partner'),
    ];
    const needs = [
      { fin: ENTITY.Fund, typeName: 'Fund', metricId: fund },
      { fin: ENTITY.Partner, typeName: 'Limited Partner', metricId: partner },
    ];
    const { unowned, ambiguous } = await confirm(id);
    assert.deepEqual(unowned, [{ metricId: commitment, fin: 'commitment', needs }]);
    assert.deepEqual(ambiguous, []);
    assert.deepEqual(await stored(), []);
    assert.equal((await review.metricOf('commitment')).metric.awaitsOwner, true);

    assert.equal((await review.verify('fund')).status, 200);
    assert.deepEqual(await stored(), []);
    assert.equal((await review.verify('limited_partner')).status, 200);
    assert.deepEqual(await stored(), [COMMITMENT]);
    assert.equal((await review.metricOf('commitment')).metric.awaitsOwner, undefined);
  });

  it('wait for a link of their table row too, while the others of the document are written', async () => {
    const id = await addVerified(PERFORMANCE, ['investment_name']);
    const { unowned } = await confirm(id);
    const link = await idOf(id, 'investment_name');
    assert.deepEqual(
      unowned.map(({ fin, needs }: { fin: string; needs: object[] }) => [fin, needs]),
      [['investment_cost', [{ fin: 'company', typeName: 'Company', metricId: link }]]],
    );
    assert.deepEqual(await stored(), ['Fund I, L.P. | tvpi | 1.5 |  | 2024-06-30 | p2']);
    await reviewOf(user, id).verify('investment_name');
    assert.deepEqual((await stored()).length, 2);
  });

  it('wait no more once the document is unconfirmed, or they are unverified', async () => {
    const id = await addVerified(ACCOUNT, ['fund']);
    const review = reviewOf(user, id);
    await confirm(id);
    const { front } = await review.metricOf('commitment');
    await review.save([await review.edit('commitment', { id: front.id, isVerified: false })]);
    await review.verify('fund');
    assert.deepEqual(await stored(), []);
    assert.equal((await review.metricOf('commitment')).metric.awaitsOwner, undefined);
    await review.setState({ stage: 'EXT_DONE', is_verified: false });
    await review.verify('commitment');
    assert.deepEqual(await stored(), []);
  });

  it('AMB-135 a name of several entities needs review, is in no bulk acceptance, and nothing is written to it until a person chooses', async () => {
    await addEntity('Fund One Alpha', ENTITY.Fund, ['Fund I, L.P.']);
    const beta = await addEntity('Fund One Beta', ENTITY.Fund, ['FUND I, L.P.']);
    await addEntity('Fund One Manager', 'fund_manager', ['Fund I, L.P.']);
    const id = await addVerified(ACCOUNT, ['fund']);
    const review = reviewOf(user, id);
    const { entityMatches, entityTypeName } = (await review.metricOf('fund')).metric;
    assert.deepEqual([entityMatches, entityTypeName], [2, 'Fund']);
    await user.call('POST', 'document-requests/verify-proven', { ids: [id] });
    assert.equal((await review.metricOf('fund')).front.isVerified, false);

    await review.verify('fund');
    const { unowned, ambiguous } = await confirm(id);
    assert.deepEqual(unowned, []);
    assert.deepEqual(ambiguous, [
      {
        metricId: await idOf(id, 'fund'),
        fin: 'fund',
        typeName: 'Fund',
        entityCount: 2,
        waiting: [await idOf(id, 'commitment')],
      },
    ]);
    assert.deepEqual(await stored(), []);
    assert.equal((await review.metricOf('commitment')).metric.awaitsOwner, true);

    const { front } = await review.metricOf('fund');
    const linkedEntity = { selectedEntityId: beta };
    await review.save([await review.edit('fund', { id: front.id, isVerified: true, linkedEntity })]);
    assert.deepEqual(await stored(), [
      'Fund One Beta - Hollis Foundation | commitment | 1000000 | EUR | 2024-06-30 | p2',
    ]);
    assert.equal((await review.metricOf('fund')).metric.entityMatches, undefined);
  });

  it('an AKA of one entity of the type is not ambiguous beside those of others, and a client identifier is a name too', async () => {
    await addEntity('Fund One', ENTITY.Fund, ['Fund I, L.P.']);
    await addEntity('Fund One Manager', 'fund_manager', ['Fund I, L.P.']);
    const partner = await addEntity('The Hollis Foundation', ENTITY.Partner);
    const identified = { client_identifier: ' hollis foundation' };
    await server.database.kysely.updateTable('entities').set(identified).where('id', '=', partner).execute();
    const { ambiguous } = await confirm(await addVerified(ACCOUNT));
    assert.deepEqual(ambiguous, []);
    assert.deepEqual(await stored(), [
      'Fund One - The Hollis Foundation | commitment | 1000000 | EUR | 2024-06-30 | p2',
    ]);
  });

  it('a choice that is remembered for the fund or the sender decides in its documents until it is forgotten', async () => {
    const alpha = await addEntity('Hollis Alpha', ENTITY.Partner, ['Hollis Foundation']);
    const beta = await addEntity('Hollis Beta', ENTITY.Partner, ['Hollis Foundation']);
    const addOf = async (listed: { fund: string; fund_manager?: string }) => {
      const id = await addVerified(ACCOUNT);
      const { kysely } = server.database;
      await kysely.updateTable('document_requests').set(listed).where('id', '=', id).execute();
      return id;
    };
    const ambiguousIn = async (id: string): Promise<number> => (await confirm(id)).ambiguous.length;
    const first = await addOf({ fund: 'Fund I, L.P.' });
    const metricId = await idOf(first, 'limited_partner');
    const remember = (id: string, choice: object) =>
      user.call('POST', `document-requests/${id}/name-choices`, { metricId, entityId: beta, ...choice });

    assert.equal((await remember(first, { scope: 'sender' })).status, 400);
    assert.equal((await remember(first, { scope: 'fund', entityId: randomUUID() })).status, 404);
    assert.equal((await remember(first, { scope: 'fund', entityId: alpha })).status, 200);
    const { status, body } = await remember(first, { scope: 'fund' });
    assert.equal(status, 200);
    assert.equal(await ambiguousIn(await addOf({ fund: 'FUND I,  L.P.' })), 0);
    assert.deepEqual(await stored(), [
      'Fund I, L.P. - Hollis Beta | commitment | 1000000 | EUR | 2024-06-30 | p2',
    ]);
    assert.equal(await ambiguousIn(await addOf({ fund: 'Fund II' })), 1);

    const forget = () => user.call('POST', 'entities/name-choices/forget', { id: body.id });
    assert.equal((await forget()).body.restoredEntity, 'Hollis Alpha');
    assert.equal(await ambiguousIn(await addOf({ fund: 'Fund I, L.P.' })), 0, 'the choice before it holds');
    assert.match((await stored()).join(), /Hollis Alpha/);
    assert.deepEqual([(await forget()).body.restoredEntity, (await forget()).status], [null, 404]);
    assert.equal(await ambiguousIn(await addOf({ fund: 'Fund I, L.P.' })), 1);
    const sent = await addOf({ fund: 'Fund III', fund_manager: 'Orvane' });
    const ofSender = { scope: 'sender', metricId: await idOf(sent, 'limited_partner') };
    assert.equal((await remember(sent, ofSender)).status, 200);
    assert.equal(await ambiguousIn(await addOf({ fund: 'Fund IV', fund_manager: 'ORVANE' })), 0);
  });

  it('a name that owns nothing and a value that waits are no change to publish when they are unverified', async () => {
    const id = await addVerified(ACCOUNT, ['limited_partner']);
    const review = reviewOf(user, id);
    await confirm(id);
    const unverify = async (fin: string) => {
      const { front } = await review.metricOf(fin);
      return (await review.save([await review.edit(fin, { id: front.id, isVerified: false })])).body
        .unpublishedChanges;
    };
    assert.deepEqual([await unverify('fund'), await unverify('commitment')], [0, 0]);
    await review.verify('limited_partner');
    assert.deepEqual(await stored(), [], 'the fund owns what is verified in it only once it is verified');
    assert.equal((await review.verify('fund')).body.unpublishedChanges, 0);
    assert.equal((await review.verify('commitment')).body.unpublishedChanges, 1);
    await confirm(id);
    assert.deepEqual(await stored(), [COMMITMENT]);
    assert.equal(await unverify('limited_partner'), 1, 'withdrawing it takes a stored value away');
  });

  describe('an answer in the inbox of names', () => {
    const answer = async (name: string, entityId: string): Promise<string> => {
      const given = { kind: 'entity', entityId, rememberAka: false };
      const { status, body } = await user.call('POST', 'entities/unmatched-names/answer', {
        name,
        answer: given,
      });
      assert.equal(status, 200);
      return body.answerId;
    };
    const undo = async (answerId: string) => {
      const { status, body } = await user.call('POST', `entities/unmatched-names/answers/${answerId}/undo`);
      assert.equal(status, 200);
      return body.documentCount;
    };
    const unpublished = async (id: string) =>
      (
        await server.database.kysely
          .selectFrom('document_requests')
          .select('unpublished_changes')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).unpublished_changes;
    const relationships = async () =>
      server.database.kysely
        .selectFrom('entity_relationships as relationship')
        .innerJoin('entities as child', 'child.id', 'relationship.child_id')
        .select(['relationship.id', 'child.name'])
        .where('relationship.client_id', '=', user.clientId)
        .orderBy('child.name')
        .execute();

    it('publishes of a confirmed document the values that it gives an owner alone, and takes them back', async () => {
      await addEntity('Fund One Alpha', ENTITY.Fund, ['Fund I, L.P.']);
      const beta = await addEntity('Fund One Beta', ENTITY.Fund, ['Fund I, L.P.']);
      const id = await addVerified(PERFORMANCE);
      const review = reviewOf(user, id);
      await confirm(id);
      assert.deepEqual(await stored(), []);
      const { front } = await review.metricOf('tvpi');
      const edited = await review.edit('tvpi', { id: front.id, value: '8.8', isVerified: true });
      assert.equal((await review.save([edited])).body.unpublishedChanges, 1);
      const date = await review.metricOf('reporting_date');
      const later = { id: date.front.id, value: '2025-12-31', isVerified: true };
      assert.equal(
        (await review.save([await review.edit('reporting_date', later)])).body.unpublishedChanges,
        2,
      );

      const answerId = await answer('Fund I, L.P.', beta);
      const published = [
        'Fund One Beta - Alpha GmbH | investment_cost | 12.5 | EUR | 2024-06-30 | p2',
        'Fund One Beta | tvpi | 1.5 |  | 2024-06-30 | p2',
      ];
      assert.deepEqual(await stored(), published);
      assert.equal((await review.metricOf('tvpi')).front.value, '8.8');
      assert.equal(await unpublished(id), 2);
      assert.equal((await review.metricOf('tvpi')).metric.awaitsOwner, undefined);

      assert.equal(await undo(answerId), 1);
      assert.deepEqual([await stored(), await relationships()], [[], []]);
      assert.equal((await review.metricOf('tvpi')).metric.awaitsOwner, true);
      assert.equal(await unpublished(id), 2);
      await answer('Fund I, L.P.', beta);
      assert.deepEqual(await stored(), published);
    });

    it('a relationship that it empties is gone with its values moved, and its undo brings it back with values and history', async () => {
      const id = await addVerified(ACCOUNT);
      const review = reviewOf(user, id);
      await confirm(id);
      const { front } = await review.metricOf('commitment');
      const corrected = { id: front.id, value: '2000000', isVerified: true };
      await review.save([await review.edit('commitment', corrected)]);
      await confirm(id);
      const [own] = await relationships();
      assert.ok(own);
      const COMMITTED = COMMITMENT.replace('1000000', '2000000');
      const historyOf = async () =>
        server.database.kysely
          .selectFrom('entity_datapoint_audit')
          .select(['reason', 'to_value', 'relationship_id'])
          .where('client_id', '=', user.clientId)
          .orderBy('id')
          .execute();
      const restated = { reason: 'restated', to_value: '2000000' };
      assert.deepEqual(await historyOf(), [{ ...restated, relationship_id: own.id }]);
      // The partner was renamed, and the link of its document removed: its name means nobody now.
      const partner = await review.metricOf('limited_partner');
      const { kysely } = server.database;
      await kysely
        .updateTable('entities')
        .set({ name: 'Renamed' })
        .where('client_id', '=', user.clientId)
        .where('name', '=', 'Hollis Foundation')
        .execute();
      await kysely
        .updateTable('document_datapoints')
        .set({ selected_entity_id: null })
        .where('metric_id', '=', partner.metric.id)
        .execute();
      const orvane = await addEntity('Orvane Trust', ENTITY.Partner);

      const answerId = await answer('Hollis Foundation', orvane);
      assert.deepEqual(await stored(), [COMMITTED.replace('Hollis Foundation', 'Orvane Trust')]);
      const [moved, ...others] = await relationships();
      assert.deepEqual([moved?.name, others], ['Orvane Trust', []]);
      const movedLine = { reason: 'moved', to_value: '2000000', relationship_id: moved?.id };
      assert.deepEqual(await historyOf(), [{ ...restated, relationship_id: moved?.id }, movedLine]);

      assert.equal(await undo(answerId), 1);
      assert.deepEqual(await relationships(), [{ id: own.id, name: 'Renamed' }]);
      assert.deepEqual(await stored(), [COMMITTED.replace('Hollis Foundation', 'Renamed')]);
      assert.deepEqual(
        (await historyOf()).map((line) => [line.reason, line.relationship_id]),
        [
          ['restated', own.id],
          ['moved', own.id],
          ['moved', own.id],
        ],
      );
    });
  });

  it('AMB-060 a preview says what is created beside near names of the type, counts what is about to be verified, and changes nothing', async () => {
    const near = await addEntity('Fund I LP', ENTITY.Fund);
    await addEntity('Fund I Manager', 'fund_manager');
    await addEntity('Hollis Foundation', ENTITY.Partner);
    const id = await addVerified(ACCOUNT, ['fund', 'commitment']);
    const preview = async (verifying?: readonly string[]) =>
      (await user.call('POST', `document-requests/${id}/confirmation-preview`, { verifying })).body;
    const [fund, commitment] = [await idOf(id, 'fund'), await idOf(id, 'commitment')];
    assert.deepEqual(await preview(), {
      unowned: [],
      ambiguous: [],
      writtenCount: 0,
      created: [],
      replaced: [],
    });
    assert.deepEqual(await preview([commitment]), {
      unowned: [
        {
          metricId: commitment,
          fin: 'commitment',
          needs: [{ fin: ENTITY.Fund, typeName: 'Fund', metricId: fund }],
        },
      ],
      ambiguous: [],
      writtenCount: 0,
      created: [],
      replaced: [],
    });
    const created = { metricId: fund, fin: ENTITY.Fund, typeName: 'Fund', name: 'Fund I, L.P.' };
    assert.deepEqual(await preview([commitment, fund]), {
      unowned: [],
      ambiguous: [],
      writtenCount: 1,
      created: [{ ...created, near: [{ entityId: near, name: 'Fund I LP' }] }],
      replaced: [],
    });
    const { body: known } = await user.call('GET', 'inter-document-entity/overview');
    assert.equal(known.entities.length, 3);
    assert.deepEqual(await stored(), []);
    const elsewhere = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `f${randomUUID().slice(0, 8)}` });
    const path = `document-requests/${id}/confirmation-preview`;
    assert.equal((await elsewhere.call('POST', path, {})).status, 404);
  });
});
