import type { Annotation, DocumentMetricWire } from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderVerification } from '../../testing/render-verification.tsx';
import { serveDocument } from '../../testing/verification-api.ts';
import { aDatapoint, aMetric, aMissingDatapoint, aPayload } from '../../testing/verification-builders.ts';

const api = mockApi();
const SAVED = { timeout: 3000 };
const EDITOR = maskOf(['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS']);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A line around the middle of page 1. Its characters count as equally wide. */
const line = (text: string): Annotation => ({
  ...{ id: 'a', nodeId: 'a', page: 1 },
  ...{ x: 0.2, y: 0.49, w: 0.6, h: 0.02 },
  text,
});

async function open(
  metric: DocumentMetricWire,
  text: string,
  {
    permissions = EDITOR,
    words,
    others = [],
  }: { permissions?: number; words?: number[]; others?: DocumentMetricWire[] } = {},
) {
  const payload = aPayload([metric, ...others]);
  const { saves, annotationReads } = serveDocument(api, payload, [{ ...line(text), words }]);
  const { shownToasts } = renderVerification(`/verification/${payload.documentRequest.id}/document`, {
    permissions,
  });
  await screen.findByRole('region', { name: 'Metrics of the document' });
  await waitFor(() => expect(annotationReads()).toBe(1));
  const sent = () => saves.flatMap((save) => save.metrics.map(({ datapoints }) => datapoints[0]));
  return { user: userEvent.setup(), sent, shownToasts };
}

const missing = (name: string, dataType: string) =>
  aMetric(name, { dataType, datapoints: [aMissingDatapoint()] });
const press = (name: string) => screen.findByRole('button', { name });

describe('taking a value from the page', () => {
  it('takes the amount under a click, with the place and the words where it is printed', async () => {
    const { user, sent } = await open(missing('Commitment', 'CURRENCY'), 'Commitment: EUR 5,000,000');
    await user.keyboard('c');
    expect(screen.getByText('Click Commitment on the page, or draw a box around it')).toBeVisible();
    await user.click(await press('point at the middle of page 1'));
    await waitFor(() => expect(sent()).toHaveLength(1), SAVED);
    const [value] = sent();
    expect(value).toMatchObject({
      value: '5000000',
      effectors: { currency: 'EUR' },
      text: 'EUR 5,000,000',
      page: 1,
      isVerified: false,
    });
    expect(value?.x).toBeCloseTo(0.488);
    expect(value?.w).toBeCloseTo(0.312);
    expect(screen.getByRole('group', { name: /^Commitment: €5,000,000/ })).toHaveFocus();
    expect(screen.queryByText(/^Click Commitment/)).not.toBeInTheDocument();
  });

  it('takes the words in a box that is drawn, as one step of undo', async () => {
    const { user } = await open(missing('Fund', 'STRING'), 'Halcyon Fund II LP');
    await user.click(await press('Capture from page'));
    await user.click(await press('draw a box over page 1'));
    expect(await screen.findByRole('group', { name: 'Fund: Halcyon Fund II LP' })).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByRole('group', { name: 'Fund: Halcyon Fund II LP' })).not.toBeInTheDocument();
    await user.keyboard('{Control>}y{/Control}');
    expect(screen.getByRole('group', { name: 'Fund: Halcyon Fund II LP' })).toBeVisible();
  });

  it('AMB-123 takes an amount in the scale of its place, shows it, and takes the printed figure with M', async () => {
    const others = [0.2, 0.3].map((y, index) =>
      aMetric(`Found ${index}`, {
        dataType: 'CURRENCY',
        datapoints: [aDatapoint({ value: '933900000', text: '$933.9', page: 1, x: 0.6, y, w: 0.1, h: 0.02 })],
      }),
    );
    const { user, sent } = await open(missing('Paid', 'CURRENCY'), 'Paid in $1,138.0', { others });
    await user.keyboard('c');
    await user.click(await press('point at the middle of page 1'));
    await waitFor(() => expect(sent()).toMatchObject([{ value: '1138000000', text: '$1,138.0' }]), SAVED);
    expect(screen.getByText('×1,000,000: page in millions')).toBeVisible();
    await user.keyboard('m');
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ value: '1138' }), SAVED);
    expect(screen.getByText('Page in millions: value kept as typed')).toBeVisible();
  });

  it('knows where each word of a line stands, also on a page that lies askew', async () => {
    const words = [0, 0, 100, 800, 400, 100, 200, 800, 650, 200, 350, 800];
    const { user, sent } = await open(missing('Units', 'NUMERIC'), 'Units 1,250 held', { words });
    await user.keyboard('c');
    await user.click(await press('point at the middle of page 1'));
    await waitFor(() => expect(sent()).toHaveLength(1), SAVED);
    expect(sent()[0]).toMatchObject({ value: '1250', text: '1,250' });
    expect(sent()[0]?.x).toBeCloseTo(0.44);
    expect(sent()[0]?.y).toBeCloseTo(0.492);
    expect(sent()[0]?.w).toBeCloseTo(0.12);
  });

  it('says what cannot be read and asks again; Escape ends it', async () => {
    const found = aMetric('Date', { dataType: 'DATE', datapoints: [aDatapoint({ value: '2024-03-31' })] });
    const { user, sent, shownToasts } = await open(found, 'Kind regards');
    await user.keyboard('c');
    await user.click(await press('point at the middle of page 1'));
    expect(shownToasts()).toEqual(['verification.captureUnreadable']);
    expect(screen.getByText(/^Click Date on the page/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/^Click Date on the page/)).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('is not offered to users who may not edit', async () => {
    const { user, shownToasts } = await open(missing('Fund', 'STRING'), 'Halcyon', { permissions: 0 });
    await screen.findByTestId('pages');
    expect(screen.queryByRole('button', { name: 'Capture from page' })).not.toBeInTheDocument();
    await user.keyboard('c');
    expect(shownToasts()).toEqual(['generic.insufficientPermissions']);
  });
});
