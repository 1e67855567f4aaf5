import assert from 'node:assert/strict';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { after, before, describe, it } from 'node:test';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ALL_PERMISSIONS_MASK, resolveSwitches, type SwitchValues } from '@assay/shared/domain';
import { createEncryption } from '../../platform/encryption.ts';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { runClientCommand } from '../client-commands.ts';
import { createDeliveryHandler } from './delivery.job.ts';
import { sealStoredSecrets, unsealSecret } from './secrets.ts';

const NOW = new Date('2026-05-04T10:00:00Z');

interface Received {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

let server: TestServer;
let receiver: Server;
let host: string;
/** Status codes of the next responses; 204 once they are used up. */
const responses: number[] = [];
const received: Received[] = [];
/** What single clients have off. */
const off: Record<string, SwitchValues> = {};
const seal = createEncryption(randomBytes(32), 'test');
/** Resolves when the next try of a delivery has ended. */
let tried = Promise.withResolvers<undefined>();

before(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(responses.shift() ?? 204).end();
    });
  });
  await new Promise((resolve) => receiver.listen(0, '127.0.0.1', () => resolve(undefined)));
  host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const switches = { webhookIntegration: true };
  server = await startTestServer({ switches });
  const deliver = createDeliveryHandler({
    kysely: server.database.kysely,
    switchesOf: async (clientId) => resolveSwitches({ client: off[clientId] ?? {}, installation: switches }),
    listedTargets: [host],
    seal,
    clock: () => NOW,
  });
  await server.jobs.workWebhooks((id, try_) => deliver(id, try_).finally(() => tried.resolve(undefined)));
});
after(async () => {
  await server.close();
  receiver.close();
});

const newClient = () => server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });
const operate = (...args: string[]) =>
  runClientCommand(
    {
      kysely: server.database.kysely,
      installationSwitches: {},
      webhookTargets: [host],
      webhookSeal: seal,
      hasUserPool: false,
    },
    args,
  );
const logOf = ({ clientId }: TestUser) => operate('webhook-log', clientId);

/** Adds the receiver as a webhook. @returns its secret */
async function addWebhook({ clientId }: TestUser, ...events: string[]): Promise<string> {
  const printed = await operate('webhook-add', clientId, `http://${host}/hook`, ...events);
  return /whsec_\S+/.exec(printed)?.[0] ?? '';
}

