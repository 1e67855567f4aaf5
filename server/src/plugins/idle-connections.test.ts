import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { LOAD_LIMITS } from '@assay/shared/domain';
import { createApp } from '../app.ts';
import { testDatabase } from '../database/testing.ts';
import { closeIdleConnections } from './idle-connections.ts';

const { idleConnectionMs: idleMs, requestHeadMs: headMs } = LOAD_LIMITS;
/** Larger than what a system keeps of an answer that nobody reads. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

let now = 0;
let server: Server;
let check: () => void;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let client: Socket;
/** The server's end of the client's connection. */
let peer: Socket;

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  ({ check } = closeIdleConnections(server, { idleMs, headMs, clock: () => now }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  [peer] = await accepted;
});
afterEach(() => {
  client.destroy();
  server.close();
});

/** Advances the time in steps in which the server checks. */
function wait(ms: number): void {
  for (const end = now + ms; now < end; now += 1000) check();
  check();
}

/** Sends text and waits until the server has it. */
async function send(text: string): Promise<void> {
  const wanted = peer.bytesRead + Buffer.byteLength(text);
  client.write(text);
  while (peer.bytesRead < wanted) await new Promise((resolve) => setImmediate(resolve));
}

async function assertClosed(): Promise<void> {
  if (!peer.destroyed) assert.fail('the connection is open');
  client.resume();
  if (!client.destroyed) await once(client, 'close');
}

describe(`a connection without traffic for ${idleMs / 1000} s`, () => {
  it('the server closes a connection that sends nothing or an incomplete request head', async () => {
    await send('GET / HTTP/1.1\r\nHost:');
    check();
    wait(idleMs - 1000);
    assert.equal(peer.destroyed, false);
    wait(1000);
    await assertClosed();
  });

  it('the server closes a connection whose request body stalls, and the handler gets an error', async () => {
    const received = new Promise((resolve) => (answer = (request) => request.resume().on('error', resolve)));
    await send('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
    check();
    wait(idleMs);
    await assertClosed();
    await received;
  });

  it('the server closes a connection whose client does not receive the response', async () => {
    answer = (_request, response) => response.end(LARGE);
    client.pause();
    await send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    while (peer.writableLength === 0) await new Promise((resolve) => setImmediate(resolve));
    check();
    wait(idleMs);
    await assertClosed();
  });
});

describe(`a request head that takes ${headMs / 1000} s`, () => {
  it('the server closes a connection whose head arrives byte by byte, the first one and a later one', async () => {
    const answered = new Promise((resolve) => {
      answer = (_request, response) => response.end('', () => response.once('close', resolve));
    });
    for (const letter of 'GET /') {
      wait(9000);
      await send(letter);
    }
    await send(' HTTP/1.1\r\nHost: x\r\n\r\n');
    await answered;
    wait(1000);
    for (const letter of 'GET /x') {
      await send(letter);
      assert.equal(peer.destroyed, false);
      wait(10_000);
    }
    wait(1000);
    await assertClosed();
  });
});

describe('a slow connection', () => {
  it('a connection stays open while bytes arrive, however slowly: an upload of an hour completes', async () => {
    const whole = new Promise<number>((resolve) => {
      answer = (request, response) => {
        let size = 0;
        request.on('data', (chunk: Buffer) => (size += chunk.length));
        request.on('end', () => {
          response.end();
          resolve(size);
        });
      };
    });
    await send('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1500\r\n\r\n');
    for (let part = 0; part < 150; part += 1) {
      wait(24_000);
      await send('0123456789');
    }
    assert.equal(await whole, 1500);
  });

  it('a connection stays open while the server prepares the response', async () => {
    const asked = new Promise<ServerResponse>(
      (resolve) => (answer = (_request, response) => resolve(response)),
    );
    await send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const response = await asked;
    wait(10 * idleMs);
    assert.equal(peer.destroyed, false);
    const data = once(client, 'data') as Promise<[Buffer]>;
    response.end('done');
    const [chunk] = await data;
    assert.match(chunk.toString(), /^HTTP\/1\.1 200 [^]*done$/);
  });

  it('a connection stays open between requests for keepAliveTimeout, but not with an incomplete request', async () => {
    const answered = new Promise((resolve) => {
      answer = (_request, response) => response.end('', () => response.once('close', resolve));
    });
    await send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await answered;
    wait(2 * idleMs);
    assert.equal(peer.destroyed, false);
    await send('GET / HT');
    check();
    wait(idleMs);
    await assertClosed();
  });
});

describe('idleConnectionMs of createApp', () => {
  it('the server closes connections that are idle for the configured time', async () => {
    const database = await testDatabase();
    const app = await createApp({
      database,
      verifyToken: async () => null,
      modules: [],
      checksResponses: true,
      limits: { idleConnectionMs: 30 },
    });
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const silent = connect(Number(port), '127.0.0.1');
    // A connection that the server closes with bytes on the way is reset.
    silent.on('error', () => undefined);
    silent.write('POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Le');
    await once(silent, 'close');
    await app.close();
    await database.close();
  });
});
