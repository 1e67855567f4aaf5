import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readChecks } from './catalogue-checks.ts';

const SUM = { schema: 'Capital Call', name: 'Breakdown', result: 'total', terms: [{ fin: 'a', sign: 1 }] };
const ROW = { schema: 'Capital Call', name: 'Row', result: 'x', quotient: ['y', 'z'], rows: 'investments' };

describe('readChecks', () => {
  it('tells checks of the document from checks of rows', () => {
    const { document, rows } = readChecks([SUM, ROW], 'Capital Call');
    assert.deepEqual(
      [document.map(({ name }) => name), rows.map(({ name }) => name)],
      [['Breakdown'], ['Row']],
    );
  });

  it('leaves out other schemas and what it cannot read', () => {
    assert.deepEqual(
      readChecks([{ name: 'odd' }, 7, { ...SUM, schema: 'Other' }], 'Capital Call').document,
      [],
    );
    assert.deepEqual(readChecks('none', 'Capital Call').document, []);
  });
});
