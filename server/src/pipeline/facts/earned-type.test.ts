import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { DocumentDoubt } from '../contract/document-doubt.ts';
import type { ExtractionResult } from '../contract/result.ts';
import { runExtraction } from '../stages/run-extraction.ts';
import { BALANCE_SHEET } from '../testing/balance-sheet.ts';
import type { TextAt } from '../testing/build-pdf.ts';
import { buildPdf, writeTemporary } from '../testing/build-pdf.ts';
import { callPage, CALLS } from '../testing/build-packet.ts';
import { jobFor } from '../testing/paths.ts';

async function read(bytes: Uint8Array, documentType: string | null = null): Promise<ExtractionResult> {
  const outcome = await runExtraction(jobFor(writeTemporary(bytes), { documentType }));
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.result;
}

const doubtsOf = ({ doubts }: ExtractionResult, wanted: DocumentDoubt['kind']): string[] =>
  doubts.filter(({ kind, fins }) => kind === wanted && fins === null).map(({ text }) => text);

const call = callPage(CALLS[0]);

/** A call with one more text. */
const withText = (text: Partial<TextAt> & { text: string }): Promise<Uint8Array> =>
  buildPdf([[...call, { x: 60, y: 30, ...text }]]);

describe('AMB-135 a paper that says of itself that it is not final', () => {
  for (const text of [
    'DRAFT',
    'CONFIDENTIAL — DRAFT',
    'Subject: Cancelled',
    'Entwurf',
    'Spécimen',
    'Superseded',
    'Draft capital call notice',
  ])
    it(`has a doubt of the whole document: ${text}`, async () => {
      assert.deepEqual(doubtsOf(await read(await withText({ text })), 'notFinal'), [text]);
    });

  it('has one for a stamp larger than the text', async () => {
    assert.deepEqual(
      doubtsOf(await read(await withText({ text: 'SPECIMEN', size: 60, y: 700 })), 'notFinal'),
      ['SPECIMEN'],
    );
  });

  it('has one for a watermark at a slant, from which no value is read', async () => {
    const plain = await read(await buildPdf([call]));
    for (const text of ['DRAFT', 'VOID 9,999,999.00', 'CANCELLED', 'Superseded']) {
      const stamp = { text, size: 60, x: 120, y: 700, slant: 45 };
      const stamped = await read(await withText(stamp));
      assert.deepEqual(doubtsOf(stamped, 'notFinal'), [text]);
      assert.deepEqual(stamped.metrics, plain.metrics);
    }
    const draft = { text: 'DRAFT', size: 60, x: 120, y: 700, slant: 45 };
    assert.deepEqual(doubtsOf(await read(await withText({ ...draft, opacity: 0.15 })), 'notFinal'), [
      'DRAFT',
    ]);
    assert.deepEqual(doubtsOf(await read(await withText({ ...draft, opacity: 0 })), 'notFinal'), []);
    const other = await withText({ text: 'CONFIDENTIAL', size: 60, x: 120, y: 700, slant: 45 });
    assert.deepEqual(doubtsOf(await read(other), 'notFinal'), []);
  });

  it('is none that speaks of another paper, or of what is void', async () => {
    for (const text of [
      'This notice supersedes the draft of 1 March and any cancelled call.',
      'A payment without the reference is void.',
    ])
      assert.deepEqual(doubtsOf(await read(await withText({ text, y: 700 })), 'notFinal'), []);
  });
});

describe('AMB-129 a paper with none of the evidence of a type', () => {
  it('is of no type, and what it looks like is told', async () => {
    const { documentType, recognisedType, looksLike, metrics } = await read(await buildPdf([BALANCE_SHEET]));
    assert.deepEqual([documentType, recognisedType, looksLike, metrics], ['', null, 'balanceSheet', []]);
  });

  it('keeps the type that was chosen for it, in doubt', async () => {
    const result = await read(await buildPdf([BALANCE_SHEET]), 'Capital Call');
    assert.equal(result.documentType, 'Capital Call');
    assert.equal(doubtsOf(result, 'otherType').length, 1);
  });

  it('is none that announces itself, whatever type was chosen', async () => {
    assert.equal((await read(await buildPdf([call]))).documentType, 'Capital Call');
    assert.deepEqual(doubtsOf(await read(await buildPdf([call]), 'Capital Call'), 'otherType'), []);
  });
});
