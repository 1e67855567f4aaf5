import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { INPUT_LIMITS } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

describe('saved views', () => {
  let server: TestServer;
  let ann: TestUser;
  let ben: TestUser;
  before(async () => {
    server = await startTestServer();
    ann = await server.signIn(0);
    ben = await server.signIn(0);
  });
  after(() => server.close());

  const save = (user: TestUser, name: string, query = 'search=call') =>
    user.call('POST', 'saved-views', { list: 'verification', name, query });
  const namesOf = async (user: TestUser, list = 'verification') => {
    const { body } = await user.call('GET', `saved-views?list=${list}`);
    return body.items.map(({ name, query }: { name: string; query: string }) => [name, query]);
  };

  it('are kept for each user and list; one of the same name is replaced', async () => {
    await save(ann, 'Zeta');
    await save(ann, 'Alpha');
    await save(ann, 'Alpha', 'search=notice');
    assert.deepEqual(await namesOf(ann), [
      ['Alpha', 'search=notice'],
      ['Zeta', 'search=call'],
    ]);
    assert.deepEqual(await namesOf(ann, 'archive'), []);
    assert.deepEqual(await namesOf(ben), []);
  });

  it('are deleted by their owner only', async () => {
    const { body } = await save(ann, 'Mine');
    assert.equal((await ben.call('DELETE', `saved-views/${body.id}`)).status, 404);
    assert.equal((await ann.call('DELETE', `saved-views/${body.id}`)).status, 200);
    assert.equal((await ann.call('DELETE', `saved-views/${body.id}`)).status, 404);
  });

  it('are refused without a name, and beyond their number', async () => {
    assert.equal((await save(ben, '   ')).status, 400);
    for (let number = 0; number < INPUT_LIMITS.savedViews; number++) await save(ben, `View ${number}`);
    assert.equal((await save(ben, 'One more')).status, 400);
    assert.equal((await save(ben, 'View 0', 'search=again')).status, 200);
  });
});
