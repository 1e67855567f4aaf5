import { mockApi } from '@assay/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveDocument } from '../../testing/verification-api.ts';
import { aMetric, aPayload } from '../../testing/verification-builders.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();
const BREAKDOWN = {
  name: 'Breakdown',
  result: 'total',
  terms: [
    { fin: 'fees', sign: 1 },
    { fin: 'purchases', sign: 1 },
  ],
};

async function open(total: string, changes: Parameters<typeof aPayload>[1] = {}) {
  const metrics = [
    aMetric('total', { value: total, displayLabel: 'Call amount' }),
    aMetric('fees', { value: '100' }),
    aMetric('purchases', { value: '900' }),
  ];
  const payload = aPayload(metrics, { checks: [BREAKDOWN], ...changes });
  serveDocument(api, payload);
  renderVerification(`/verification/${payload.documentRequest.id}/document`);
  await screen.findByRole('region', { name: 'Metrics of the document' });
}
const notes = () => screen.queryByRole('list', { name: 'Notes on the document' });

describe('notes on a document', () => {
  it('name a failing check with the printed and the expected value, and link to its result', async () => {
    await open('1001.5');
    const list = notes();
    expect(list).toHaveTextContent('Breakdown is off by 1.50: 1,001.5 instead of 1,000 in Call amount');
    await userEvent.click(within(list ?? document.body).getByText('Call amount'));
    expect(screen.getByRole('group', { name: /^Call amount: / })).toHaveAttribute('aria-current', 'true');
  });

  it('are absent if every check passes', async () => {
    await open('1000');
    expect(notes()).not.toBeInTheDocument();
  });

  it('name the type that the text suggests if the user chose another one', async () => {
    await open('1000', {
      recognisedType: { id: 'Capital Call', displayName: 'Capital Call', confidence: 0.934 },
    });
    expect(notes()).toHaveTextContent('Reads like Capital Call (93% sure)');
  });

  it('name the pages that could not be read', async () => {
    await open('1000', { unreadablePages: [2, 5] });
    expect(notes()).toHaveTextContent('Pages 2, 5 could not be read');
  });
});
