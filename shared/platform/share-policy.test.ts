import { decideShare, type ShareRequest, type SharedCopy } from './share-policy.ts';

const shellCopy: SharedCopy = { version: '1.2.0', from: 'shell' };
const remoteCopy: SharedCopy = { version: '1.3.0', from: 'assay_documents' };

const ask = (
  pkgName: string,
  requiredVersion: string,
  copies: readonly SharedCopy[],
  singleton = true,
): ShareRequest => ({
  pkgName,
  scope: 'default',
  shareInfo: { from: 'assay_documents', shareConfig: { requiredVersion, singleton } },
  shareScopeMap: { default: { [pkgName]: Object.fromEntries(copies.map((copy) => [copy.version, copy])) } },
});

describe('what the shell provides', () => {
  it("the shell's copy of an entry point wins over a newer one of a remote", () => {
    expect(decideShare(ask('@assay/shared/widgets', '^1.3.0', [remoteCopy, shellCopy]))).toEqual({
      kind: 'use',
      copy: shellCopy,
    });
  });

  it('a copy that is loaded already wins over all others: a second copy would have its own contexts', () => {
    const loaded = { ...remoteCopy, lib: () => ({}) };
    expect(decideShare(ask('@assay/shared/ui', '^1.0.0', [shellCopy, loaded]))).toEqual({
      kind: 'use',
      copy: loaded,
    });
  });

  it('in a page without a shell, the remote that was there first provides what is loaded later', () => {
    const other: SharedCopy = { version: '1.1.0', from: 'assay_admin' };
    const request = ask('@assay/shared/widgets', '^1.0.0', [remoteCopy, other]);
    expect(decideShare(request)).toEqual({ kind: 'default' });
    const shareScopeMap = {
      default: {
        ...request.shareScopeMap.default,
        '@assay/shared/ui': { '1.1.0': { ...other, lib: () => ({}) } },
      },
    };
    expect(decideShare({ ...request, shareScopeMap })).toEqual({ kind: 'use', copy: other });
  });

  it.each([
    ['^2.0.0', true],
    ['^0.9.0', false],
  ])('another major of an entry point, %s, is refused: whether it is newer is %s', (needed, isNewer) => {
    expect(decideShare(ask('@assay/shared/router', needed, [shellCopy]))).toEqual({
      kind: 'refuse',
      what: 'router',
      needed,
      provided: '1.2.0',
      isNewer,
    });
  });

  it('another major of React is refused too, a matching one is left to the runtime', () => {
    const react = { version: '19.3.1', from: 'shell' };
    expect(decideShare(ask('react', '^20.0.0', [react])).kind).toBe('refuse');
    expect(decideShare(ask('react', '^19.4.0', [react]))).toEqual({ kind: 'default' });
  });

  it('a library that is not a singleton or that nobody provides is left to the runtime', () => {
    expect(decideShare(ask('left-pad', '^9.0.0', [shellCopy], false))).toEqual({ kind: 'default' });
    expect(decideShare(ask('@assay/shared/ui', '^1.0.0', []))).toEqual({ kind: 'default' });
  });
});
