import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sizeOf } from '../../../scripts/checks/sizes.mjs';

const CODE = `
/** A limit. */
export const MAX = 3; // not a line of its own
const MIN = -1,
  OTHER = 2 * MAX;

/*
 * No code.
 */
export interface Shape {
  readonly name: string;
}
export function nameOf({ name }: Shape): string {
  // Why.
  return \`
    \${name}

    \`;
}
class Hidden {}
`;

describe('npm run check -- sizes', () => {
  it('counts lines with code, without blanks and comments, and what a file defines, without types', () => {
    assert.deepEqual(sizeOf('server/src/a.ts', CODE), { lines: 12, definitions: 5, constants: 2 });
  });

  it('counts tests, styles and JSON apart', () => {
    assert.deepEqual(sizeOf('server/src/a.test.ts', CODE), { tests: 12 });
    assert.deepEqual(sizeOf('server/src/testing/a.ts', CODE), { tests: 12 });
    assert.deepEqual(sizeOf('shell/a.css', '/* one\n two */\n\n.a {\n  color: red;\n}\n'), { styles: 3 });
    assert.deepEqual(sizeOf('docs/a.json', '{\n  "a": 1\n}\n'), { json: 3 });
  });
});
