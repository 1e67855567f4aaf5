import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { movementOf } from './label-parts.ts';

describe('movementOf', () => {
  it('takes a change of value for a realised one only where it is said to be', () => {
    assert.equal(movementOf('Realised changes in fair value'), 'realised_gain_loss');
    assert.equal(movementOf('Gerealiseerde waardeveranderingen'), 'realised_gain_loss');
    assert.equal(movementOf('Unrealised changes in fair value'), 'unrealised_gain_loss');
    assert.equal(movementOf('Changes in fair value'), 'unrealised_gain_loss');
  });
});
