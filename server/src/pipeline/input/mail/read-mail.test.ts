import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

import { PipelineError } from '../../contract/failures.ts';
import { DEFAULT_LIMITS } from '../../contract/limits.ts';
import { runExtraction } from '../../stages/run-extraction.ts';
import { buildMail, buildTnef } from '../../testing/build-mail.ts';
import { buildMsg } from '../../testing/build-msg.ts';
import { buildPdf, writeTemporary } from '../../testing/build-pdf.ts';
import { buildWorkbook } from '../../testing/build-workbook.ts';
import { jobFor } from '../../testing/paths.ts';
import { readMail } from './read-mail.ts';

const read = (bytes: Uint8Array) => readMail(bytes, 'eml', DEFAULT_LIMITS);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const pdf = (text: string) => buildPdf([[{ x: 50, y: 50, text }]]);

describe('readMail', () => {
  it('takes the documents of a mail and of the mails in it, and leaves logos and others', async () => {
    const inner = buildMail({
      subject: 'Inner',
      files: [{ name: 'inner.pdf', type: 'application/pdf', bytes: await pdf('Inner') }],
    });
    const workbook = buildWorkbook({ sheets: [{ name: 'A', rows: [['x']] }] });
    const { attachments } = await read(
      buildMail({
        subject: 'Capital call',
        files: [
          { name: 'Aufruf Nr. 7 – Köln.pdf', type: 'application/octet-stream', bytes: await pdf('Call') },
          { name: 'logo.png', type: 'image/png', bytes: PNG, isInline: true },
          { name: 'scan.png', type: 'image/png', bytes: PNG },
          { name: 'ledger.xlsx', type: 'application/octet-stream', bytes: workbook },
          { name: 'terms.txt', type: 'text/plain', bytes: Buffer.from('Dear investor') },
          { name: 'forwarded.eml', type: 'message/rfc822', bytes: inner },
        ],
      }),
    );
    assert.deepEqual(
      attachments.map(({ name }) => name),
      ['Aufruf Nr. 7 – Köln.pdf', 'scan.png', 'ledger.xlsx', 'inner.pdf'],
    );
    assert.deepEqual(Buffer.from(attachments[2]?.bytes ?? []), Buffer.from(workbook));
  });

  it('takes the documents of a mail in the form in which Outlook saves it', async () => {
    const [name, call] = ['Aufruf Nr. 7 – Köln.pdf', await pdf('Call')];
    const terms = { name: 'terms.txt', bytes: Buffer.from('Dear investor') };
    const files = [{ name, bytes: call }, terms];
    const mail = buildMsg({ subject: 'Capital call', text: 'Please find it attached.', files });
    const { attachments } = await readMail(mail, 'msg', DEFAULT_LIMITS);
    assert.deepEqual(
      attachments.map((file) => [file.name, Buffer.from(file.bytes)]),
      [[name, Buffer.from(call)]],
    );
    const graphPath = writeTemporary('', 'graph.json');
    const outcome = await runExtraction(jobFor(writeTemporary(mail), { graphPath }));
    assert.ok(outcome.ok, JSON.stringify(outcome));
    assert.equal(outcome.result.mimeType, 'application/vnd.ms-outlook');
    for (const words of [/Capital call/u, /Fund Services/u, /Please find it attached\./u])
      assert.match(readFileSync(graphPath, 'utf8'), words);
  });

  it('takes the documents of a mail inside a mail of Outlook, and leaves pictures of the text', async () => {
    const bytes = await pdf('Inner');
    const inner = { subject: 'Inner', text: 'See below.', files: [{ name: 'inner.pdf', bytes }] };
    const logo = { name: 'logo.png', bytes: PNG, isInline: true };
    const files = [logo, { name: 'scan.png', bytes: PNG }, { name: 'Forwarded', mail: inner }];
    const mail = buildMsg({ subject: 'FW: Capital call', text: 'Please find it attached.', files });
    const { attachments } = await readMail(mail, 'msg', DEFAULT_LIMITS);
    assert.deepEqual(
      attachments.map((file) => [file.name, Buffer.from(file.bytes)]),
      [
        ['scan.png', PNG],
        ['inner.pdf', Buffer.from(bytes)],
      ],
    );
  });

  it('takes the documents that Outlook wraps for other programs, and those before a place where they break', async () => {
    const call = await pdf('Call');
    const wrapped = buildTnef([
      { name: 'Aufruf für Köln.pdf', bytes: call },
      { name: 'second.pdf', bytes: await pdf('Second') },
    ]);
    const mailWith = (bytes: Uint8Array): Uint8Array =>
      buildMail({ subject: 'x', files: [{ name: 'winmail.dat', type: 'application/ms-tnef', bytes }] });
    const namesOf = async (bytes: Uint8Array): Promise<string[]> =>
      (await read(mailWith(bytes))).attachments.map(({ name }) => name);
    assert.deepEqual(await namesOf(wrapped), ['Aufruf für Köln.pdf', 'second.pdf']);
    assert.deepEqual(await namesOf(wrapped.subarray(0, wrapped.length - 100)), ['Aufruf für Köln.pdf']);
  });

  it('STATE-013 takes a mail without documents for an unsupported type', async () => {
    const files = [
      { name: 'a.txt', type: 'text/plain', bytes: Buffer.from('Dear investor') },
      { name: 'empty.pdf', type: 'application/pdf', bytes: Buffer.alloc(0) },
    ];
    for (const mail of [buildMail({ subject: 'x' }), buildMail({ subject: 'x', files })])
      await assert.rejects(
        read(mail),
        (error) => error instanceof PipelineError && error.stage === 'EXT_FAILED_UNSUPPORTED_TYPE',
      );
  });

  it('reads no deeper than three mails in each other', async () => {
    let bytes = buildMail({
      subject: '4',
      files: [{ name: 'deep.pdf', type: 'application/pdf', bytes: await pdf('x') }],
    });
    for (const subject of ['3', '2', '1'])
      bytes = buildMail({ subject, files: [{ name: 'm.eml', type: 'message/rfc822', bytes }] });
    await assert.rejects(read(bytes), /no attachment/u);
  });

  it('fails attachments that are larger together than a file may be', async () => {
    const files = [{ name: 'a.pdf', type: 'application/pdf', bytes: await pdf('x') }];
    await assert.rejects(readMail(buildMail({ subject: 'x', files }), 'eml', { maxBytes: 10 }), /larger/u);
  });

  it('shows the mail itself as the PDF of its document', async () => {
    const files = [{ name: 'call.pdf', type: 'application/pdf', bytes: await pdf('Call') }];
    const path = writeTemporary(
      buildMail({ subject: 'Capital call seven', text: 'Please find it attached.', files }),
    );
    const graphPath = writeTemporary('', 'graph.json');
    const outcome = await runExtraction(jobFor(path, { graphPath }));
    assert.ok(outcome.ok, JSON.stringify(outcome));
    assert.equal(outcome.result.mimeType, 'message/rfc822');
    const texts = readFileSync(graphPath, 'utf8');
    assert.match(texts, /Capital call seven/u);
    assert.match(texts, /call\.pdf/u);
    assert.match(texts, /Please find it attached\./u);
  });
});
