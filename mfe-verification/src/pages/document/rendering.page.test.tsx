import type * as Widgets from '@assay/shared/widgets';
import { text } from '@assay/shared/messages';
import { mockApi } from '@assay/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveDocument } from '../../testing/verification-api.ts';
import { aMetric, aPayload } from '../../testing/verification-builders.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

/** Metrics whose value was rendered since the list was last emptied; each row renders its value once. */
const mockRendered = new Set<string>();

jest.mock('@assay/shared/widgets', () => {
  const widgets = jest.requireActual<typeof Widgets>('@assay/shared/widgets');
  const MetricValue = (props: Widgets.MetricValueProps) => {
    mockRendered.add(props.metric.fin ?? '');
    return <widgets.MetricValue {...props} />;
  };
  return { ...widgets, MetricValue };
});

const api = mockApi();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens a document with 200 metrics, of which the first is active. */
async function openLargeDocument() {
  const metrics = Array.from({ length: 200 }, (_, index) => aMetric(`Metric ${index}`));
  const payload = aPayload(metrics);
  serveDocument(api, payload);
  renderVerification(`/verification/${payload.documentRequest.id}/document`);
  await screen.findByText(/^box of Metric 199/);
  mockRendered.clear();
  return userEvent.setup();
}

/** The rows rendered by what `act` does. */
async function rowsRenderedBy(act: () => Promise<unknown>): Promise<readonly string[]> {
  mockRendered.clear();
  await act();
  return [...mockRendered];
}

describe('a document with 200 metrics', () => {
  it('renders no row when the keyboard shortcuts open and close', async () => {
    const user = await openLargeDocument();
    const rows = await rowsRenderedBy(async () => {
      await user.keyboard('?');
      await screen.findByText(text('verification.keyRedo'));
      await user.keyboard('{Escape}');
    });
    expect(rows).toEqual([]);
  });

  it('renders only the row that is left when the next one becomes active', async () => {
    const user = await openLargeDocument();
    const rows = await rowsRenderedBy(() => user.keyboard('{ArrowDown}'));
    expect(rows).toEqual(['Metric 0']);
  });

  it('renders only the row whose value is verified or edited', async () => {
    const user = await openLargeDocument();
    expect(await rowsRenderedBy(() => user.keyboard('v'))).toEqual([]);
    const rows = await rowsRenderedBy(async () => {
      await user.keyboard('e{Control>}a{/Control}42{Enter}{ArrowDown}');
    });
    expect(rows).toEqual(['Metric 0']);
  });
});
