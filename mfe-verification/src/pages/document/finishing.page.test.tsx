import type { DocumentMetricWire } from '@assay/shared/contracts';
import { mockApi } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDatapoint, aMetric, aMissingDatapoint, aPayload } from '../../testing/verification-builders.ts';
import { serveDocument } from '../../testing/verification-api.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(metrics: readonly DocumentMetricWire[]) {
  const payload = aPayload(metrics);
  const calls = serveDocument(api, payload);
  const host = renderVerification(`/verification/${payload.documentRequest.id}/document`);
  await screen.findByRole('region', { name: 'Metrics of the document' });
  return { ...host, ...calls, user: userEvent.setup() };
}

describe('Verify matching and confirm', () => {
  const proven = (name: string) => aMetric(name, { value: '5', datapoints: [aDatapoint({ value: '5' })] });
  const doubtful = (name: string) => aMetric(name, { datapoints: [aDatapoint({ confidence: 0.4 })] });

  it('AMB-122 VER-002 VER-003 verifies every proven value and confirms, by key', async () => {
    const { user, saves, states } = await open([proven('One'), proven('Two')]);
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(states).toHaveLength(1));
    expect(saves.flatMap(({ metrics }) => metrics)).toMatchObject([
      { fin: 'One', datapoints: [{ value: '5', isVerified: true }] },
      { fin: 'Two', datapoints: [{ value: '5', isVerified: true }] },
    ]);
  });

  it('AMB-122 asks by number about the rest, which Enter leaves unverified', async () => {
    const wanted = aMetric('Wanted', { required: true, datapoints: [aMissingDatapoint()] });
    const { user, saves, states } = await open([proven('One'), doubtful('Two'), doubtful('Three'), wanted]);
    await user.click(screen.getByRole('button', { name: 'Verify matching and confirm' }));
    const question = await screen.findByRole('dialog', { name: 'Confirm with unverified values?' });
    expect(question).toHaveTextContent(
      '1 value that matches the page will be verified. These stay unverified:',
    );
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 that need review', '1 required and not found']);
    expect(states).toEqual([]);
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Verify matching and confirm' })).toHaveFocus(),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(states).toHaveLength(1));
    expect(saves.flatMap(({ metrics }) => metrics.map(({ fin }) => fin))).toEqual(['One']);
  });

  it('AMB-122 goes to the values that need review instead', async () => {
    const { user, states } = await open([proven('One'), doubtful('Two')]);
    await user.click(screen.getByText('One'));
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Review them' }));
    const two = screen.getByRole('group', { name: /^Two: / });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(two).toHaveAttribute('aria-current', 'true');
    expect(two).toHaveFocus();
    expect(states).toEqual([]);
  });

  it('AMB-122 Verify proven alone says how many, and undoes them at once', async () => {
    const { user, saves, toasts } = await open([proven('One'), doubtful('Two'), proven('Three')]);
    await user.click(screen.getByRole('button', { name: 'Verify 2 matching' }));
    expect(toasts.at(-1)).toMatchObject({ key: 'verification.provenVerified', params: { count: 2 } });
    expect(screen.getByRole('button', { name: '2 verified' })).toBeVisible();
    act(() => toasts.at(-1)?.action?.run());
    expect(screen.getByRole('button', { name: '0 verified' })).toBeVisible();
    await user.keyboard('p');
    expect(screen.getByRole('button', { name: '2 verified' })).toBeVisible();
    await user.keyboard('z');
    expect(screen.getByRole('button', { name: '0 verified' })).toBeVisible();
    expect(saves).toEqual([]);
  });
});

describe('bank details', () => {
  const detail = (fin: string, value: string) =>
    aMetric(fin, { dataType: 'STRING', datapoints: [aDatapoint({ value, text: value })] });

  it('AMB-135 no key of all verifies them; one Enter verifies them together, and Z undoes it', async () => {
    const { user } = await open([
      detail('bank_name', 'Peel Bank'),
      detail('iban', 'DE89370400440532013000'),
      aMetric('Two', { value: '5' }),
    ]);
    const count = (name: string) => screen.getByRole('button', { name });
    expect(count('2 need review')).toBeVisible();
    expect(screen.getByRole('group', { name: /^iban: / })).toHaveTextContent(
      'Bank details not confirmed before for this fund and partner. Verified together: 2',
    );
    await user.keyboard('p');
    expect(count('1 verified')).toBeVisible();
    expect(count('2 need review')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(count('3 verified')).toBeVisible();
    await user.keyboard('z');
    expect(count('1 verified')).toBeVisible();
    expect(count('2 need review')).toBeVisible();
    await user.keyboard('z');
    expect(count('0 verified')).toBeVisible();
  });
});

describe('Enter after the last field', () => {
  it('says that nothing is left, and then confirms', async () => {
    const { user, states } = await open([aMetric('One'), aMetric('Two')]);
    expect(screen.getByText('2 left to verify')).toBeVisible();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('Nothing left to verify')).toBeVisible();
    expect(states).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(states).toHaveLength(1));
  });

  it('names what still needs a decision, and starts again with it', async () => {
    const wanted = aMetric('Wanted', { required: true, datapoints: [aMissingDatapoint()] });
    const { user, toasts, states } = await open([wanted, aMetric('Two')]);
    await user.keyboard('{Enter}{Enter}');
    expect(toasts.at(-1)).toMatchObject({
      key: 'verification.stillOpen',
      params: { count: 1, metrics: 'Wanted' },
    });
    expect(screen.getByRole('group', { name: /^Wanted: / })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(toasts.filter(({ key }) => key === 'verification.stillOpen')).toHaveLength(2);
    expect(states).toEqual([]);
  });

  it('verifies nothing while the key is held down', async () => {
    const { user } = await open([aMetric('One'), aMetric('Two'), aMetric('Three')]);
    await user.keyboard('{Enter>5/}');
    expect(screen.getByText('2 left to verify')).toBeVisible();
  });
});
