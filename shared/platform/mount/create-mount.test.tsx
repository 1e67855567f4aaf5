import { getSettings } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { PAGE_STYLES_KEY, providePageStyles } from '@assay/shared/platform/page-styles';
import { usePlatform, type RemotePages } from '@assay/shared/platform';
import { RouteLink } from '@assay/shared/router';
import { mockApi } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import userEvent from '@testing-library/user-event';
import { defineManifest } from '../manifest.ts';
import { createMount, type MountOptions } from './index.ts';

const api = mockApi();
const manifest = defineManifest({
  name: 'documents',
  routes: [
    { id: 'documents.verification', name: 'Verification', path: '/verification', access: 'signedIn' },
    { id: 'documents.archive', name: 'Archive', path: '/archive', access: 'signedIn' },
  ],
  sidebar: [],
});

function ListPage() {
  const { session, settings, notify } = usePlatform();
  return (
    <main>
      <h1>{`list of ${session.clientId} in ${settings.defaultLanguage}`}</h1>
      <button type="button" onClick={() => notify('documents.movedToTrash')}>
        notify
      </button>
      <RouteLink route="documents.archive">inside</RouteLink>
      <RouteLink route="verification.document" params={{ documentRequestId: '42' }}>
        outside
      </RouteLink>
    </main>
  );
}

const pages: RemotePages = {
  'documents.verification': () => Promise.resolve(ListPage),
  'documents.archive': () => Promise.resolve(() => <h1>archive</h1>),
};

async function mountList(changes: Partial<MountOptions> = {}, loadTexts?: (locale: string) => Promise<void>) {
  const element = document.body.appendChild(document.createElement('div'));
  const mount = createMount({ manifest, pages, ...(loadTexts && { loadTexts }) });
  const handle = await act(async () =>
    mount(element, {
      apiBase: 'http://localhost/api',
      clientId: 'demo',
      getToken: () => Promise.resolve('theirs'),
      ...changes,
    }),
  );
  return { element, handle };
}

const settings = {
  default_currency: 'USD',
  default_language: 'en-us',
  is_trial: false,
  limited_uploads: false,
  user: null,
};

