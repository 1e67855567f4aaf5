import { loadTexts } from '@assay/shared/messages';
import { mockApi } from '@assay/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { anIdentityService } from '../testing/identity-service.ts';
import { silentLog } from '../testing/manifests.ts';
import { openShell } from '../testing/open-shell.tsx';
import { createInterfaceLocale } from './interface-locale.ts';

const api = mockApi();

beforeEach(() => {
  localStorage.clear();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await loadTexts('en-GB');
});

const browserAsksFor = (...languages: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const sidebarIn = async (name: string) => within(await screen.findByRole('navigation', { name }));

describe('the language of the interface', () => {
  it('AMB-134 is the one that the user or the client chose, in sidebar and page, and the document says so', async () => {
    browserAsksFor('en-US');
    openShell(api, { settings: { interface_language: 'de-DE' } });
    const sidebar = await sidebarIn('Hauptnavigation');
    expect(sidebar.getByText('Dokumente')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'de-DE');
    expect(document.title).toBe('Dokumente · Assay');
  });

  it('AMB-134 ROUTE-024 is that of the browser tab, by the title of a page or what its tab reads', async () => {
    const shell = openShell(api, { settings: { interface_language: 'de-DE' }, at: '/settings/profile' });
    await sidebarIn('Hauptnavigation');
    expect(document.title).toBe('Profil · Assay');
    await act(() => shell.navigate('/entities-duplicates'));
    expect(document.title).toBe('Mögliche Dubletten · Assay');
  });

  it("AMB-134 is the browser's where nobody chose one, and a dialect of German is German", async () => {
    browserAsksFor('fr-FR', 'de-AT', 'en-US');
    openShell(api);
    expect((await sidebarIn('Hauptnavigation')).getByText('Papierkorb')).toBeInTheDocument();
  });

  it('AMB-134 is English while the multi-lingual switch is off, whatever was chosen', async () => {
    browserAsksFor('de-DE');
    openShell(api, { settings: { interface_language: 'de-DE' }, switches: { multiLingual: false } });
    expect((await sidebarIn('Main navigation')).getByText('Trash')).toBeInTheDocument();
  });

  it('AMB-134 is that of the last visit while nobody is signed in', async () => {
    browserAsksFor('en-GB');
    localStorage.setItem('assay.locale', 'de-DE');
    await createInterfaceLocale(silentLog).start();
    openShell(api, { at: '/login', identity: anIdentityService() });
    expect(await screen.findByText('Passwort vergessen')).toBeInTheDocument();
    expect(document.title).toBe('Anmeldung · Assay');
  });
});
