import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { anActor } from '../../testing/an-actor.ts';
import {
  requireMayPublish,
  requireMayWriteTemplates,
  requireNotBuiltIn,
  requireValidGroups,
  toStoredGroups,
} from './policy.ts';
import type { FullSchemaRow } from './repository.ts';

const group = (displayName: string, fins: readonly string[] = ['fund']) => ({
  displayName,
  metrics: fins.map((fin) => ({
    fin,
    displayName: fin,
    description: '',
    filterGroup: '',
    isRequired: false,
    isPriority: false,
    metricSources: ['DOCUMENT' as const],
  })),
});

describe('who may write schemas', () => {
  it('AMB-108 AMB-111 templates are the provider’s, publishing takes its permission, and what is built in stays', () => {
    requireMayWriteTemplates(anActor(), false);
    requireMayWriteTemplates(anActor([], { isProvider: true }), true);
    assert.throws(() => requireMayWriteTemplates(anActor(), true), { code: 'FORBIDDEN' });
    requireMayPublish(anActor(), false);
    requireMayPublish(anActor(['CAN_PUBLISH_DOCUMENT_SCHEMAS']), true);
    assert.throws(() => requireMayPublish(anActor(['CAN_CREATE_VERSIONED_DOCUMENT_TYPES']), true), {
      code: 'FORBIDDEN',
    });
    requireNotBuiltIn({ is_built_in: false } as FullSchemaRow);
    assert.throws(() => requireNotBuiltIn({ is_built_in: true } as FullSchemaRow), {
      code: 'SCHEMA_BUILT_IN',
    });
  });
});

describe('groups of a save', () => {
  const stored = toStoredGroups([
    { ...group('Items'), isRepeatingGroup: true, calculatedTotals: true, groupIdentifier: 'lines' },
  ]);
  it('AMB-109 keep the settings of the stored group of their name, and get an identifier where they repeat', () => {
    assert.deepEqual(toStoredGroups([group(' items ')], stored), [
      { ...group('items'), isRepeatingGroup: true, calculatedTotals: true, groupIdentifier: 'lines' },
    ]);
    assert.deepEqual(toStoredGroups([{ ...group('Items'), isRepeatingGroup: false }], stored), [
      { ...group('Items'), isRepeatingGroup: false, calculatedTotals: false },
    ]);
    const [one, other] = toStoredGroups([
      { ...group('Lines'), isRepeatingGroup: true },
      { ...group('Lines!'), isRepeatingGroup: true },
    ]);
    assert.equal(one?.calculatedTotals, false);
    assert.notEqual(one?.groupIdentifier, other?.groupIdentifier);
  });

  it('hold metrics of the client only, by the rules of the editor', () => {
    const known = new Map([['fund', { time_period: null }]]);
    requireValidGroups(toStoredGroups([group('A')]), known);
    assert.throws(() => requireValidGroups(toStoredGroups([group('A', ['fund', 'nothing'])]), known), {
      code: 'INVALID_REQUEST',
      details: { unknownMetrics: ['nothing'] },
    });
    assert.throws(() => requireValidGroups(toStoredGroups([group('A'), group('A')]), known), {
      code: 'INVALID_REQUEST',
    });
  });
});
