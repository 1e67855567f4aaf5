import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { ExtractionResult } from '../contract/result.ts';
import { runExtraction } from '../stages/run-extraction.ts';
import { buildNotice, NOTICE_LINES } from '../testing/build-notice.ts';
import { writeTemporary } from '../testing/build-pdf.ts';
import { jobFor } from '../testing/paths.ts';

/** A notice whose commitment is printed like this. */
async function extract(
  commitment: string,
  told: Pick<Parameters<typeof jobFor>[1] & object, 'lessons' | 'reviewed'> = {},
): Promise<ExtractionResult> {
  const lines = NOTICE_LINES.map(([label, value]) =>
    label === 'Commitment:' ? ([label, commitment] as const) : ([label, value] as const),
  );
  const outcome = await runExtraction(
    jobFor(writeTemporary(await buildNotice({ lines })), { documentType: 'Capital Call', ...told }),
  );
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.result;
}

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
