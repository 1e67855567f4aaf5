import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { popGraphicsState, pushGraphicsState, rgb, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';

import type { ExtractionResult } from '../contract/result.ts';
import { runExtraction } from '../stages/run-extraction.ts';
import type { Drawing } from '../testing/build-notice.ts';
import { buildNotice, lineY, NOTICE_LINES, VALUE_X } from '../testing/build-notice.ts';
import { writeTemporary } from '../testing/build-pdf.ts';
import { jobFor } from '../testing/paths.ts';

const WHITE = rgb(1, 1, 1);

async function extract(after?: (drawing: Drawing) => void, lines = NOTICE_LINES): Promise<ExtractionResult> {
  const bytes = await buildNotice({ lines, ...(after === undefined ? {} : { after }) });
  const outcome = await runExtraction(jobFor(writeTemporary(bytes)));
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.result;
}

const candidatesOf = (result: ExtractionResult, fin: string): string[] =>
  result.metrics
    .filter((one) => one.fin === fin)
    .flatMap(({ candidates }) => candidates.map(({ value }) => value));

/** Lines in white at the foot of a notice. */
const inWhite =
  (...texts: readonly string[]) =>
  ({ page, font, up }: Drawing): void => {
    for (const [index, text] of texts.entries())
      page.drawText(text, {
        x: 72,
        y: up(lineY(NOTICE_LINES.length + 1 + index)),
        size: 10,
        font,
        color: WHITE,
      });
  };

describe('hidden text', () => {
  it('AMB-135 is evidence of nothing, and a doubt of the document where a value could rest on it', async () => {
    const result = await extract(
      inWhite('Amount due: USD 1,985,000.00', 'Due date: 7 March 2025', 'IBAN: DE89 3704 0044 0532 0130 00'),
    );
    assert.deepEqual(candidatesOf(result, 'iban'), []);
    assert.deepEqual(candidatesOf(result, 'call_amount'), ['485000.00']);
    assert.deepEqual(candidatesOf(result, 'due_date'), ['2025-03-17']);
    assert.deepEqual(
      result.doubts.map(({ kind, severity, page, fins, text }) => [kind, severity, page, fins, text]),
      ['Amount due: USD 1,985,000.00', 'Due date: 7 March 2025', 'IBAN: DE89 3704 0044 0532 0130 00'].map(
        (text) => ['hiddenText', 'doubt', 1, null, text],
      ),
    );
    const box = result.doubts[2]?.box;
    assert.ok(box && Math.abs(box.x - 72 / 595) < 0.01 && Math.abs(box.y + box.h - lineY(14) / 842) < 0.01);
  });

  it('AMB-135 is a doubt where it names an account, an amount or a day that no metric asks for', async () => {
    for (const text of ['Pay 99887766', 'not EUR 12,500.00', 'not before 7 March 2025']) {
      const { doubts } = await extract(inWhite(text));
      assert.deepEqual(
        doubts.map(({ kind, severity }) => [kind, severity]),
        [['hiddenText', 'doubt']],
        text,
      );
    }
  });

  it('AMB-135 is a note in a signed file, whose anchors and tags are no values, and nothing in an ordinary one', async () => {
    const signed = await extract(
      inWhite('\\s1\\ \\d1\\', '{{Sig_es_:signer1:signature}}', '{{Dte_es_:signer1:date}}'),
    );
    assert.deepEqual(
      signed.doubts.map(({ kind, severity, page, fins }) => [kind, severity, page, fins]),
      [['hiddenText', 'note', 1, []]],
    );
    assert.match(signed.doubts[0]?.text ?? '', /^\\s1\\ \\d1\\ \{\{Sig_es_/u);
    const ordinary = await extract();
    assert.deepEqual(ordinary.doubts, []);
    assert.deepEqual(signed.metrics, ordinary.metrics);
  });

  it('AMB-135 is a doubt only of the values it would have been candidates of where it was struck out or pasted over', async () => {
    const struck = await extract(({ page, font, up }) => {
      const y = up(lineY(5));
      const end = VALUE_X + 10 + font.widthOfTextAtSize('USD 485,000.00 ', 10);
      page.drawText('USD 435,000.00', { x: end, y, size: 10, font });
      const to = end + font.widthOfTextAtSize('USD 435,000.00', 10);
      page.drawLine({ start: { x: end, y: y + 3 }, end: { x: to, y: y + 3 }, thickness: 0.7 });
    });
    const lines = NOTICE_LINES.map(([label, value]) => [label, value.replace('485', '435')] as const);
    const pasted = await extract(({ page, font, up }) => {
      const y = up(lineY(5));
      page.drawRectangle({ x: VALUE_X - 2, y: y - 3, width: 90, height: 13, color: WHITE });
      page.drawText('USD 485,000.00', { x: VALUE_X, y, size: 10, font });
    }, lines);
    for (const result of [struck, pasted]) {
      assert.equal(candidatesOf(result, 'call_amount')[0], '485000.00');
      assert.ok(!candidatesOf(result, 'call_amount').includes('435000.00'));
      assert.ok(result.doubts.every(({ kind, severity }) => kind === 'replacedText' && severity === 'doubt'));
      const fins = new Set(result.doubts.flatMap((doubt) => doubt.fins ?? ['all']));
      assert.ok(fins.has('call_amount') && !fins.has('all') && !fins.has('due_date') && !fins.has('iban'));
    }
  });

  it('AMB-135 counts on no check, no name and no type', async () => {
    const result = await extract(({ page, font, up }) => {
      page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
      for (const [index, text] of [
        'Distribution Notice',
        'Total distribution: USD 900,000.00',
        'Limited partner: Another Pension Fund',
      ].entries())
        page.drawText(text, { x: 72, y: up(40 + index * 14), size: 12, font });
      page.pushOperators(popGraphicsState());
    });
    const ordinary = await extract();
    assert.equal(result.documentType, ordinary.documentType);
    assert.deepEqual(result.metrics, ordinary.metrics);
    assert.deepEqual(result.checks, ordinary.checks);
  });
});
