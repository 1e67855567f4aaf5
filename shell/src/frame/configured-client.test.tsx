import { text } from '@assay/shared/messages';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { getSettings } from '@assay/shared/contracts';
import { aUser, openShell, settingsOf, type ShellOptions } from '../testing/open-shell.tsx';

const api = mockApi();

/** The shell with its first page. */
async function open(options: ShellOptions = {}) {
  const shell = openShell(api, { at: '/archive', ...options });
  await screen.findByRole('heading', { name: 'page documents.archive' });
  return { ...shell, main: within(screen.getByRole('main')) };
}

describe('a client on trial', () => {
  const trial = (days_left: number | null, uploads_left: number | null) => ({
    settings: { is_trial: true, trial: { days_left, uploads_left } },
  });

  it('FLAG-009 AMB-125 sees what is left of it, and less after an upload', async () => {
    const { main, services } = await open(trial(12, 40));
    expect(main.getByText('You are using a trial of Assay')).toBeVisible();
    expect(main.getByText('Days left: 12')).toBeVisible();
    expect(main.getByText('Uploads left: 40')).toBeVisible();
    api.respond(getSettings, () => ({ ...settingsOf(aUser()), trial: { days_left: 12, uploads_left: 39 } }));
    await services.queryClient.invalidateQueries({ queryKey: ['navigation'] });
    expect(await main.findByText('Uploads left: 39')).toBeVisible();
  });

  it('FLAG-009 FLAG-010 sees no end and no limit where none is set', async () => {
    const { main } = await open(trial(null, null));
    expect(main.getByText('You are using a trial of Assay')).toBeVisible();
    expect(main.queryByText(/left/)).not.toBeInTheDocument();
  });

  it('FLAG-009 says when the trial is over, and whom to ask', async () => {
    const { main } = await open(trial(0, 3));
    expect(main.getByText('Your trial of Assay has ended')).toBeVisible();
    expect(main.getByText('To continue, contact Assay.')).toBeVisible();
  });

  it('FLAG-009 AMB-025 sees nothing of it while the trial mode is off', async () => {
    const { main } = await open({ settings: { is_trial: true, trial: null } });
    expect(main.queryByText(/trial/)).not.toBeInTheDocument();
  });
});

describe('the assistant', () => {
  const assistant = { assistant: { url: 'https://assistant.example/' } };
  const link = () => screen.queryByRole('link', { name: text('navigation.assistant') });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])(
    'FLAG-016 AMB-125 with its switch %s and a bot configured %s is shown: %s',
    async (isOn, isConfigured, isShown) => {
      await open({ switches: { assistantBot: isOn }, ...(isConfigured && { config: assistant }) });
      expect(link() !== null).toBe(isShown);
      if (isShown) expect(link()).toHaveAttribute('href', 'https://assistant.example/');
    },
  );
});

describe('the look', () => {
  it.each([
    [true, false],
    [false, true],
  ])('FLAG-019 with the UX refresh %s the plain theme is %s', async (isOn, isPlain) => {
    await open({ switches: { uxRefresh: isOn } });
    await waitFor(() => expect(document.documentElement.classList.contains('assay-plain')).toBe(isPlain));
  });
});

describe('errors', () => {
  const watch = () => {
    const reported: string[] = [];
    const reporter = {
      report: (error: unknown, fields: Readonly<Record<string, unknown>> = {}) =>
        void reported.push(
          `${String(fields['event'])}: ${error instanceof Error ? error.message : String(error)}`,
        ),
    };
    return { reported, reporter };
  };

  it('ANA-006 AMB-119 of a call are reported', async () => {
    const { reported, reporter } = watch();
    api.refuse(getSettings, 'INTERNAL_ERROR');
    openShell(api, { at: '/archive', answersSettings: false, reporter });
    await waitFor(() => expect(reported).toContain('api.failed: settings.get: INTERNAL_ERROR (500)'));
  });

  it('ANA-006 AMB-119 of a remote that does not load are reported', async () => {
    const { reported, reporter } = watch();
    openShell(api, { at: '/archive', reporter, loadEntry: () => Promise.reject(new Error('no such chunk')) });
    await waitFor(() =>
      expect(reported.join()).toMatch(/remotes\.failed: The remote ".*" could not be loaded/),
    );
  });

  it('ANA-006 AMB-119 of a page that crashes while it is drawn are reported', async () => {
    const { reported, reporter } = watch();
    const Crashing = () => {
      throw new Error('a value without a metric');
    };
    openShell(api, {
      at: '/archive',
      reporter,
      loadEntry: () => Promise.resolve({ pages: { 'documents.archive': () => Promise.resolve(Crashing) } }),
    });
    await waitFor(() => expect(reported).toContain('remotes.failed: a value without a metric'));
  });
});
