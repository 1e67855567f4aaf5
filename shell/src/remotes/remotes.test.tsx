import { MANIFEST_WAIT_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { mockApi } from '@assay/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { IncompatibleRemoteError } from '../federation/share-policy.ts';
import { aRegistry, aRemote, silentLog } from '../testing/manifests.ts';
import { openShell } from '../testing/open-shell.tsx';
import { findIncompatibility } from './compatibility.ts';
import { failureKindOf } from './remote-boundary.tsx';
import {
  addRemote,
  emptyRegistry,
  loadRegistry,
  type KnownRemote,
  type RegistryStore,
} from './remote-registry.ts';

const api = mockApi();
const aPage = { pages: { 'documents.archive': () => Promise.resolve(() => <h1>archive is here</h1>) } };

describe('a remote that fails', () => {
  it('affects its own page only: a panel with Retry, which loads it again', async () => {
    let isDown = true;
    const shell = openShell(api, {
      at: '/archive',
      loadEntry: ({ name }) => {
        if (name !== 'documents')
          return Promise.resolve({
            pages: { 'admin.profile': () => Promise.resolve(() => <h1>profile is here</h1>) },
          });
        return isDown
          ? Promise.reject(new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008'))
          : Promise.resolve(aPage);
      },
    });
    expect(await screen.findByText(text('shell.areaFailed'))).toBeInTheDocument();
    await act(() => shell.navigate('/settings'));
    expect(await screen.findByText('profile is here')).toBeInTheDocument();
    await act(() => shell.navigate('/archive'));
    await screen.findByText(text('shell.areaFailed'));
    isDown = false;
    await shell.user.click(screen.getByRole('button', { name: text('generic.retry') }));
    expect(await screen.findByText('archive is here')).toBeInTheDocument();
  });

  it('built for another major is refused without Retry: only a page load helps', async () => {
    openShell(api, {
      at: '/archive',
      loadEntry: () => Promise.reject(new IncompatibleRemoteError('Rebuild the remote against major 1.')),
    });
    expect(await screen.findByText(text('shell.areaIncompatible', { product: 'Assay' }))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: text('generic.retry') })).not.toBeInTheDocument();
  });

  it('whose manifest needs newer entry points is refused before any of its code is loaded', async () => {
    const loadEntry = jest.fn(() => Promise.resolve(aPage));
    openShell(api, { at: '/archive', loadEntry, registry: aRegistry({ needs: { router: '99.0.0' } }) });
    expect(await screen.findByText(text('shell.areaIncompatible', { product: 'Assay' }))).toBeInTheDocument();
    expect(loadEntry).not.toHaveBeenCalled();
  });

  it('a page that crashes says so, and other pages keep working', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Crashing = () => {
      throw new Error('undefined is not a function');
    };
    const shell = openShell(api, {
      at: '/archive',
      loadEntry: () =>
        Promise.resolve({
          pages: {
            'documents.archive': () => Promise.resolve(Crashing),
            'documents.verification': () => Promise.resolve(() => <h1>list is here</h1>),
          },
        }),
    });
    expect(await screen.findByText(text('shell.areaCrashed'))).toBeInTheDocument();
    await act(() => shell.navigate('/verification'));
    expect(await screen.findByText('list is here')).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('a page that the code does not have says so', async () => {
    openShell(api, { at: '/archive', loadEntry: () => Promise.resolve({ pages: {} }) });
    expect(await screen.findByText(text('shell.pageAbsent'))).toBeInTheDocument();
  });
});

it('knows what failed by the codes of an error and its causes, not by their text', () => {
  const wrapped = (cause: Error) => new Error('wrapped', { cause });
  const styleError = Object.assign(new Error('Loading CSS chunk 7 failed.'), {
    code: 'CSS_CHUNK_LOAD_FAILED',
  });
  expect(failureKindOf(wrapped(styleError))).toBe('loading');
  expect(failureKindOf(wrapped(new IncompatibleRemoteError('any text')))).toBe('incompatible');
  expect(failureKindOf(new Error('Rebuild the remote against major 1. #RUNTIME-008'))).toBe('crashed');
  expect(failureKindOf(new TypeError('x is undefined'))).toBe('crashed');
  expect(failureKindOf('a string was thrown')).toBe('crashed');
});

describe('a remote that joins late', () => {
  const join = (registry: RegistryStore, name: string) =>
    act(async () => registry.setState((present) => addRemote(present, aRemote(name), silentLog), true));

  it('changes nothing of the page that is open: neither its elements nor what is typed there', async () => {
    const registry = aRegistry({ late: ['admin'] });
    const mounted = jest.fn();
    const Form = () => {
      useEffect(mounted, []);
      return <input aria-label="note" />;
    };
    const loadEntry = jest.fn(({ name }: KnownRemote) =>
      Promise.resolve({
        pages:
          name === 'documents'
            ? { 'documents.archive': () => Promise.resolve(Form) }
            : { 'admin.profile': () => Promise.resolve(() => <h1>profile is here</h1>) },
      }),
    );
    const shell = openShell(api, { at: '/archive', registry, loadEntry });
    await shell.user.type(await screen.findByLabelText('note'), 'kept');
    await join(registry, 'admin');
    expect(screen.getByLabelText('note')).toHaveValue('kept');
    expect(screen.getByLabelText('note')).toHaveFocus();
    expect(mounted).toHaveBeenCalledTimes(1);
    // Not even hidden for a moment, which a browser would answer by taking the focus away.
    expect(loadEntry).toHaveBeenCalledTimes(1);
    await shell.user.click(screen.getByRole('link', { name: text('navigation.settings') }));
    expect(await screen.findByText('profile is here')).toBeInTheDocument();
    expect(shell.address()).toBe('/settings/profile');
  });

  it('a link to it says meanwhile that it is still loading', async () => {
    const Page = () => <RouteLink route="admin.profile">profile</RouteLink>;
    const shell = openShell(api, {
      at: '/archive',
      registry: aRegistry({ late: ['admin'] }),
      loadEntry: () => Promise.resolve({ pages: { 'documents.archive': () => Promise.resolve(Page) } }),
    });
    await shell.user.click(await screen.findByRole('link', { name: 'profile' }));
    expect(await screen.findByText(text('shell.areaLate'))).toBeInTheDocument();
    expect(shell.address()).toBe('/archive');
  });

  it.each([
    ['before', ['foreign', 'admin']],
    ['after', ['admin', 'foreign']],
  ])('has its pages below those of another remote, where it comes %s that one', async (_, order) => {
    const registry = aRegistry({ late: order });
    const shell = openShell(api, { at: '/settings/more', registry });
    await screen.findByText(text('shell.areaLate'));
    for (const name of order) await join(registry, name);
    expect(await screen.findByText('page foreign.more')).toBeInTheDocument();
    await act(() => shell.navigate('/settings'));
    expect(await screen.findByText('page admin.profile')).toBeInTheDocument();
  });
});

describe('findIncompatibility', () => {
  it.each([
    ['the same', { router: '1.2.0' }, undefined],
    ['an older minor', { router: '1.0.9' }, undefined],
    ['a newer minor', { router: '1.3.0' }, 'router'],
    ['a newer patch', { router: '1.2.1' }, 'router'],
    ['another major', { ui: '2.0.0' }, 'ui'],
    ['an older major', { router: '1.0.0', ui: '0.9.0' }, 'ui'],
  ])('%s', (_, needs, entryPoint) => {
    expect(findIncompatibility(needs, '1.2.0')?.entryPoint).toBe(entryPoint);
  });
});

describe('loadRegistry', () => {
  const manifest = (name: string, path: string) => ({
    name,
    version: '1.0.0',
    routes: [{ id: `${name}.list`, name, path, access: 'signedIn' }],
    sidebar: [],
    needs: {},
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
      'names a rule that this shell does not know',
      () =>
        HttpResponse.json({
          ...manifest('admin', '/settings'),
          routes: [{ id: 'admin.list', name: 'x', path: '/settings', access: 'wizard' }],
        }),
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
