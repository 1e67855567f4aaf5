import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { MAX_DOUBTED } from '../../contract/candidate.ts';
import type { Evidence } from './evidence.ts';
import type { ConfidenceModel } from './model.ts';
import { MIN_MAKERS, probabilityOf } from './model.ts';

/** A model in which odds alone speak, and clauses were seen from a number of makers. */
function modelOf(makersOfClauses: number): ConfidenceModel {
  const part = { bias: 0, weights: { oddsMiddle: 2 }, most: 0.997 };
  const makers = { kindBeside: MIN_MAKERS, ...(makersOfClauses > 0 && { kindClause: makersOfClauses }) };
  return { values: { ...part, makers }, rows: { ...part, makers: { untitled: MIN_MAKERS } }, least: 0.3 };
}

const [SURE, SURER]: [Evidence, Evidence] = [{ oddsMiddle: 2 }, { oddsMiddle: 3 }];

describe('a value that was read where too few makers have shown values', () => {
  it('needs review, and keeps its order', () => {
    for (const few of [0, MIN_MAKERS - 1]) {
      const [sure, surer] = [SURE, SURER].map((one) =>
        probabilityOf({ ...one, kindClause: 1 }, modelOf(few)),
      );
      assert.ok((sure ?? 1) < (surer ?? 0));
      assert.ok((surer ?? 1) < MAX_DOUBTED);
    }
  });

  it('is as sure as any other once enough makers have shown it', () => {
    const clause = probabilityOf({ ...SURER, kindClause: 1 }, modelOf(MIN_MAKERS));
    assert.equal(clause, probabilityOf({ ...SURER, kindBeside: 1 }, modelOf(0)));
    assert.ok(clause > 0.98);
  });

  it('is told for rows by what makers have shown of rows', () => {
    const evidence = { ...SURER, isRow: 1, kindBeside: 1 };
    assert.ok(probabilityOf(evidence, modelOf(MIN_MAKERS)) < MAX_DOUBTED);
    assert.ok(probabilityOf({ ...SURER, isRow: 1, untitled: 1 }, modelOf(0)) > 0.98);
  });
});
