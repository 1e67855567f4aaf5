import { listValueChanges, type ResponseOf } from '@assay/shared/contracts';
import { MockRefusal, mockApi } from '@assay/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderVerification } from '../../testing/render-verification.tsx';
import { serveDocument } from '../../testing/verification-api.ts';
import { aMetric, aPayload } from '../../testing/verification-builders.ts';

const api = mockApi();
const cost = aMetric('Cost', { displayLabel: 'Cost', dataType: 'CURRENCY', value: '1300' });
const payload = aPayload([cost]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function openHistory(items: ResponseOf<typeof listValueChanges>['items'] | MockRefusal) {
  serveDocument(api, payload);
  api.respond(listValueChanges, ({ params }) => {
    expect(params).toEqual({ id: payload.documentRequest.id, metricId: cost.id });
    return items instanceof MockRefusal ? items : { items };
  });
  renderVerification(`/verification/${payload.documentRequest.id}/document`);
  await userEvent.click(await screen.findByRole('button', { name: 'History of Cost' }));
}

describe('the history of a value', () => {
  it('says who changed what of it when, the newest first', async () => {
    await openHistory([
      {
        changedAt: '2026-11-20T12:00:00.000Z',
        changedBy: 'Ben',
        fields: [{ field: 'verified', from: 'false', to: 'true' }],
      },
      {
        changedAt: '2026-11-20T11:00:00.000Z',
        changedBy: 'Ana',
        fields: [
          { field: 'value', from: '', to: '1300' },
          { field: 'currency', from: null, to: 'EUR' },
          { field: 'linkedEntity', from: null, to: 'b7' },
        ],
      },
    ]);
    const list = await screen.findByRole('list', { name: 'History of Cost' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'VerifiedBen, 20/11/2026 12:00 PM',
      'Empty → €1,300.00, Linked to an entityAna, 20/11/2026 11:00 AM',
    ]);
  });

  it('says that nobody changed it', async () => {
    await openHistory([]);
    expect(await screen.findByText('Not changed since it was extracted')).toBeVisible();
  });

  it('says that it could not be loaded', async () => {
    await openHistory(new MockRefusal('SERVICE_UNAVAILABLE'));
    expect(await screen.findByText('The history could not be loaded')).toBeVisible();
  });
});
