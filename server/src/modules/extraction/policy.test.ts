import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ExtractionResult } from '../../pipeline/index.ts';
import type { AssignedSchema } from '../schemas/assigned-schema.repository.ts';
import { isSampled, stageOfResult, UNREAD_OUTCOMES } from './policy.ts';

const schema = {
  groups: [
    {
      metrics: [
        { fin: 'fund', isRequired: true },
        { fin: 'bank', isRequired: false },
      ],
    },
  ],
} as AssignedSchema;
const found = (metrics: Readonly<Record<string, readonly number[]>>) =>
  ({
    metrics: Object.entries(metrics).map(([fin, confidences]) => ({
      fin,
      candidates: confidences.map((confidence) => ({ confidence })),
    })),
  }) as unknown as ExtractionResult;

describe('stageOfResult', () => {
  const stage = (metrics: Readonly<Record<string, readonly number[]>>, holdsLowConfidence = true) =>
    stageOfResult(schema, found(metrics), { holdsLowConfidence });
  it('AMB-049 is Manual QA for a required value below 0.5, where the client holds such results', () => {
    assert.equal(stage({ fund: [0.49] }), 'EXT_MANUAL_QA');
    assert.equal(stage({ fund: [0.49] }, false), 'EXT_DONE');
    assert.equal(stage({ fund: [0.5] }), 'EXT_DONE');
    assert.equal(stage({ fund: [0.9, 0.1] }), 'EXT_DONE');
    assert.equal(stage({ bank: [0.1] }), 'EXT_DONE');
    assert.equal(stage({ fund: [] }), 'EXT_DONE');
    assert.equal(stage({}), 'EXT_DONE');
  });
});

describe('isSampled', () => {
  it('draws by the hash of the id: the same ones each time, none of 0 % and all of 100 %', () => {
    const ids = Array.from({ length: 1000 }, (_, index) => `document ${index}`);
    const drawn = (percent: number) => ids.filter((id) => isSampled(id, percent)).length;
    assert.deepEqual([drawn(0), drawn(100)], [0, 1000]);
    assert.equal(drawn(20), 222);
  });
});

describe('files that are not read', () => {
  it('AMB-051 AMB-131 are failures of their own stages', () => {
    const { duplicate, damaged } = UNREAD_OUTCOMES;
    assert.deepEqual([duplicate.ok, damaged.ok], [false, false]);
  });
});
