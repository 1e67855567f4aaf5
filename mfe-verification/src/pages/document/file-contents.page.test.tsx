import { mockApi } from '@assay/shared/testing';
import type { DocumentRequestWire, VerificationPayloadWire } from '@assay/shared/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveDocument } from '../../testing/verification-api.ts';
import { aMetric, aMissingDatapoint, aPayload } from '../../testing/verification-builders.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();

async function open(
  contents: VerificationPayloadWire['contents'],
  metrics = [aMetric('call_amount', { displayLabel: 'Call amount' })],
  pages: DocumentRequestWire['pages'] = null,
) {
  const payload = aPayload(metrics, { contents, request: { pages } });
  serveDocument(api, payload);
  renderVerification(`/verification/${payload.documentRequest.id}/document`);
  await screen.findByRole('region', { name: 'Metrics of the document' });
}
const notice = () => screen.queryByRole('group', { name: /^This file / });

describe('a file with several notices or partners', () => {
  const NOTICES = {
    kind: 'notices' as const,
    parts: [
      { fromPage: 1, toPage: 2, title: 'Capital Call 8 · Birchwater Growth Fund II LP', isSource: true },
      { fromPage: 3, toPage: 3, title: 'Capital Call 4 · Kestrel Ventures 2021', isSource: false },
    ],
  };

  it('lists the notices with their pages, and says which one the values come from', async () => {
    await open(NOTICES);
    const said = notice();
    expect(said).toHaveTextContent('This file contains 2 notices. This one is on pages 1–2.');
    const items = within(said ?? document.body).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Pages 1–2Capital Call 8 · Birchwater Growth Fund II LP',
      'Page 3Capital Call 4 · Kestrel Ventures 2021',
    ]);
  });

  it('opens the page of a notice by pointer and by keyboard', async () => {
    await open(NOTICES);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(screen.getByTestId('pages')).toHaveAttribute('data-scroll-target', '3 0 0');
    screen.getByRole('button', { name: 'Pages 1–2' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByTestId('pages')).toHaveAttribute('data-scroll-target', '1 0 0');
    expect(screen.getByRole('button', { name: 'Pages 1–2' })).toHaveFocus();
  });

  it('lists the partners of a register by page, and says that a value may belong to any of them', async () => {
    const named = (title: string, page: number) => ({ title, fromPage: page, toPage: page, isSource: false });
    const partners = ['Ash', 'Beech', 'Cedar', 'Elm', 'Fir', 'Oak', 'Pine', 'Yew'];
    await open({ kind: 'partners', parts: [...partners.map((one) => named(one, 1)), named('Larch', 2)] });
    const said = notice();
    expect(said).toHaveTextContent('This file lists 9 partners. A value may belong to any or all of them');
    const items = within(said ?? document.body).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Page 1Ash, Beech, Cedar, Elm, Fir, Oak and 2 more',
      'Page 2Larch',
    ]);
  });

  it('begins at the first page of its document where no value has a place', async () => {
    await open(NOTICES, [aMetric('call_amount', { datapoints: [aMissingDatapoint()] })], { from: 3, to: 3 });
    expect(await screen.findByTestId('pages')).toHaveAttribute('data-scroll-target', '3 0 0');
  });

  it('shows no note for a single notice', async () => {
    await open(null);
    expect(notice()).not.toBeInTheDocument();
  });
});
