import { saveDatapoints, type BodyOf, type DocumentMetricWire } from '@assay/shared/contracts';
import { maskOf, type ErrorCode } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { mockApi, MockRefusal } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDatapoint, aMetric, aPayload } from '../../testing/verification-builders.ts';
import { serveDocument, store } from '../../testing/verification-api.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();
const SAVED = { timeout: 3000 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens a document whose server refuses each save that `refuses` names a field of. */
async function open(
  metrics: readonly DocumentMetricWire[],
  refuses: (body: BodyOf<typeof saveDatapoints>) => string | undefined,
  code: ErrorCode = 'INVALID_REQUEST',
) {
  const payload = aPayload(metrics);
  serveDocument(api, payload);
  const saved: string[] = [];
  api.respond(saveDatapoints, ({ body }) => {
    const field = refuses(body);
    if (field !== undefined) return new MockRefusal(code, undefined, field);
    saved.push(...body.metrics.map(({ fin }) => fin));
    return store(payload, body);
  });
  renderVerification(`/verification/${payload.documentRequest.id}/document?metric=${metrics[0]?.id}`, {
    permissions: maskOf(['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS']),
  });
  await screen.findByRole('region', { name: text('verification.metrics') });
  return { user: userEvent.setup(), saved };
}

const row = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}:`) });
const indexOf = (body: BodyOf<typeof saveDatapoints>, fin: string) =>
  body.metrics.findIndex((metric) => metric.fin === fin);
const amount = (fin: string, currency: string) =>
  aMetric(fin, { dataType: 'CURRENCY', datapoints: [aDatapoint({ effectors: { currency, akas: [] } })] });

describe('an edit that the server refuses', () => {
  it('API-013 is named at its value with the reason, while the other edits are saved', async () => {
    const { user, saved } = await open([amount('One', 'XTS'), aMetric('Two')], (body) => {
      const index = indexOf(body, 'One');
      return index < 0 ? undefined : `metrics.${index}.datapoints.0.effectors.currency`;
    });
    await user.keyboard('e{Control>}a{/Control}7{Enter}{ArrowDown}e{Control>}a{/Control}8{Enter}');
    const refusal = await within(row('One')).findByRole('alert', {}, SAVED);
    const reason = text('verification.refusedCurrency', { currency: 'XTS' });
    expect(refusal).toHaveTextContent(text('verification.refused', { reason }));
    expect(row('One')).toHaveTextContent('7.00');
    await waitFor(() => expect(saved).toEqual(['Two']), SAVED);
    expect(within(row('Two')).queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(text('verification.saved'))).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: text('verification.refusedCount', { count: 1 }) }));
    expect(row('One')).toHaveFocus();
  });

  it('API-013 is saved once the reviewer has changed it, and gone once it was undone', async () => {
    const { user, saved } = await open(
      [aMetric('One'), aMetric('Two')],
      (body) => {
        const index = indexOf(body, 'One');
        return body.metrics[index]?.datapoints[0]?.value === '7'
          ? `metrics.${index}.datapoints.0.value`
          : undefined;
      },
      'METRIC_VALIDATION_FAILED',
    );
    await user.keyboard('e{Control>}a{/Control}7{Enter}');
    const reason = text('validation.failed');
    expect(await within(row('One')).findByRole('alert', {}, SAVED)).toHaveTextContent(
      text('verification.refused', { reason }),
    );
    await user.keyboard('z');
    expect(within(row('One')).queryByRole('alert')).not.toBeInTheDocument();
    expect(await screen.findByText(text('verification.saved'), {}, SAVED)).toBeVisible();
    await user.keyboard('ye{Control>}a{/Control}8{Enter}');
    await waitFor(() => expect(saved).toEqual(['One']), SAVED);
    expect(within(row('One')).queryByRole('alert')).not.toBeInTheDocument();
  });
});
