import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';

import { MAX_DOUBTED } from '../contract/candidate.ts';
import type { ExtractionResult } from '../contract/result.ts';
import { processOcr } from '../ocr/ocr.ts';
import { buildScannedNotice, NOTICE_LINES } from '../testing/build-notice.ts';
import { writeTemporary } from '../testing/build-pdf.ts';
import { jobFor } from '../testing/paths.ts';
import { runExtraction } from './run-extraction.ts';
import type { RunOptions } from './run-extraction.ts';

type Lines = typeof NOTICE_LINES;

async function extract(
  notice: Parameters<typeof buildScannedNotice>[0],
  options: RunOptions = {},
): Promise<ExtractionResult> {
  const outcome = await runExtraction(jobFor(writeTemporary(await buildScannedNotice(notice))), options);
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.result;
}

const candidatesOf = (
  { metrics }: ExtractionResult,
  fin: string,
): ExtractionResult['metrics'][number]['candidates'] =>
  metrics.filter((one) => one.fin === fin).flatMap(({ candidates }) => candidates);

/** The lines of the notice with other texts in place of some. */
const misread = (changes: Readonly<Record<string, string>>, lines: Lines = NOTICE_LINES): Lines =>
  lines.map(([label, value]) => [label, changes[value] ?? value]);

const LAYER = misread({
  'USD 485,000.00': 'USD 435,000.00',
  '17 March 2025': '11 March 2025',
  '40071183': '40071133',
});

describe("a scan's own text", () => {
  after(() => processOcr().close());

  it('AMB-135 is believed as a scan where its picture reads the same', async () => {
    const { doubts, ...result } = await extract({ shown: NOTICE_LINES, layer: NOTICE_LINES });
    assert.deepEqual(doubts, []);
    for (const [fin, value] of [
      ['call_amount', '485000.00'],
      ['due_date', '2025-03-17'],
      ['account_number', '40071183'],
      ['limited_partner', 'Winmark Teachers Retirement Fund'],
    ] as const) {
      const [best, ...others] = candidatesOf(result as ExtractionResult, fin);
      assert.equal(best?.value, value);
      assert.ok(best.confidence >= 0.8, `${fin}: ${best.confidence}`);
      assert.equal(best.evidence?.['recognised'], 1);
      assert.ok(others.every((other) => other.confidence < 0.3));
    }
  });

  it('AMB-135 is a doubt where its picture reads otherwise, with both readings', async () => {
    const result = await extract({ shown: NOTICE_LINES, layer: LAYER });
    for (const [fin, shown, layer] of [
      ['call_amount', '485000.00', '435000.00'],
      ['due_date', '2025-03-17', '2025-03-11'],
      ['account_number', '40071183', '40071133'],
    ] as const) {
      const candidates = candidatesOf(result, fin);
      assert.deepEqual(
        candidates.slice(0, 2).map(({ value }) => value),
        [shown, layer],
      );
      assert.ok(candidates.every(({ confidence }) => confidence <= MAX_DOUBTED));
    }
    assert.deepEqual(result.doubts, []);
  });

  it('AMB-135 puts the reading first whose check digits are right', async () => {
    const [right, wrong] = ['GB33 BUKB 2020 1555 5555 55', 'GB33 BUKB 2020 1555 5555 56'];
    for (const [shown, layer] of [
      [right, wrong],
      [wrong, right],
    ] as const) {
      const result = await extract({
        shown: [...NOTICE_LINES, ['IBAN:', shown]],
        layer: [...NOTICE_LINES, ['IBAN:', layer]],
      });
      const [best] = candidatesOf(result, 'iban');
      assert.equal(best?.value, 'GB33BUKB20201555555555');
      assert.ok(best.confidence <= MAX_DOUBTED);
    }
  });

  it('AMB-135 is a doubt of the values that rest on it where nothing could compare it', async () => {
    const { doubts } = await extract(
      { shown: NOTICE_LINES, layer: NOTICE_LINES },
      { limits: { maxOcrPages: 0 } },
    );
    assert.deepEqual(
      doubts.map(({ kind, severity, page, box }) => [kind, severity, page, box]),
      [['scanText', 'doubt', 1, null]],
    );
    assert.ok(doubts[0]?.fins?.includes('call_amount') && doubts[0].fins.includes('due_date'));
  });

  it('AMB-135 is a doubt of them too where no model reads its language', async () => {
    const italian: Lines = [
      ...NOTICE_LINES,
      ['Richiamo del capitale della quota di impegno dei sottoscrittori', ''],
      ['Il versamento con bonifico sul conto della societa di gestione', ''],
      ['alla data di scadenza, come importo che non sono restituiti', ''],
    ];
    const { doubts, ...result } = await extract({ shown: italian, layer: italian });
    const [best] = candidatesOf(result as ExtractionResult, 'call_amount');
    assert.equal(best?.value, '485000.00');
    assert.equal(best.evidence?.['recognised'], 1);
    const [doubt, ...others] = doubts;
    assert.deepEqual([doubt?.kind, doubt?.severity, others], ['scanText', 'doubt', []]);
    assert.ok(doubt?.fins?.includes('call_amount'));
  });

  it('AMB-135 is hidden text where the picture shows nothing in its place', async () => {
    const result = await extract({
      shown: NOTICE_LINES,
      layer: [...NOTICE_LINES, ['IBAN:', 'DE89 3704 0044 0532 0130 00']],
    });
    assert.deepEqual(candidatesOf(result, 'iban'), []);
    assert.deepEqual(
      result.doubts.map(({ kind, severity, text }) => [kind, severity, text]),
      [['hiddenText', 'doubt', 'IBAN: DE89 3704 0044 0532 0130 00']],
    );
  });

  it('AMB-135 is print where the text itself is seen over a picture of the page', async () => {
    const result = await extract({ shown: [], layer: NOTICE_LINES, isPrinted: true });
    const [best] = candidatesOf(result, 'call_amount');
    assert.equal(best?.value, '485000.00');
    assert.equal(best.evidence?.['recognised'], undefined);
    assert.deepEqual(result.doubts, []);
  });
});
