import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { describe, it } from 'node:test';

import { PipelineError } from '../contract/failures.ts';
import type { ExtractionJob } from '../contract/job.ts';
import { DEFAULT_LIMITS } from '../contract/limits.ts';
import { buildMail } from '../testing/build-mail.ts';
import { buildPdf, writeTemporary } from '../testing/build-pdf.ts';
import { buildWorkbook } from '../testing/build-workbook.ts';
import { runExtraction } from '../stages/run-extraction.ts';
import { jobFor } from '../testing/paths.ts';
import type { OpenedInput } from './open-input.ts';
import { openInput } from './open-input.ts';

interface File {
  name: string;
  bytes: Uint8Array;
}

const page = (text: string, files: readonly File[] = []): Promise<Uint8Array> =>
  buildPdf([[{ x: 50, y: 50, text }]], { files });
const portfolio = (files: readonly File[]): Promise<Uint8Array> =>
  buildPdf([[{ x: 50, y: 50, text: 'Open this PDF portfolio in Acrobat' }]], { files, isPortfolio: true });
const open = (bytes: Uint8Array): Promise<OpenedInput> => openInput(bytes, DEFAULT_LIMITS);
const namesIn = async (bytes: Uint8Array): Promise<string[]> =>
  (await open(bytes)).attachments.map(({ name }) => name);

describe('PDF portfolio', () => {
  it('AMB-045 gives the documents among its files, two of one name as two, and leaves other kinds', async () => {
    const call = await page('Call');
    const workbook = buildWorkbook({ sheets: [{ name: 'A', rows: [['x']] }] });
    const bytes = await portfolio([
      { name: 'Aufruf Nr. 7 – Köln.pdf', bytes: call },
      { name: 'ledger.xlsx', bytes: workbook },
      { name: 'ledger.xlsx', bytes: await page('Another') },
      { name: 'terms.txt', bytes: Buffer.from('Dear investor') },
      { name: 'empty.pdf', bytes: Buffer.alloc(0) },
    ]);
    const { attachments, pdf, isRendition, mimeType } = await open(bytes);
    assert.deepEqual(
      attachments.map(({ name }) => name).toSorted(),
      ['Aufruf Nr. 7 – Köln.pdf', 'ledger.xlsx', 'ledger.xlsx'].toSorted(),
    );
    const taken = attachments.find(({ name }) => name.startsWith('Aufruf'));
    assert.deepEqual(Buffer.from(taken?.bytes ?? []), Buffer.from(call));
    assert.deepEqual([pdf, isRendition, mimeType], [bytes, false, 'application/pdf']);
  });

  it('gives the documents of portfolios and mails inside it, as a mail does, no deeper than three', async () => {
    const inner = await portfolio([{ name: 'inner.pdf', bytes: await page('Inner') }]);
    const mail = (file: Uint8Array): Uint8Array =>
      buildMail({ subject: 'x', files: [{ name: 'p.pdf', type: 'application/pdf', bytes: file }] });
    assert.deepEqual(await namesIn(mail(inner)), ['inner.pdf']);
    assert.deepEqual(await namesIn(await portfolio([{ name: 'p.pdf', bytes: inner }])), ['inner.pdf']);
    const three = await portfolio([{ name: 'm.eml', bytes: mail(inner) }]);
    assert.deepEqual(await namesIn(three), ['inner.pdf']);
    const four = await portfolio([{ name: 'p.pdf', bytes: three }]);
    await assert.rejects(namesIn(four), /no attachment/u);
  });

  it('brings its documents once, and not again with each notice that was found among its pages', async () => {
    const bytes = await portfolio([{ name: 'a.pdf', bytes: await page('x') }]);
    const filePath = writeTemporary(bytes);
    const attachmentsFolder = dirname(filePath);
    const broughtBy = async (asked: Pick<ExtractionJob, 'pages'>): Promise<string[] | undefined> => {
      const outcome = await runExtraction(jobFor(filePath, { ...asked, attachmentsFolder }));
      return outcome.ok ? outcome.result.attachments?.map(({ name }) => name) : undefined;
    };
    assert.deepEqual(await broughtBy({}), ['a.pdf']);
    assert.deepEqual(await broughtBy({ pages: { from: 1, to: 1 } }), []);
  });

  it('is none without a /Collection: a PDF with attachments is read from its own pages alone', async () => {
    const attached = [{ name: 'calculation.pdf', bytes: await page('Calculation') }];
    const bytes = await page('Capital call', attached);
    assert.deepEqual(await namesIn(bytes), []);
    assert.deepEqual(
      await namesIn(buildMail({ subject: 'x', files: [{ name: 'call.pdf', type: 'x', bytes }] })),
      ['call.pdf'],
    );
    assert.deepEqual(await namesIn(await portfolio([])), []);
  });

  it('STATE-013 STATE-014 fails clearly without a readable document, broken off, or over the limits', async () => {
    const stageOf = async (bytes: Uint8Array): Promise<string> => {
      const outcome = await runExtraction(jobFor(writeTemporary(bytes)));
      return outcome.ok ? 'read' : outcome.failure.stage;
    };
    const text = Buffer.from('Dear investor');
    assert.equal(
      await stageOf(await portfolio([{ name: 'a.txt', bytes: text }])),
      'EXT_FAILED_UNSUPPORTED_TYPE',
    );
    const whole = await portfolio([{ name: 'a.pdf', bytes: await page('x') }]);
    assert.equal(await stageOf(whole.subarray(0, whole.length / 2)), 'EXT_FAILED_INVALID_DOCUMENT');
    const isTooMuch = (error: unknown): boolean =>
      error instanceof PipelineError && error.stage === 'EXT_FAILED' && /larger/u.test(error.message);
    await assert.rejects(openInput(whole, { ...DEFAULT_LIMITS, maxBytes: 10 }), isTooMuch);
    const small = await page('x');
    const many = Array.from({ length: 101 }, (_, index) => ({ name: `${index}.pdf`, bytes: small }));
    await assert.rejects(open(await portfolio(many)), /more attachments/u);
  });
});
