import { getSettings } from '@assay/shared/contracts';
import { NEXT_PAGE_DELAY_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { mockApi } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { anIdentityService } from '../testing/identity-service.ts';
import { aRegistry, aRemote, silentLog } from '../testing/manifests.ts';
import { aUser, openShell, settingsOf } from '../testing/open-shell.tsx';
import { IncompatibleRemoteError, type Incompatibility } from './compatibility.ts';
import { failureKindOf } from './remote-boundary.tsx';
import { addRemote, type KnownRemote, type RegistryStore } from './remote-registry.ts';

const api = mockApi();
const OLD_ROUTER: Incompatibility = {
  what: 'router',
  exports: [],
  needed: '^0.9.0',
  provided: '1.2.0',
  mustDeploy: 'remote',
};
const aPage = { pages: { 'documents.archive': () => Promise.resolve(() => <h1>archive is here</h1>) } };

describe('the page that the address names', () => {
  it('is loaded once, beside the settings', async () => {
    let arrive: (settings: ReturnType<typeof settingsOf>) => void = () => undefined;
    const arrived = new Promise<ReturnType<typeof settingsOf>>((resolve) => (arrive = resolve));
    api.respond(getSettings, () => arrived);
    const loadEntry = jest.fn(() => Promise.resolve(aPage));
    openShell(api, { at: '/archive', answersSettings: false, loadEntry });
    await waitFor(() => expect(loadEntry).toHaveBeenCalled());
    arrive(settingsOf(aUser()));
    expect(await screen.findByText('archive is here')).toBeInTheDocument();
    expect(loadEntry).toHaveBeenCalledTimes(1);
  });

  it('is not loaded where nobody is signed in', async () => {
    const loadEntry = jest.fn(() => Promise.resolve(aPage));
    openShell(api, { at: '/archive', identity: anIdentityService('signedOut'), loadEntry });
    await screen.findByRole('button', { name: text('signIn.login') });
    expect(loadEntry).not.toHaveBeenCalled();
  });
});

describe('the page that users open from the one that is shown', () => {
  it('is fetched once that is on screen for a while, after everything else', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const { preloaded } = openShell(api, { at: '/archive', loadEntry: () => Promise.resolve(aPage) });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('archive is here')).toBeInTheDocument();
    expect(preloaded).toEqual(['documents.archive now']);
    await act(() => jest.advanceTimersByTimeAsync(NEXT_PAGE_DELAY_MS));
    expect(preloaded).toEqual(['documents.archive now', 'verification.document later']);
    jest.useRealTimers();
  });

  it('is fetched too where another release of the remote says later which page it is', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const registry = aRegistry();
    const { routes } = registry.getState();
    registry.setState({ routes: routes.map((route) => ({ ...route, next: undefined })) });
    const { preloaded } = openShell(api, {
      at: '/archive',
      registry,
      loadEntry: () => Promise.resolve(aPage),
    });
    await act(() => jest.advanceTimersByTimeAsync(1000 + NEXT_PAGE_DELAY_MS));
    expect(preloaded).toEqual(['documents.archive now']);
    act(() => registry.setState({ routes }));
    await act(() => jest.advanceTimersByTimeAsync(NEXT_PAGE_DELAY_MS));
    expect(preloaded).toEqual(['documents.archive now', 'verification.document later']);
    jest.useRealTimers();
  });
});

describe('a remote that fails', () => {
  it('is called by the name that the sidebar gives it now', async () => {
    const registry = aRegistry();
    const { sidebar } = registry.getState();
    const renamed = sidebar.map((item) =>
      item.route.endsWith('.archive') ? { ...item, label: 'Old papers', labelsByLocale: {} } : item,
    );
    registry.setState({ sidebar: renamed });
    openShell(api, { at: '/archive', registry, loadEntry: () => Promise.reject(new Error('no code')) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Old papers');
    act(() => registry.setState({ sidebar }));
    expect(screen.getByRole('alert')).not.toHaveTextContent('Old papers');
    expect(screen.getByRole('alert')).toHaveTextContent('Archive');
  });

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
    expect(await screen.findByText(text('shell.areaFailed', { area: 'Archive' }))).toBeInTheDocument();
    await act(() => shell.navigate('/settings'));
    expect(await screen.findByText('profile is here')).toBeInTheDocument();
    await act(() => shell.navigate('/archive'));
    await screen.findByText(text('shell.areaFailed', { area: 'Archive' }));
    isDown = false;
    await shell.user.click(screen.getByRole('button', { name: text('generic.retry') }));
    expect(await screen.findByText('archive is here')).toBeInTheDocument();
  });

  it('a refusal by its code offers Retry and a reload, and says which side has to be deployed', async () => {
    openShell(api, {
      at: '/archive',
      loadEntry: () => Promise.reject(new IncompatibleRemoteError('documents', OLD_ROUTER)),
    });
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Archive is not compatible with this version of Assay');
    expect(panel).toHaveTextContent('An administrator has to deploy “documents”. Then retry.');
    expect(within(panel).getByRole('button', { name: text('generic.retry') })).toBeEnabled();
    expect(within(panel).getByRole('button', { name: text('ui.reloadPage') })).toBeEnabled();
  });

  it('whose manifest needs an export that this shell does not have is refused before its code is loaded, by name', async () => {
    api.server.use(
      http.get('*/shell-manifest.json', () =>
        HttpResponse.json({ entryPoints: { ui: { Button: '1.0.0' } } }),
      ),
    );
    const loadEntry = jest.fn(() => Promise.resolve(aPage));
    const release = { needs: { ui: { '1.0.0': ['Button'], '1.3.0': ['Badge'] } } };
    openShell(api, { at: '/archive', loadEntry, registry: aRegistry({ release }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“documents” needs Badge of ui 1.3.0, and this page has 1.2.0. An administrator has to deploy the shell.',
    );
    expect(loadEntry).not.toHaveBeenCalled();
  });

  it('recovers by Retry from a refusal before its code ran, once a release that fits is deployed', async () => {
    const registry = aRegistry({ release: { libraries: { react: '18.3.1' } } });
    const shell = openShell(api, {
      at: '/archive',
      registry,
      loadEntry: () => Promise.resolve(aPage),
      refresh: async (name) => deployed[name] ?? aRemote(name, { libraries: { react: '18.3.1' } }),
    });
    const deployed: Record<string, KnownRemote> = {};
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'It was built for react 18.3.1, and this page has 19.3.1.',
    );
    deployed.documents = aRemote('documents', { libraries: { react: '19.0.0' } });
    await shell.user.click(screen.getByRole('button', { name: text('generic.retry') }));
    expect(await screen.findByText('archive is here')).toBeInTheDocument();
  });

  it('whose release is gone is loaded from the one that is deployed now, without a word', async () => {
    const asked: string[] = [];
    openShell(api, {
      at: '/archive',
      loadEntry: ({ manifest: { container } }) => {
        asked.push(container);
        return container === 'new' ? Promise.resolve(aPage) : Promise.reject(new Error('404'));
      },
      refresh: async (name) => aRemote(name, { container: 'new' }),
    });
    expect(await screen.findByText('archive is here')).toBeInTheDocument();
    expect(asked).toEqual(['assay_documents', 'new']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
    expect(await screen.findByText(text('shell.areaCrashed', { area: 'Archive' }))).toBeInTheDocument();
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
  expect(failureKindOf(wrapped(new IncompatibleRemoteError('documents', OLD_ROUTER)))).toBe('incompatible');
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