/** Moves a document of the client on, as the end of its extraction does. @returns its id */
async function extract({ clientId }: TestUser): Promise<string> {
  const id = await server.addDocument(clientId, { stage: 'EXT_START_METRIC_QUERY' });
  await server.database.kysely
    .updateTable('document_requests')
    .set({ stage: 'EXT_DONE' })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Hands what was written to the queue, and waits for tries until the log of the client says so. */
async function delivered(user: TestUser, state: RegExp): Promise<string> {
  let next = tried.promise;
  await server.jobs.releaseClaimed();
  for (;;) {
    const log = await logOf(user);
    if (state.test(log)) return log;
    await next;
    tried = Promise.withResolvers();
    next = tried.promise;
  }
}

describe('webhooks', () => {
  it('FLAG-008 AMB-125 are sent for an extraction, a confirmation and an export, each signed', async () => {
    const user = await newClient();
    const secret = await addWebhook(user);
    received.length = 0;
    const id = await extract(user);
    await user.call('POST', `documentrequest/${id}/state`, { stage: 'EXT_DONE', is_verified: true });
    await user.call('POST', 'documentrequest/export_many?content=json', { documentRequests: [id] });
    const log = await delivered(user, /(?:delivered[^]*){3}/);
    assert.match(log, /documents\.exported {2}delivered {2}tries 1 {2}HTTP 204/);
    const events = received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    assert.deepEqual(events.map(({ type }) => type).sort(), [
      'document.confirmed',
      'documents.exported',
      'extraction.done',
    ]);
    assert.deepEqual(events.find(({ type }) => type === 'extraction.done')?.data, {
      documentId: id,
      documentType: 'Capital Call',
      fileName: 'call.pdf',
    });
    for (const { headers, body } of received) {
      const signed = `${String(headers['webhook-id'])}.${NOW.getTime() / 1000}.${body}`;
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      const signature = createHmac('sha256', key).update(signed).digest('base64');
      assert.equal(headers['webhook-signature'], `v1,${signature}`);
    }
  });

  it('AMB-125 send again what was not accepted, with the same id', async () => {
    const user = await newClient();
    await addWebhook(user, 'extraction.done');
    received.length = 0;
    responses.push(503);
    await extract(user);
    const log = await delivered(user, /delivered/);
    assert.match(log, /extraction\.done {2}delivered {2}tries 2 {2}HTTP 204/);
    assert.equal(new Set(received.map(({ headers }) => headers['webhook-id'])).size, 1);
  });

  it('AMB-060 are sent again when changes of a confirmed document are published, and not without changes', async () => {
    const user = await newClient();
    await addWebhook(user);
    const review = reviewOf(user, await addExtractedDocument(server, user.clientId, 'Performance'));
    for (let time = 0; time < 2; time += 1) assert.equal((await review.confirm()).status, 200);
    const edit = await review.edit('reporting_date', { value: '2023-01-31', isVerified: true });
    assert.equal((await review.save([edit])).status, 200);
    assert.equal((await review.confirm()).status, 200);
    const log = await delivered(user, /(?:document\.confirmed {2}delivered[^]*){2}/);
    assert.equal(log.match(/document\.confirmed/g)?.length, 2);
  });

  it('AMB-125 keep secrets sealed in the database, those of former versions too', async () => {
    const user = await newClient();
    const secret = await addWebhook(user, 'extraction.done');
    const { kysely } = server.database;
    const stored = () =>
      kysely.selectFrom('webhook_endpoints').selectAll().where('client_id', '=', user.clientId).execute();
    assert.ok(!JSON.stringify(await stored()).includes(secret.slice('whsec_'.length)));
    await kysely
      .updateTable('webhook_endpoints')
      .set({ secret, sealed_secret: null })
      .where('client_id', '=', user.clientId)
      .execute();
    await sealStoredSecrets(kysely, seal);
    const [endpoint] = await stored();
    assert.equal(endpoint?.secret, null);
    assert.equal(unsealSecret(seal, endpoint?.id ?? '', endpoint?.sealed_secret ?? null), secret);
    const other = createEncryption(randomBytes(32), 'test');
    assert.throws(() => unsealSecret(other, endpoint?.id ?? '', endpoint?.sealed_secret ?? null), {
      message: /secrets\/sealing/,
    });
  });

  it('FLAG-008 are not sent while the switch is off', async () => {
    const user = await newClient();
    off[user.clientId] = { webhookIntegration: false };
    await addWebhook(user);
    received.length = 0;
    await extract(user);
    await delivered(user, /skipped/);
    assert.equal(received.length, 0);
  });

  const PRIVATE = [
    'https://localhost/hook',
    'https://127.0.0.1/hook',
    'https://10.1.2.3/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/hook',
    'https://[::ffff:192.168.0.1]/hook',
  ];
  for (const url of PRIVATE) {
    it(`AMB-125 refuse the private target ${url}`, async () => {
      const user = await newClient();
      const id = randomUUID();
      await server.database.kysely
        .insertInto('webhook_endpoints')
        .values({
          id,
          client_id: user.clientId,
          url,
          events: ['extraction.done'],
          sealed_secret: seal.encrypt(id, 'whsec_AAAA'),
        })
        .execute();
      await extract(user);
      assert.match(await delivered(user, /failed/), /failed {2}tries 1 {2}\S+ is in a private network/);
    });
  }

  it('AMB-125 are added, listed and removed by the operator; what is impossible is refused by name', async () => {
    const user = await newClient();
    const { clientId } = user;
    await assert.rejects(operate('webhook-add', clientId, 'https://10.0.0.1/x'), {
      message: /WEBHOOK_TARGETS/,
    });
    await assert.rejects(operate('webhook-add', clientId, 'http://erp.example/x'), { message: /by https/ });
    await assert.rejects(operate('webhook-add', clientId, `http://${host}/x`, 'deleted'), {
      message: /There is no event deleted\. The events are extraction\.done/,
    });
    await assert.rejects(operate('webhooks', 'nobody'), { message: /There is no client nobody/ });
    await addWebhook(user, 'document.confirmed');
    const [, id = ''] =
      /^(\S+) {2}http:\S+ {2}document\.confirmed$/.exec(await operate('webhooks', clientId)) ?? [];
    await assert.rejects(operate('webhook-remove', clientId, randomUUID()), { message: /has no webhook/ });
    assert.equal(
      await operate('webhook-remove', clientId, id),
      `Removed http://${host}/hook. Its log stays.`,
    );
    assert.equal(await operate('webhooks', clientId), 'The client has no webhooks.');
  });

  it('AMB-125 keep their log when they are removed, and send nothing any more', async () => {
    const user = await newClient();
    await addWebhook(user, 'extraction.done');
    received.length = 0;
    await extract(user);
    await delivered(user, /delivered/);
    await extract(user);
    const [id = ''] = (await operate('webhooks', user.clientId)).split(' ');
    await operate('webhook-remove', user.clientId, id);
    const log = await logOf(user);
    assert.match(log, new RegExp(`failed {2}tries 0 {2}the webhook was removed {2}http://${host}/hook\n`));
    assert.match(log, new RegExp(`delivered {2}tries 1 {2}HTTP 204 {2}http://${host}/hook$`));
    await extract(user);
    assert.equal(await logOf(user), log);
    assert.equal(received.length, 1);
  });

  for (const [target, reason] of [
    ['https://localhost/hook', /localhost is in a private network/],
    ['https://169.254.1.1/hook', /private network/],
    ['https://[::1]:8443/hook', /private network/],
    ['https://user:pa55@erp.example/hook', /^https:\/\/erp\.example\/hook: an address has no user/],
    ['http://user:pa55@erp.example/hook', /^http:\/\/erp\.example\/hook: webhooks are sent by https/],
    ['ftp://user:pa55@erp.example/hook', /^ftp:\/\/erp\.example\/hook is no web address/],
  ] as const)
    it(`AMB-125 are not added for ${target}`, async () => {
      const { clientId } = await newClient();
      await assert.rejects(operate('webhook-add', clientId, target), { message: reason });
      assert.equal(await operate('webhooks', clientId), 'The client has no webhooks.');
    });

  it('AMB-125 are added with a warning where the name does not resolve, and never print a password', async () => {
    const user = await newClient();
    const { clientId } = user;
    const added = await operate('webhook-add', clientId, 'https://erp.invalid/hook');
    assert.match(added, /\nWarning: the name erp\.invalid does not resolve now/);
    await server.database.kysely
      .updateTable('webhook_endpoints')
      .set({ url: 'https://user:pa55@erp.invalid/hook' })
      .where('client_id', '=', clientId)
      .execute();
    await extract(user);
    const printed = [await operate('webhooks', clientId), await logOf(user)];
    printed.push(
      await operate('webhook-remove', clientId, printed[0]?.split(' ')[0] ?? ''),
      await logOf(user),
    );
    for (const text of printed) assert.match(text, /https:\/\/erp\.invalid\/hook/);
    const changes = await server.database.kysely
      .selectFrom('client_setting_audit')
      .selectAll()
      .where('client_id', '=', clientId)
      .execute();
    assert.doesNotMatch(JSON.stringify([printed, changes]), /pa55/);
  });
});
