import { satisfy } from './caret-ranges.ts';

describe('ranges of shared libraries', () => {
  it.each([
    ['19.3.1', '^19.3.1', true],
    ['19.10.0', '^19.3.1', true],
    ['19.3.0', '^19.3.1', false],
    ['20.0.0', '^19.3.1', false],
    ['0.3.1', '^0.3.0', true],
    ['0.4.0', '^0.3.0', false],
    ['1.2.0', '<=1.2.0', true],
    ['1.10.0', '<=1.9.0', false],
    ['0', '<=1.2.0', true],
    ['1.2.0', '1.2.0', true],
    ['1.2.1', '1.2.0', false],
  ])('%s in %s: %s', (version, range, isInside) => expect(satisfy(version, range)).toBe(isInside));
});
