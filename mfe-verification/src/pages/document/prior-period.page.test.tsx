import { listPriorValues, type DocumentMetricWire, type PriorValueWire } from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { mockApi } from '@assay/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderVerification } from '../../testing/render-verification.tsx';
import { serveDocument } from '../../testing/verification-api.ts';
import { aDatapoint, aMetric, aPayload } from '../../testing/verification-builders.ts';

const api = mockApi();
const REVIEWER = maskOf(['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS']);
const OTHER = '22222222-2222-4222-8222-222222222222';
const SOURCE = { documentRequestId: OTHER, fileName: 'q1.pdf', page: 3, metricId: null, fin: 'nav' };
const nav = aMetric('nav', {
  displayLabel: 'NAV',
  dataType: 'CURRENCY',
  datapoints: [aDatapoint({ value: '206.5', text: '206.50', effectors: { currency: 'USD', akas: [] } })],
});

const stored = (reportingDate: string, value: string, source: PriorValueWire['source'] = null) => ({
  reportingDate,
  value,
  currency: 'USD',
  source,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(history: PriorValueWire[], others: readonly DocumentMetricWire[] = []) {
  const payload = aPayload([...others, structuredClone(nav)]);
  serveDocument(api, payload);
  const items = history.length === 0 ? [] : [{ metricId: nav.id, history, closings: [] }];
  api.respond(listPriorValues, () => ({ reportingDate: '2024-06-30', items }));
  renderVerification(`/verification/${payload.documentRequest.id}/document`, { permissions: REVIEWER });
  await screen.findByRole('region', { name: 'Metrics of the document' });
  return userEvent.setup();
}

const details = async () => within(await screen.findByRole('region', { name: 'Earlier values of NAV' }));

describe('the earlier values of the active value', () => {
  it('shows the last value, the change from it, and a link to its place in its document', async () => {
    await open([stored('2024-03-31', '200', SOURCE), stored('2023-12-31', '190')]);
    const prior = await details();
    expect(prior.getByTitle('$200.00')).toHaveTextContent('USD 200.00');
    expect(prior.getByText('+3.3%')).toBeVisible();
    expect(prior.getByRole('link', { name: '31/03/2024, in q1.pdf' })).toHaveAttribute(
      'href',
      `/verification/${OTHER}/document?fin=nav&page=3`,
    );
    expect(prior.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('flags what is unusual about the present value, edits included', async () => {
    const user = await open([stored('2024-06-30', '206.50'), stored('2024-03-31', '200')]);
    const flags = async () =>
      (await details()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(await flags()).toEqual(['Already stored for 30/06/2024 with the same value']);
    await user.keyboard('e');
    const input = await screen.findByRole('textbox', { name: /NAV|Value/ });
    await user.clear(input);
    await user.type(input, '-206500{Enter}');
    expect(screen.getByText('Already stored for 30/06/2024 with a different value: $206.50')).toBeVisible();
    expect(await flags()).toEqual([
      'Earlier values had the opposite sign',
      'About 1,000 times the previous value: check the scale',
    ]);
  });

  it('says that an opening value is the closing value before its period', async () => {
    const opening = aMetric('opening_nav_qtd', { displayLabel: 'NAV', dataType: 'CURRENCY', value: '206.5' });
    const payload = aPayload([opening]);
    serveDocument(api, payload);
    const closings = [{ ...stored('2024-03-31', '206.50'), currency: null }];
    const items = [{ metricId: opening.id, history: [], closings }];
    api.respond(listPriorValues, () => ({ reportingDate: '2024-06-30', items }));
    renderVerification(`/verification/${payload.documentRequest.id}/document`, { permissions: REVIEWER });
    expect((await details()).getByText('Equals the closing value of 31/03/2024')).toBeVisible();
  });

  it('AMB-122 a value that does not go with them needs review, and the review starts there', async () => {
    const values = ['98', '110', '100', '104'].map((value, at) => stored(`2024-0${at + 1}-28`, value));
    const user = await open(values, [aMetric('tvpi', { displayLabel: 'TVPI' })]);
    const counts = within(screen.getByRole('group', { name: 'All 2 fields by status' }));
    expect(counts.getByRole('button', { name: '1 needs review' })).toBeEnabled();
    expect(counts.getByRole('button', { name: '1 matching' })).toBeEnabled();
    const field = screen.getByRole('group', { name: /^NAV: / });
    expect(field).toHaveFocus();
    expect(field).toHaveTextContent('Far outside the earlier range ($98.00 to $110.00)');
    await user.keyboard('v');
    expect(counts.getByRole('button', { name: '0 need review' })).toBeDisabled();
  });

  it('shows nothing where nothing is stored', async () => {
    await open([]);
    expect(screen.queryByRole('region', { name: /Earlier values/ })).not.toBeInTheDocument();
  });
});
