import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, LOAD_LIMITS } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../testing/test-server.ts';

const { openBodiesPerPerson } = LOAD_LIMITS;
/** Fewer than in the product, so that the test is quick. */
const waitingRequestsPerPerson = 20;

let server: TestServer;
let origin: string;
/** Requests for `/held` that wait for an answer. */
const held: (() => void)[] = [];

before(async () => {
  server = await startTestServer({
    limits: { waitingRequestsPerPerson },
    routes(app) {
      app.get('/held', { config: { access: 'signedIn' } }, async () => {
        await new Promise<void>((resolve) => held.push(resolve));
        return {};
      });
    },
  });
  await mkdir(path.join(server.filesFolder, 'incoming'));
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
after(() => server.close());

const somebody = () => server.signIn(ALL_PERMISSIONS_MASK);

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

/** The status of an answer, its code, and how long to wait before asking again. */
async function refusalOf(response: IncomingMessage): Promise<[number | undefined, string?, string?]> {
  let text = '';
  for await (const chunk of response as AsyncIterable<Buffer>) text += chunk.toString();
  const code =
    text === '' ? undefined : (JSON.parse(text) as { errors?: { code: string }[] }).errors?.[0]?.code;
  return [response.statusCode, code, response.headers['retry-after']];
}
const responseTo = async (sent: ClientRequest) =>
  refusalOf((await once(sent, 'response'))[0] as IncomingMessage);

const REFUSED = [429, 'TOO_MANY_REQUESTS', String(LOAD_LIMITS.retryAfterSeconds)];

/** Creates an upload and sends all of its form but the end. */
async function beginUpload(user: TestUser): Promise<{ sent: ClientRequest; finish: () => void }> {
  const { body } = await user.call('POST', 'documentrequest', {
    filename: 'a.pdf',
    doc_type: 'Capital Call',
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const sent = request(origin + body.url, { method: 'POST', headers, agent: false });
  sent.on('error', () => undefined);
  for (const [name, value] of Object.entries<string>(body.fields))
    sent.write(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  sent.write('--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n%PDF');
  return { sent, finish: () => sent.end('\r\n--b--\r\n') };
}

/** How many files are being received. */
const incoming = async () => (await readdir(path.join(server.filesFolder, 'incoming'))).length;

describe('load limits of one user', () => {
  it(`a user may upload ${openBodiesPerPerson} files at a time, and another once one has arrived`, async () => {
    const user = await somebody();
    const first = await Promise.all(Array.from({ length: openBodiesPerPerson }, () => beginUpload(user)));
    await until(async () => (await incoming()) === openBodiesPerPerson);
    assert.deepEqual(await responseTo((await beginUpload(user)).sent), REFUSED);

    const other = await beginUpload(await somebody());
    other.finish();
    assert.equal((await responseTo(other.sent))[0], 204, 'another person is not held up');

    const [one, broken, ...rest] = first;
    one?.finish();
    assert.equal((await responseTo(one!.sent))[0], 204);
    broken?.sent.destroy();
    await until(async () => (await incoming()) === openBodiesPerPerson - 2);
    for (const { sent, finish } of [...rest, await beginUpload(user), await beginUpload(user)]) {
      finish();
      assert.equal((await responseTo(sent))[0], 204);
    }
  });

  it('request bodies of API calls count together with files while they are received', async () => {
    const user = await somebody();
    const path = `/api/client/${user.clientId}/documentrequest/delete`;
    const headers = { authorization: user.authorization, 'content-type': 'application/json' };
    const send = () => {
      const sent = request(origin + path, { method: 'POST', headers, agent: false });
      sent.on('error', () => undefined);
      sent.write('{"uuids":');
      return sent;
    };
    const open: ClientRequest[] = [];
    const refused: unknown[] = [];
    for (let n = 0; n <= openBodiesPerPerson; n += 1) {
      const sent = send();
      // Those that are not refused are cut off in the end.
      void responseTo(sent).then(
        (response) => refused.push(response),
        () => undefined,
      );
      open.push(sent);
    }
    await until(() => refused.length > 0);
    assert.deepEqual(refused, [REFUSED]);
    for (const sent of open) sent.destroy();
    const whole = await Promise.all(
      Array.from({ length: 3 * openBodiesPerPerson }, () =>
        user.call('POST', 'documentrequest/delete', { uuids: [] }),
      ),
    );
    assert.ok(whole.every(({ status }) => status !== 429));
  });

  it('the number of requests without a response is limited', async () => {
    const user = await somebody();
    const ask = (person: TestUser) =>
      server.send({ url: '/held', headers: { authorization: person.authorization } });
    const waiting = Array.from({ length: waitingRequestsPerPerson }, () => ask(user));
    await until(() => held.length === waitingRequestsPerPerson);
    const { status, body, headers } = await ask(user);
    assert.deepEqual([status, body.errors[0].code, headers['retry-after']], REFUSED);
    const other = ask(await somebody());
    await until(() => held.length > waitingRequestsPerPerson);
    for (const respond of held) respond();
    for (const { status: answered } of await Promise.all([...waiting, other])) assert.equal(answered, 200);
    assert.equal((await user.call('GET', 'settings')).status, 200);
  });
});
