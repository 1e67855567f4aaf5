import type { DocumentMetricWire } from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { loadTexts, text } from '@assay/shared/messages';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDatapoint, aMetric, aMissingDatapoint, aPayload } from '../../testing/verification-builders.ts';
import { serveDocument } from '../../testing/verification-api.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();
const SAVED = { timeout: 3000 };

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await loadTexts('de-DE');
});
afterEach(() => loadTexts('en-GB'));

/** Opens a document on a German page, at its first value. */
async function open(...metrics: readonly DocumentMetricWire[]) {
  const payload = aPayload(metrics);
  const { saves } = serveDocument(api, payload);
  renderVerification(`/verification/${payload.documentRequest.id}/document?metric=${metrics[0]?.id}`, {
    permissions: maskOf(['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS']),
    settings: { defaultLanguage: 'de-de' },
  });
  await screen.findByRole('region', { name: text('verification.metrics') });
  const sent = () => saves.flatMap((save) => save.metrics.map(({ datapoints }) => datapoints[0]?.value));
  return { user: userEvent.setup(), sent };
}

const empty = () => aMetric('One', { dataType: 'NUMERIC', datapoints: [aMissingDatapoint()] });
const found = (name: string, value: string, printed: string) =>
  aMetric(name, { dataType: 'NUMERIC', datapoints: [aDatapoint({ value, text: printed })] });
const byThisPage = () => screen.queryByText('Gelesen als 1,234 (laut dieser Seite)');

describe('typing on a German page', () => {
  it.each([
    ['in a document without numbers', [empty()], '1.234', '1234'],
    ['over a found 1234', [found('One', '1234', '1234')], '1.234', null],
    ['over a found 7', [found('One', '7', '7')], '1.234', '1234'],
  ])('AMB-123 AMB-141 “1.234” %s is 1.234, without a question', async (_, metrics, shown, stored) => {
    const { user, sent } = await open(...metrics);
    await user.keyboard('e{Control>}a{/Control}1.234');
    expect(byThisPage()).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('group', { name: new RegExp(`^One: ${shown}(,|$)`) })).toHaveFocus();
    if (stored !== null) await waitFor(() => expect(sent()).toEqual([stored]), SAVED);
  });

  it('AMB-123 AMB-141 “1.234” beside a printed “1,234.00” is 1,234, and says so before it is saved', async () => {
    const { user, sent } = await open(empty(), found('Two', '1234', '1,234.00'));
    await user.keyboard('e1.234');
    expect(byThisPage()).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('group', { name: /^One: 1,234(,|$)/ })).toHaveFocus();
    await waitFor(() => expect(sent()).toEqual(['1.234']), SAVED);
  });

  it('AMB-141 takes a date as Germans write it', async () => {
    const { user, sent } = await open(
      aMetric('One', {
        dataType: 'DATE',
        datapoints: [aDatapoint({ value: '2024-06-30', text: '30 June 2024' })],
      }),
    );
    await user.keyboard('e{Control>}a{/Control}31.12.2024{Enter}');
    expect(await screen.findByRole('group', { name: /^One: 31\.12\.2024/ })).toHaveFocus();
    await waitFor(() => expect(sent()).toEqual(['2024-12-31']), SAVED);
  });
});
