import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { FOLLOWERS, type Follower, type Followers } from './followers.ts';

let server: TestServer;
let user: TestUser;
let documentId: string;
/** The followers that ran, as `event name`. */
let ran: string[];
/** The follower that throws after its work. */
let failing: string | undefined;

const spyOn =
  (event: string) =>
  ([name, follow]: [string, Follower]) =>
    [
      name,
      async (change: Parameters<Follower>[0]) => {
        await follow(change);
        ran.push(`${event} ${name}`);
        if (failing === `${event} ${name}`) throw new Error('a follower failed');
      },
    ] as const;

/** Every follower, in another order than that of the table, and recorded. */
function recorded(registered: Followers): Followers {
  const spied = Object.entries(registered).map(([event, followers]) => [
    event,
    Object.fromEntries(Object.entries(followers).toReversed().map(spyOn(event))),
  ]);
  return Object.fromEntries(spied) as unknown as Followers;
}

before(async () => {
  server = await startTestServer({ followers: recorded });
});
after(() => server.close());
beforeEach(async () => {
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  documentId = await addExtractedDocument(server, user.clientId, 'Performance');
  ran = [];
  failing = undefined;
});

const review = () => reviewOf(user, documentId);
const save = async (value: string) =>
  review().save([await review().edit('fund', { value, isVerified: true })]);
const storedFacts = () =>
  server.database.kysely
    .selectFrom('entity_datapoints')
    .select('id')
    .where('document_request_id', '=', documentId)
    .execute();

it('AMB-059 a follower that throws undoes the save of a value with its audit', async () => {
  failing = 'saved samePeriod';
  assert.equal((await save('Fund X')).status, 500);
  assert.deepEqual(ran, ['saved samePeriod']);
  assert.equal((await review().metricOf('fund')).front.value, 'Fund I');
  const audit = await server.database.kysely
    .selectFrom('datapoint_audit')
    .select('id')
    .where('document_request_id', '=', documentId)
    .execute();
  assert.deepEqual(audit, []);
  failing = undefined;
  assert.equal((await save('Fund X')).status, 200);
  assert.equal((await review().metricOf('fund')).front.value, 'Fund X');
});

it('AMB-060 what follows a confirmation runs in the order of the table, and one that throws undoes all of it', async () => {
  await review().verify('fund');
  await save('Fund X');
  await review().save([await review().edit('tvpi', { value: '1.5', isVerified: true })]);
  for (const name of FOLLOWERS.confirmed) {
    failing = `confirmed ${name}`;
    assert.equal((await review().confirm()).status, 500);
    assert.equal((await review().read()).documentRequest.is_verified, false);
    assert.deepEqual(await storedFacts(), []);
  }
  failing = undefined;
  ran = [];
  assert.equal((await review().confirm()).status, 200);
  assert.deepEqual(
    ran,
    FOLLOWERS.confirmed.map((name) => `confirmed ${name}`),
  );
  assert.notDeepEqual(await storedFacts(), []);
  ran = [];
  failing = 'unconfirmed names';
  assert.equal((await review().setState({ stage: 'EXT_DONE', is_verified: false })).status, 500);
  assert.equal((await review().read()).documentRequest.is_verified, true);
  assert.notDeepEqual(await storedFacts(), []);
  assert.deepEqual(
    ran,
    FOLLOWERS.unconfirmed.map((name) => `unconfirmed ${name}`),
  );
});
