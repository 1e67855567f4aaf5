import { getSummaryCounts } from '@assay/shared/contracts';
import { mockApi } from '@assay/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();

describe('usage', () => {
  it('ROUTE-016 shows how many documents are at each stage', async () => {
    api.respond(getSummaryCounts, () => ({
      EXT_DONE: 1204,
      EXT_START_PDF_TO_DOC: 1,
      EXT_START_METRIC_QUERY: 2,
    }));
    renderAt('/usage');
    const done = (await screen.findByText('Extraction Finished')).closest('tr')!;
    expect(within(done).getByText('1,204')).toBeVisible();
    expect(within(screen.getByText('Extracting').closest('tr')!).getByText('3')).toBeVisible();
    expect(within(screen.getByText('Trashed').closest('tr')!).getByText('0')).toBeVisible();
  });

  it('shows that the counts cannot be loaded, and loads them on Retry', async () => {
    api.refuse(getSummaryCounts, 'INTERNAL_ERROR');
    renderAt('/usage');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load usage statistics');
    api.respond(getSummaryCounts, () => ({ EXT_DONE: 1 }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Extraction Finished')).toBeVisible();
  });
});
