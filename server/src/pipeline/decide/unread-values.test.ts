import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { ExtractionResult } from '../contract/result.ts';
import { runExtraction } from '../stages/run-extraction.ts';
import { buildNotice, NOTICE_LINES } from '../testing/build-notice.ts';
import { writeTemporary } from '../testing/build-pdf.ts';
import { jobFor } from '../testing/paths.ts';

type Told = Pick<Parameters<typeof jobFor>[1] & object, 'lessons' | 'reviewed'>;

async function extractLines(lines: typeof NOTICE_LINES, told: Told = {}): Promise<ExtractionResult> {
  const outcome = await runExtraction(
    jobFor(writeTemporary(await buildNotice({ lines })), { documentType: 'Capital Call', ...told }),
  );
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.result;
}

/** A notice whose commitment is printed like this. */
const extract = (commitment: string, told: Told = {}): Promise<ExtractionResult> =>
  extractLines(
    NOTICE_LINES.map(([label, value]) => [label, label === 'Commitment:' ? commitment : value] as const),
    told,
  );

const unreadOf = ({ doubts }: ExtractionResult) =>
  doubts.flatMap(({ kind, severity, page, text, fins }) =>
    kind === 'unreadValue' ? [{ severity, page, text, fins }] : [],
  );

describe('a value that was not read', () => {
  it('AMB-135 is a doubt of its metric where its label is printed with it', async () => {
    assert.deepEqual(unreadOf(await extract('† 20,000,000.00')), [
      { severity: 'doubt', page: 1, text: 'Commitment: † 20,000,000.00', fins: ['commitment'] },
    ]);
  });

  it('AMB-135 is no doubt where it was read, or where nothing, a dash or a share is printed', async () => {
    for (const commitment of ['USD 20,000,000.00', '', '-', 'as agreed', '20.0 %'])
      assert.deepEqual(unreadOf(await extract(commitment)), [], commitment);
  });

  it('AMB-135 is a doubt of the metric that a check lacks, where that very amount is printed and nothing else is', async () => {
    const after = ['Unfunded commitment after this call:', 'USD 9,515,000.00'] as const;
    const read = async (before: string) => {
      const lines = [...NOTICE_LINES, after, ['Room to draw:', before] as const];
      return unreadOf(await extractLines(lines));
    };
    const unread = { severity: 'doubt', page: 1, text: 'Room to draw: USD 10,000,000.00' };
    assert.deepEqual(await read('USD 10,000,000.00'), [{ ...unread, fins: ['unfunded_before_call'] }]);
    assert.deepEqual(await read('USD 10,000,001.00'), []);
    assert.deepEqual(await read('10,000,000 %'), []);
  });

  it('AMB-135 AMB-085 is no doubt beside a label that is none of the metric by a lesson of the layout', async () => {
    const { doubts } = await extract('† 20,000,000.00');
    const [unread] = doubts.filter(({ kind }) => kind === 'unreadValue');
    assert.ok(unread?.box);
    const absent = {
      ...{ id: 'reviewed', fin: 'commitment', groupIdentifier: null, row: null, isCorrected: true },
      ...{ value: '', currency: null, place: { page: unread.page, ...unread.box } },
    };
    const taught = await extract('† 20,000,000.00', { reviewed: [absent] });
    const [derived] = taught.derivedLessons;
    assert.ok(derived);
    assert.deepEqual(derived.evidence, { kind: 'absent', label: 'Commitment:' });
    const { fin, groupIdentifier, evidence } = derived;
    const scope = { id: 'lesson', documentType: 'Capital Call', layout: taught.fingerprint };
    const lesson = { fin, groupIdentifier, evidence, ...scope };
    assert.deepEqual(unreadOf(await extract('† 30,000,000.00', { lessons: [lesson] })), []);
    const ofOtherMetric = { ...lesson, fin: 'call_amount' };
    assert.equal(unreadOf(await extract('† 30,000,000.00', { lessons: [ofOtherMetric] })).length, 1);
  });
});
