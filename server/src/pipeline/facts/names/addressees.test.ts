import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { line, pageOf } from '../../testing/page-of.ts';
import { addressees } from './addressees.ts';

/** Log-odds of the addressee in a block at a place. */
function oddsAt(x: number, ...lines: string[]): number {
  const page = pageOf(lines.flatMap((text, at) => line(90 + 12 * at, [x, text])));
  return addressees(page, [])[0]?.odds ?? -Infinity;
}

describe('addressees', () => {
  const NAME = 'Caisse de pensions des communes du Chablais';
  const STREET = ['Avenue de la Gare 44', '1870 Monthey'];

  it('trusts an institution over its address at the right as at the left: envelopes have windows there', () => {
    assert.ok(oddsAt(332, NAME, ...STREET) > oddsAt(60, NAME, ...STREET) - 0.5);
    assert.ok(oddsAt(332, NAME, 'Service des placements') < oddsAt(60, NAME, 'Service des placements') - 0.5);
  });
});
