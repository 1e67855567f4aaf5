import { maskOf } from '@assay/shared/domain';
import { mockApi } from '@assay/shared/testing';
import { screen, within } from '@testing-library/react';
import { aDatapoint, aMetric, aPayload } from '../../testing/verification-builders.ts';
import { serveDocument } from '../../testing/verification-api.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();

/** Opens a document with one value, which is the active one from the start. */
function openWith(...datapoints: ReturnType<typeof aDatapoint>[]) {
  const payload = aPayload([aMetric('Note', { dataType: 'STRING', datapoints })]);
  serveDocument(api, payload);
  renderVerification(`/verification/${payload.documentRequest.id}/document`, {
    permissions: maskOf(['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS']),
  });
}

describe('a value that a model proposed, in the document view', () => {
  it('alone is in doubt, and names the model', async () => {
    openWith(aDatapoint({ value: 'soon', text: 'soon', confidence: 0.6, proposedBy: 'reader-1' }));
    expect((await screen.findAllByText('Proposed by reader-1 alone'))[0]).toBeVisible();
    expect(screen.queryByText('Proposed by reader-1')).toBeNull();
  });

  it('beside another one is shown as what else it could be, with the model', async () => {
    openWith(
      aDatapoint({ value: 'soon', text: 'soon', confidence: 0.79 }),
      aDatapoint({ value: 'later', text: 'later', confidence: 0.6, proposedBy: 'reader-1' }),
    );
    expect((await screen.findAllByText('Could also be later. Proposed by reader-1'))[0]).toBeVisible();
    const others = screen.getByRole('list', { name: 'Alternatives' });
    expect(within(others).getByText('Proposed by reader-1')).toBeVisible();
  });
});