describe('mount', () => {
  it('shows the remote with the token and settings of its host, and leaves the element as it was', async () => {
    api.respond(getSettings, () => settings);
    const { element, handle } = await mountList();
    expect(await screen.findByText('list of demo in en-us')).toBeInTheDocument();
    act(() => handle.unmount());
    expect(element).toBeEmptyDOMElement();
  });

  it('informs the page around it of addresses inside and of links that lead out', async () => {
    api.respond(getSettings, () => settings);
    const targets: unknown[] = [];
    const { handle } = await mountList({ onNavigate: (target) => void targets.push(target) });
    await userEvent.click(await screen.findByText('outside'));
    await userEvent.click(screen.getByText('inside'));
    expect(await screen.findByText('archive')).toBeInTheDocument();
    expect(targets).toContainEqual({
      kind: 'outside',
      route: 'verification.document',
      params: { documentRequestId: '42' },
    });
    expect(targets).toContainEqual({ kind: 'inside', address: '/archive' });
    act(() => handle.unmount());
  });

  it("takes the page's own locale, and another one later", async () => {
    api.respond(getSettings, () => settings);
    const { handle } = await mountList({ locale: 'en-GB' });
    await screen.findByText('list of demo in en-gb');
    act(() => handle.update({ locale: 'en-us' }));
    await waitFor(() => expect(screen.getByText('list of demo in en-us')).toBeInTheDocument());
    act(() => handle.unmount());
  });

  it('AMB-134 shows its texts in the language of the page, else of the user, and asks the remote for its own', async () => {
    api.respond(getSettings, () => ({ ...settings, interface_language: 'de-DE' }));
    const asked: string[] = [];
    const loadOwnTexts = (locale: string) => Promise.resolve(void asked.push(locale));
    const { element, handle } = await mountList({}, loadOwnTexts);
    await screen.findByText('list of demo in de-de');
    await userEvent.click(screen.getByText('notify'));
    await within(element).findByText('In den Papierkorb verschoben');
    act(() => handle.update({ locale: 'en-GB' }));
    await screen.findByText('list of demo in en-gb');
    await userEvent.click(screen.getByText('notify'));
    await within(element).findByText(text('documents.movedToTrash'));
    expect(asked).toEqual(['de-DE', 'en-GB']);
    act(() => handle.unmount());
  });

  it('AMB-134 a host cannot have another language where the client has English only', async () => {
    api.respond(getSettings, () => ({ ...settings, switches: { multiLingual: false } }));
    const { handle } = await mountList({ locale: 'de-DE' });
    await screen.findByText('list of demo in en-gb');
    act(() => handle.unmount());
  });

  it('FLAG-019 has the plain theme while the switch of the refreshed look is off', async () => {
    api.respond(getSettings, () => ({ ...settings, switches: { uxRefresh: false } }));
    const { element, handle } = await mountList();
    await screen.findByText('list of demo in en-us');
    expect(element.querySelector('.assay-plain')).toBeInTheDocument();
    act(() => handle.update({ switches: { uxRefresh: true } }));
    await waitFor(() => expect(element.querySelector('.assay-plain')).not.toBeInTheDocument());
    act(() => handle.unmount());
  });

  it('AMB-024 works with defaults where the settings cannot be loaded', async () => {
    api.refuse(getSettings, 'INTERNAL_ERROR');
    const { handle } = await mountList();
    expect(await screen.findByText('list of demo in en-gb')).toBeInTheDocument();
    act(() => handle.unmount());
  });

  it('asks for one new token where several calls are refused, notifies the page once, and goes on with Retry', async () => {
    let isAccepted = false;
    api.server.use(
      http.get('http://localhost/api/*', () =>
        isAccepted
          ? HttpResponse.json(settings)
          : HttpResponse.json({ errors: [{ code: 'UNAUTHENTICATED', message: 'expired' }] }, { status: 401 }),
      ),
    );
    const getToken = jest.fn(() => Promise.resolve('old'));
    const onEvent = jest.fn();
    const { handle } = await mountList({ getToken, onEvent });
    expect(await screen.findByText(text('generic.sessionExpired'))).toBeInTheDocument();
    expect(onEvent.mock.calls).toEqual([['session.expired', { message: text('generic.sessionExpired') }]]);
    expect(getToken.mock.calls).toEqual([[{ renew: false }], [{ renew: true }]]);
    isAccepted = true;
    await userEvent.click(screen.getByRole('button', { name: text('generic.retry') }));
    expect(await screen.findByText('list of demo in en-us')).toBeInTheDocument();
    expect(onEvent).toHaveBeenLastCalledWith('opened', { remote: 'documents' });
    act(() => handle.unmount());
  });

  it('owns the addresses below its base path, goes where the page goes there, and leaves all others alone', async () => {
    api.respond(getSettings, () => settings);
    const page = new EventTarget();
    Object.defineProperty(window, 'navigation', { value: page, configurable: true });
    // As browsers do, at once, whoever changes the address.
    for (const method of ['pushState', 'replaceState'] as const) {
      const change = window.history[method].bind(window.history);
      jest.spyOn(window.history, method).mockImplementation((...given: Parameters<History['pushState']>) => {
        change(...given);
        page.dispatchEvent(new Event('currententrychange'));
      });
    }
    const goTo = (address: string) => window.history.pushState(null, '', address);
    goTo('/portal/assay/verification');
    const onEvent = jest.fn();
    const { handle } = await mountList({ basePath: '/portal/assay', onEvent });
    await screen.findByText('list of demo in en-us');
    act(() => goTo('/portal/assay/archive'));
    expect(await screen.findByText('archive')).toBeInTheDocument();
    expect(onEvent).toHaveBeenCalledWith('navigated', { address: '/archive' });
    act(() => goTo('/portal/start'));
    expect(screen.getByText('archive')).toBeInTheDocument();
    act(() => handle.navigate('/verification'));
    expect(await screen.findByText('list of demo in en-us')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/portal/assay/verification');
    act(() => handle.unmount());
    jest.restoreAllMocks();
  });

  it('is inside a shadow root in the page of an integrator, and takes its styles away with it', async () => {
    api.respond(getSettings, () => settings);
    const roots = new Set<ShadowRoot>();
    providePageStyles({
      load: () => undefined,
      addRoot: (root) => {
        roots.add(root);
        return () => void roots.delete(root);
      },
    });
    const { element, handle } = await mountList();
    const [root] = [...roots];
    const inside = root?.querySelector<HTMLElement>('.assay-root');
    if (!inside) throw new Error('There is no root.');
    expect(await within(inside).findByText('list of demo in en-us')).toBeInTheDocument();
    expect(within(element).queryByRole('main')).not.toBeInTheDocument();
    act(() => handle.unmount());
    expect(roots.size).toBe(0);
    expect(element).toBeEmptyDOMElement();
    Reflect.deleteProperty(globalThis, Symbol.for(PAGE_STYLES_KEY));
  });

  it('shows a toast in its own element, not in that of another mount', async () => {
    api.respond(getSettings, () => settings);
    const one = await mountList();
    const other = await mountList();
    await userEvent.click(await within(one.element).findByText('notify'));
    expect(within(one.element).getByRole('status')).toBeInTheDocument();
    expect(await within(other.element).findByText('notify')).toBeInTheDocument();
    expect(within(other.element).queryByRole('status')).not.toBeInTheDocument();
    act(() => one.handle.unmount());
    act(() => other.handle.unmount());
  });
});
