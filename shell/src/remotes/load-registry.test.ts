import { MANIFEST_WAIT_MS } from '@assay/shared/domain';
import { createLogger } from '@assay/shared/platform';
import { mockApi } from '@assay/shared/testing';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aRemote, silentLog } from '../testing/manifests.ts';
import { loadRegistry } from './load-registry.ts';
import { createRefreshRemote, followReleases } from './refresh-remotes.ts';
import { addRemote, emptyRegistry, type KnownRemote } from './remote-registry.ts';

const api = mockApi();
afterEach(() => localStorage.clear());

describe('loadRegistry', () => {
  const manifest = (name: string, path: string) => ({
    name,
    version: '1.0.0',
    routes: [{ id: `${name}.list`, name, path, access: 'signedIn' }],
    sidebar: [],
    container: `assay_${name}`,
    needs: {},
    libraries: {},
  });
  const at = 'http://localhost/remotes.json';
  const serve = (answers: Readonly<Record<string, () => Response>>) =>
    api.server.use(
      ...Object.entries(answers).map(([url, answer]) => http.get(`http://localhost${url}`, () => answer())),
    );

  it('reads remotes.json, then every manifest', async () => {
    serve({
      '/remotes.json': () =>
        HttpResponse.json({
          remotes: {
            documents: { base: 'http://localhost/r/documents', version: '1' },
            admin: { base: 'http://localhost/r/admin/', version: '1' },
          },
        }),
      '/r/documents/assay-manifest.json': () => HttpResponse.json(manifest('documents', '/verification')),
      '/r/admin/assay-manifest.json': () => HttpResponse.json(manifest('admin', '/settings')),
    });
    const registry = (await loadRegistry(silentLog, at)).getState();
    expect(registry.routes.map(({ path, remote }) => [path, remote])).toEqual([
      ['/verification', 'documents'],
      ['/settings', 'admin'],
    ]);
    expect(registry.missing).toEqual([]);
  });

  it.each([
    ['is down', () => new HttpResponse(null, { status: 503 })],
    ['is no JSON', () => new HttpResponse('<html>')],
    [
      'is larger than 64 kB',
      () => HttpResponse.json({ ...manifest('admin', '/settings'), more: 'x'.repeat(65_536) }),
    ],
    [
      'has no route that this shell knows',
      () => HttpResponse.json({ ...manifest('admin', '/settings'), routes: [] }),
    ],
  ])('a manifest that %s makes only its own remote missing', async (_, answer) => {
    serve({
      '/remotes.json': () =>
        HttpResponse.json({
          remotes: {
            documents: { base: 'http://localhost/r/documents', version: '1' },
            admin: { base: 'http://localhost/r/admin', version: '1' },
          },
        }),
      '/r/documents/assay-manifest.json': () => HttpResponse.json(manifest('documents', '/verification')),
      '/r/admin/assay-manifest.json': answer,
    });
    const registry = (await loadRegistry(silentLog, at)).getState();
    expect(registry.remotes.map(({ name }) => name)).toEqual(['documents']);
    expect(registry.missing).toEqual(['admin']);
  });

  const both = (versions: Readonly<Record<string, string>> = {}) =>
    HttpResponse.json({
      remotes: Object.fromEntries(
        ['documents', 'admin'].map((name) => [
          name,
          { base: `http://localhost/r/${name}`, version: versions[name] ?? '1.0.0' },
        ]),
      ),
    });

  it('a label, icon or rule that this shell does not know costs that entry and what depends on it, not the remote', async () => {
    const warned: unknown[] = [];
    const sink = { ...console, warn: (...line: unknown[]) => void warned.push(line) };
    const item = { label: 'Risk', icon: 'settings', group: 'main', order: 1 };
    serve({
      '/remotes.json': () => both(),
      '/r/documents/assay-manifest.json': () => HttpResponse.json(manifest('documents', '/verification')),
      '/r/admin/assay-manifest.json': () =>
        HttpResponse.json({
          ...manifest('admin', '/settings'),
          routes: [
            { id: 'admin.list', name: 'x', path: '/settings', access: 'signedIn', redirectTo: 'admin.new' },
            { id: 'admin.new', name: 'x', path: '/settings/new', access: 'wizard' },
            {
              id: 'admin.inner',
              name: 'x',
              path: '/settings/new/1',
              access: 'signedIn',
              parent: 'admin.new',
            },
          ],
          sidebar: [
            { ...item, route: 'admin.list' },
            { ...item, route: 'admin.new' },
            { ...item, route: 'admin.list', icon: 'rocket' },
            { ...item, route: 'admin.list', label: undefined },
          ],
        }),
    });
    const log = createLogger({ environment: 'integrated', sink });
    const { remotes, routes, sidebar, missing } = (await loadRegistry(log, at)).getState();
    expect(remotes.map(({ name }) => name)).toEqual(['documents', 'admin']);
    expect(missing).toEqual([]);
    expect(routes.filter(({ remote }) => remote === 'admin')).toEqual([
      { id: 'admin.list', name: 'x', path: '/settings', access: 'signedIn', remote: 'admin' },
    ]);
    expect(sidebar.map(({ route, icon }) => [route, icon])).toEqual([['admin.list', 'settings']]);
    expect(JSON.stringify(warned)).toContain('admin.new');
  });

  it('what an earlier visit has read stands in for a manifest, and for the list, that cannot be read now', async () => {
    serve({
      '/remotes.json': () => both(),
      '/r/documents/assay-manifest.json': () => HttpResponse.json(manifest('documents', '/verification')),
      '/r/admin/assay-manifest.json': () => HttpResponse.json(manifest('admin', '/settings')),
    });
    await loadRegistry(silentLog, at);
    serve({ '/r/admin/assay-manifest.json': () => new HttpResponse(null, { status: 503 }) });
    const second = (await loadRegistry(silentLog, at)).getState();
    expect(second.routes.map(({ path }) => path)).toEqual(['/verification', '/settings']);
    expect(second.missing).toEqual(['admin']);
    serve({ '/remotes.json': () => new HttpResponse(null, { status: 500 }) });
    const third = (await loadRegistry(silentLog, at)).getState();
    expect(third.remotes.map(({ name }) => name)).toEqual(['documents', 'admin']);
  });

  it('Retry reads the list and the manifest again; coming back to the page takes new releases of what is not loaded', async () => {
    const release = (name: string, version: string) => ({ ...manifest(name, `/${name}`), version });
    const versions = { documents: '1.0.0', admin: '1.0.0' };
    serve({
      '/remotes.json': () => both(versions),
      '/r/documents/assay-manifest.json': () => HttpResponse.json(release('documents', versions.documents)),
      '/r/admin/assay-manifest.json': () => HttpResponse.json(release('admin', versions.admin)),
    });
    const registry = await loadRegistry(silentLog, at);
    const versionOf = (name: string) =>
      registry.getState().remotes.find((remote) => remote.name === name)?.manifest.version;
    const refresh = createRefreshRemote(registry, silentLog);
    const stop = followReleases({ registry, refresh, log: silentLog }, ({ name }) => name === 'admin');
    Object.assign(versions, { documents: '2.0.0', admin: '2.0.0' });
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(versionOf('documents')).toBe('2.0.0'));
    expect(versionOf('admin')).toBe('1.0.0');
    expect((await refresh('admin')).manifest.version).toBe('2.0.0');
    expect(versionOf('admin')).toBe('2.0.0');
    stop();
  });

  it('resolves after 3 s without a slow manifest, and adds its remote when it arrives', async () => {
    let answer: (response: Response) => void = () => undefined;
    let isAsked: () => void;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    serve({
      '/remotes.json': () =>
        HttpResponse.json({
          remotes: {
            admin: { base: 'http://localhost/r/admin', version: '1' },
            documents: { base: 'http://localhost/r/documents', version: '1' },
          },
        }),
      '/r/documents/assay-manifest.json': () => HttpResponse.json(manifest('documents', '/verification')),
    });
    api.server.use(
      http.get('http://localhost/r/admin/assay-manifest.json', () => {
        isAsked();
        return new Promise<Response>((resolve) => (answer = resolve));
      }),
    );
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const painted = jest.fn();
    const loading = loadRegistry(silentLog, at);
    void loading.then(painted);
    await asked;
    await jest.advanceTimersByTimeAsync(MANIFEST_WAIT_MS - 1);
    expect(painted).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    const registry = await loading;
    expect(registry.getState()).toMatchObject({ late: ['admin'], missing: [] });
    expect(registry.getState().remotes.map(({ name }) => name)).toEqual(['documents']);
    answer(HttpResponse.json(manifest('admin', '/settings')));
    jest.useRealTimers();
    await waitFor(() => expect(registry.getState().late).toEqual([]));
    expect(registry.getState().routes.map(({ path }) => path)).toEqual(['/verification', '/settings']);
  });

  it('a route that two remotes claim goes to the first, so that nothing is lost silently', () => {
    const errors: string[] = [];
    const log = { ...silentLog, error: (event: string) => void errors.push(event) };
    const known = ['one', 'two'].map((name): KnownRemote => ({ ...aRemote('documents'), name }));
    const registry = known.reduce((present, remote) => addRemote(present, remote, log), emptyRegistry([]));
    expect(new Set(registry.routes.map(({ remote }) => remote))).toEqual(new Set(['one']));
    expect(errors[0]).toBe('remotes.routeTaken');
  });
});
