import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MetricFormula } from '../calculations/formula.repository.ts';
import { checkSavedFormula } from './formula-policy.ts';

const metric = (fin: string, formula: string | null = null, operands: readonly string[] = []) => ({
  fin,
  name: fin,
  type: 'CURRENCY' as const,
  associatedEntityType: 'fund',
  associatedRelationshipEntityTypes: null,
  formula,
  operands,
  isCalculation: formula !== null,
});
const called = metric('called');
const recallable = metric('recallable');
const paidIn = metric('paid_in', 'called + recallable', ['called', 'recallable']);
const metrics: readonly MetricFormula[] = [called, recallable, paidIn];
const refused = (fin: string) => ({ code: 'FORMULA_INVALID', identifier: fin });

describe('the formula of a metric as a save leaves it', () => {
  it('reads each metric that it names, once', () => {
    const saved = metric('total', 'called + recallable + called');
    assert.deepEqual(checkSavedFormula(saved, metrics), ['called', 'recallable']);
    assert.deepEqual(checkSavedFormula(called, metrics), []);
  });

  it('is refused where it is empty, names no metric, or reads itself by way of others', () => {
    assert.throws(
      () => checkSavedFormula({ ...metric('total'), isCalculation: true }, metrics),
      refused('total'),
    );
    assert.throws(() => checkSavedFormula(metric('total', 'called + absent'), metrics), refused('total'));
    assert.throws(() => checkSavedFormula(metric('called', 'paid_in - 1'), metrics), refused('called'));
  });

  it('is refused for a formula that cannot read the metric any longer', () => {
    assert.throws(() => checkSavedFormula({ ...called, type: 'DATE' }, metrics), refused('paid_in'));
    assert.deepEqual(checkSavedFormula({ ...called, type: 'NOWHERE' }, metrics), []);
  });
});
