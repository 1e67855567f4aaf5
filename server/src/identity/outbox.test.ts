import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import PostalMime from 'postal-mime';
import { MAIL_LIFETIME, openMessageFolder, openOutbox } from './outbox.ts';
import type { Outbox } from './outbox.ts';

describe('outbox', () => {
  let root: string;
  const logged: string[] = [];
  const keep = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));
  const log = { info: keep, warn: keep, error: keep };
  const open = async (name: string, url?: string): Promise<Outbox> =>
    openOutbox({
      messages: await openMessageFolder(join(root, name)),
      from: 'no-reply@assay.example',
      smtp: url === undefined ? undefined : { url },
      clock: () => new Date(),
      log,
    });
  const read = async (name: string) => {
    const files = await readdir(join(root, name));
    return Promise.all(files.map((file) => readFile(join(root, name, file), 'utf8')));
  };

  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'assay-outbox-'));
  });
  after(() => rm(root, { recursive: true }));

  it('writes each message as a complete .eml file that only the server can read', async () => {
    const outbox = await open('plain');
    await outbox.send({
      to: 'ann@demo.example',
      subject: 'Hello Ann',
      text: 'Your verification code is 123456\nBye.',
    });
    const [name, ...others] = await readdir(join(root, 'plain'));
    assert.match(String(name), /\.eml$/);
    assert.deepEqual(others, []);
    assert.equal((await stat(join(root, 'plain'))).mode & 0o777, 0o700);
    assert.equal((await stat(join(root, 'plain', String(name)))).mode & 0o777, 0o600);
    const [mail = ''] = await read('plain');
    assert.match(mail, /^To: ann@demo\.example\r\n/m);
    assert.match(mail, /^Subject: Hello Ann\r\n/m);
    assert.match(mail, /\r\n\r\nYour verification code is 123456\r\nBye\./);
    assert.doesNotMatch(logged.join(), /123456/, 'the log holds the path only');
  });

  it('AMB-134 writes letters beyond ASCII encoded, in subject and text, so that every reader of mail shows them', async () => {
    const outbox = await open('letters');
    const subject = 'Passwort für Assay zurücksetzen';
    const text = `Öffnen Sie diesen Link:\nhttp://localhost:8080/login/recover#${'x'.repeat(80)}\n`;
    await outbox.send({ to: 'ann@demo.example', subject, text });
    const [mail = ''] = await read('letters');
    assert.match(mail, /^[\s\x20-\x7e]*$/);
    assert.match(mail, /^Content-Type: text\/plain; charset=utf-8\r\n/m);
    assert.partialDeepStrictEqual(await PostalMime.parse(mail), { subject, text });
  });

  it('refuses an address or a subject that would add a header or a recipient', async () => {
    const outbox = await open('injection');
    await outbox.send({
      to: 'ann@demo.example\r\nBcc: eve@evil.example',
      subject: 'Hello\r\nX-Evil: yes\r\n\r\nbody',
      text: 'text',
    });
    const [mail = ''] = await read('injection');
    const [head = ''] = mail.split('\r\n\r\n');
    assert.doesNotMatch(head, /^(Bcc|X-Evil):/im);
  });

  it('writes a posted message in the background, and reports a failure without the text of the message', async () => {
    const outbox = await open('posted');
    outbox.post(async () => ({ to: 'ann@demo.example', subject: 'Posted', text: 'code 1' }));
    assert.deepEqual(await readdir(join(root, 'posted')), []);
    await outbox.drain();
    assert.equal((await read('posted')).length, 1);
    await rm(join(root, 'posted'), { recursive: true });
    await writeFile(join(root, 'posted'), 'not a folder');
    outbox.post(async () => ({ to: 'ann@demo.example', subject: 'Lost', text: 'code 777777' }));
    await outbox.drain();
    assert.match(logged.at(-1) ?? '', /could not be written/);
    assert.doesNotMatch(logged.join(), /777777/);
  });

  it('deletes messages whose content has expired long ago', async () => {
    const outbox = await open('old');
    await outbox.send({ to: 'ann@demo.example', subject: 'Old', text: 'x' });
    const [name = ''] = await readdir(join(root, 'old'));
    await outbox.sweep();
    assert.equal((await read('old')).length, 1);
    const longAgo = new Date(Date.now() - MAIL_LIFETIME - 1000);
    await utimes(join(root, 'old', name), longAgo, longAgo);
    await outbox.sweep();
    assert.deepEqual(await read('old'), []);
  });

  it('sends the same message through an SMTP server if one is configured', async () => {
    const received = await withSmtpServer(async (url) => {
      const outbox = await open('smtp', url);
      await outbox.send({
        to: 'ann@demo.example',
        subject: 'Over the wire',
        text: 'Your verification code is 123456',
      });
      await outbox.drain();
    });
    assert.match(received, /^RCPT TO:<ann@demo\.example>/m);
    const [mail = ''] = await read('smtp');
    assert(received.includes(mail.trimEnd()));
  });

  it('stores and logs a message that the SMTP server refuses', async () => {
    const outbox = await open('refused', 'smtp://127.0.0.1:1');
    await outbox.send({ to: 'ann@demo.example', subject: 'Kept', text: 'code 888888' });
    await outbox.drain();
    assert.equal((await read('refused')).length, 1);
    assert.match(logged.at(-1) ?? '', /SMTP failed/);
    assert.doesNotMatch(logged.join(), /888888/);
  });
});

/** The least that an SMTP client needs; answers everything that was said to it. */
async function withSmtpServer(work: (url: string) => Promise<void>): Promise<string> {
  let received = '';
  let isData = false;
  const server = createServer((socket) => {
    socket.setEncoding('utf8');
    socket.write('220 ready\r\n');
    socket.on('data', (chunk: string) => {
      received += chunk;
      if (isData) {
        if (!received.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 kept\r\n');
      } else if (chunk.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
      } else socket.write(chunk.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await work(`smtp://127.0.0.1:${port}?ignoreTLS=true`);
    return received;
  } finally {
    server.close();
  }
}
