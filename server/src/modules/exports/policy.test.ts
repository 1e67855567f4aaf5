import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { requireExportable } from './policy.ts';

const at = (stage: string, id = 'd1') => ({ id, stage });

describe('requireExportable', () => {
  it('AMB-126 takes documents that are there and read; those in Manual QA are there for the provider alone', () => {
    requireExportable({ isProvider: false }, ['d1', 'd2'], [at('EXT_DONE'), at('ARCHIVED', 'd2')]);
    const missing = { code: 'NOT_FOUND', identifier: 'd2' };
    assert.throws(() => requireExportable({ isProvider: false }, ['d1', 'd2'], [at('EXT_DONE')]), missing);
    const held = [at('EXT_DONE'), at('EXT_MANUAL_QA', 'd2')];
    assert.throws(() => requireExportable({ isProvider: false }, ['d1', 'd2'], held), missing);
    for (const stage of ['DOC_REQUESTED', 'NOWHERE'])
      assert.throws(() => requireExportable({ isProvider: false }, ['d1'], [at(stage)]), {
        code: 'DOCUMENT_NOT_READY',
        identifier: 'd1',
      });
  });
});
