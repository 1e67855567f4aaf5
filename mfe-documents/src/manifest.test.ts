import { text } from '@assay/shared/messages';
import { manifest } from './manifest.ts';

const addresses = Object.fromEntries(manifest.routes.map(({ name, path }) => [path, name]));

describe('the documents remote as data', () => {
  it('ROUTE-024 its routes have the names and addresses of the specification', () => {
    expect(addresses).toMatchObject({
      '/verification': 'Verification',
      '/archive': 'Archive',
      '/trash': 'Trash',
      '/qa': 'Manual QA',
      '/upload': 'Upload',
      '/usage': 'Usage',
    });
  });

  it('NAV-001 NAV-002 its sidebar items are Upload, Documents, Archive, Trash, and Manual QA for provider staff', () => {
    const main = manifest.sidebar
      .filter(({ group }) => group === 'main')
      .toSorted((one, other) => one.order - other.order);
    expect(main.map(({ label, shownTo }) => [text(label as 'navigation.upload'), shownTo])).toEqual([
      ['Upload', undefined],
      ['Documents', undefined],
      ['Archive', undefined],
      ['Trash', undefined],
      ['Manual QA', 'provider'],
    ]);
  });

  it('every child is below its parent, and every item leads to a route', () => {
    const ids = new Set(manifest.routes.map(({ id }) => id));
    for (const { parent, redirectTo } of manifest.routes) {
      if (parent) expect(ids).toContain(parent);
      if (redirectTo) expect(ids).toContain(redirectTo);
    }
    for (const { route } of manifest.sidebar) expect(ids).toContain(route);
  });
});
