import { findIncompatibility, findMissingExports, IncompatibleRemoteError } from './compatibility.ts';

const provided = {
  version: '1.2.0',
  entryPoints: ['router', 'ui'],
  libraries: { react: '19.3.1', '@mantine/core': '9.7.3', 'react-router-dom': '7.18.5' },
};
const fits = { needs: { ui: { '1.0.0': ['Button'] } }, libraries: { react: '19.0.0' } };

describe('findIncompatibility', () => {
  it.each([
    ['a remote that is newer and uses nothing new', { ui: { '1.2.0': ['Button'] } }, undefined, undefined],
    ['an older remote', { router: { '1.0.0': ['Link'] } }, undefined, undefined],
    ['an export of a newer version', { router: { '1.0.0': ['Link'], '1.10.0': ['Map'] } }, 'router', 'shell'],
    ['an entry point that this shell does not have', { charts: { '1.0.0': ['Bars'] } }, 'charts', 'shell'],
    ['a newer major', { ui: { '2.0.0': ['Button'] } }, 'ui', 'shell'],
    ['an older major', { ui: { '0.9.0': ['Button'] } }, 'ui', 'remote'],
  ])('%s', (_, needs, what, mustDeploy) => {
    const found = findIncompatibility({ ...fits, needs }, provided);
    expect([found?.what, found?.mustDeploy]).toEqual([what, mustDeploy]);
  });

  it.each([
    ['react', '18.3.1', 'remote'],
    ['react', '20.0.0', 'shell'],
    ['react-router-dom', '6.30.0', 'remote'],
    ['@mantine/core', '8.0.0', 'remote'],
  ])('a remote built with %s %s: the %s has to be deployed', (what, needed, mustDeploy) => {
    const found = findIncompatibility({ ...fits, libraries: { [what]: needed } }, provided);
    expect(found).toMatchObject({ what, needed, mustDeploy });
  });

  it('a library that this shell does not know, or of the same major, is no hindrance', () => {
    const libraries = { react: '19.9.0', 'left-pad': '1.0.0' };
    expect(findIncompatibility({ ...fits, libraries }, provided)).toBeUndefined();
  });
});

it('an export that is gone, or that has another signature since another version, is missing', () => {
  const imports = { '1.0.0': ['Button', 'Badge', 'Tabs'] };
  expect(findMissingExports(imports, { Button: '1.0.0', Tabs: '2.0.0' })).toEqual(['Badge', 'Tabs']);
});

it('a refusal names the remote, the entry point, the export and the side that has to be deployed', () => {
  const incompatibility = {
    what: 'ui',
    exports: ['Badge'],
    needed: '1.3.0',
    provided: '1.2.0',
    mustDeploy: 'shell',
  } as const;
  expect(new IncompatibleRemoteError('documents', incompatibility).message).toBe(
    'The remote "documents" needs Badge of ui 1.3.0, and this shell provides 1.2.0. Deploy the shell.',
  );
});
