import {
  saveDatapoints,
  type DocumentMetricWire,
  type VerificationPayloadWire,
} from '@assay/shared/contracts';
import { maskOf, type Permission } from '@assay/shared/domain';
import { mockApi, MockRefusal } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDatapoint, aMetric, aMissingDatapoint, aPayload } from '../../testing/verification-builders.ts';
import { serveDocument } from '../../testing/verification-api.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();
const SAVED = { timeout: 3000 };
const REVIEWER: readonly Permission[] = ['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS'];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface OpenOptions {
  readonly stage?: string;
  readonly permissions?: readonly Permission[];
  readonly checks?: NonNullable<VerificationPayloadWire['checks']>;
}

async function open(
  metrics: readonly DocumentMetricWire[],
  { stage = 'EXT_DONE', permissions = REVIEWER, checks = [] }: OpenOptions = {},
) {
  const payload = aPayload(metrics, { request: { stage }, checks });
  const calls = serveDocument(api, payload);
  const host = renderVerification(`/verification/${payload.documentRequest.id}/document`, {
    permissions: maskOf(permissions),
  });
  await screen.findByRole('region', { name: 'Metrics of the document' });
  return { ...host, ...calls, user: userEvent.setup() };
}

const row = (name: RegExp) => screen.getByRole('group', { name });
const activeRow = () => document.querySelector<HTMLElement>('[data-field][aria-current]');
const countsGroup = () => screen.getByRole('group', { name: /^(1 field|All \d+ fields) by status$/ });
const counts = () =>
  within(countsGroup())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('priority metrics', () => {
  it('AMB-116 are marked by a flag and their name, and others are not', async () => {
    await open([aMetric('Call Amount', { isPriority: true }), aMetric('Call Number')]);
    const [flag, ...others] = screen.getAllByLabelText('Priority');
    expect(flag?.closest('[data-field]')).toHaveTextContent('Call Amount');
    expect(others).toEqual([]);
    expect(screen.getByTitle('Call Amount, a priority metric')).toBeVisible();
  });

  it('AMB-116 are listed first in their group, and the keys follow the list', async () => {
    const { user } = await open([
      aMetric('Number', { order_position: 1 }),
      aMetric('Fees', { order_position: 2, view: 'Breakdown' }),
      aMetric('Amount', { order_position: 3, view: 'Breakdown', isPriority: true }),
      aMetric('Note', { order_position: 4 }),
    ]);
    const listed = screen
      .getAllByRole('group', { name: /: 1,250.5$/ })
      .map((each) => each.getAttribute('aria-label')?.replace(/:.*/, ''));
    expect(listed).toEqual(['Amount', 'Number', 'Note', 'Fees']);
    expect(activeRow()).toHaveAccessibleName(/^Amount/);
    await user.keyboard('{ArrowDown}');
    expect(activeRow()).toHaveAccessibleName(/^Number/);
    expect(screen.getByRole('heading', { name: 'Breakdown' }).nextElementSibling).toHaveTextContent('Fees');
  });
});

describe('the counts above the metrics', () => {
  it('AMB-122 count each value once by its status', async () => {
    const nil = aMissingDatapoint({ text: '–', confidence: 0.9, page: 1, x: 0.1, y: 0.1, w: 0.1, h: 0.1 });
    const { user } = await open([
      aMetric('Verified', { validated: true }),
      aMetric('Proven'),
      aMetric('Scaled', {
        dataType: 'CURRENCY',
        datapoints: [aDatapoint({ value: '1250000', text: '1,250' })],
      }),
      aMetric('Nil', { required: true, datapoints: [nil] }),
      aMetric('Doubtful', { datapoints: [aDatapoint({ confidence: 0.4 })] }),
      aMetric('Shifted', { value: '12505', datapoints: [aDatapoint({ value: '12505', text: '1,250.50' })] }),
      aMetric('Absent', { datapoints: [aMissingDatapoint()] }),
      aMetric('Wanted', { required: true, datapoints: [aMissingDatapoint()] }),
    ]);
    expect(countsGroup()).toHaveAccessibleName('All 8 fields by status');
    expect(counts()).toEqual([
      '2 need review',
      '2 missing (1 required)',
      '1 found',
      '2 matching',
      '1 verified',
    ]);
    expect(row(/^Nil: –/)).toBeVisible();
    expect(within(row(/^Shifted: /)).getByText('The page says 1,250.50')).toBeVisible();
    await user.click(screen.getByText('Proven'));
    expect(row(/^Proven: /)).toHaveTextContent('Matches the page');
    await user.keyboard('v');
    expect(row(/^Proven: /)).not.toHaveTextContent('Matches the page');
    expect(counts().slice(2)).toEqual(['1 found', '1 matching', '2 verified']);
  });

  it('AMB-122 go to their first field, and then on to the next', async () => {
    const doubtful = () => [aDatapoint({ confidence: 0.4 })];
    const { user } = await open([
      aMetric('One', { datapoints: doubtful() }),
      aMetric('Fine'),
      aMetric('Two', { datapoints: doubtful() }),
    ]);
    const goTo = (name: string) => user.click(within(countsGroup()).getByRole('button', { name }));
    await goTo('1 matching');
    expect(activeRow()).toHaveAccessibleName(/^Fine/);
    await goTo('2 need review');
    expect(activeRow()).toHaveAccessibleName(/^Two/);
    await goTo('2 need review');
    expect(activeRow()).toHaveAccessibleName(/^One/);
    expect(activeRow()).toHaveFocus();
    expect(within(countsGroup()).getByRole('button', { name: '0 missing' })).toBeDisabled();
  });

  it('count every value of a failing check, with what it is off by, and compare an edited one with the page', async () => {
    const checks = [
      {
        name: 'Breakdown',
        result: 'Total',
        terms: [
          { fin: 'Fees', sign: 1 },
          { fin: 'Calls', sign: 1 },
        ],
      },
    ];
    const { user } = await open(
      [
        aMetric('Fees', { value: '100000' }),
        aMetric('Calls', { value: '900000' }),
        aMetric('Total', { value: '1004000' }),
      ],
      { checks },
    );
    expect(counts()[0]).toBe('3 need review');
    for (const name of [/^Fees: /, /^Calls: /, /^Total: /])
      expect(within(row(name)).getByText('Breakdown is off by 4,000')).toBeVisible();
    await user.click(row(/^Total: /));
    await user.keyboard('e{Control>}a{/Control}1000000{Enter}');
    expect(counts()[0]).toBe('1 needs review');
    expect(within(row(/^Total: /)).getByText('The page says 1004000')).toBeVisible();
  });
});

describe('what was done to a printed value', () => {
  const amount = (value: string, printed: string) => ({
    dataType: 'CURRENCY',
    datapoints: [aDatapoint({ value, text: printed, effectors: { currency: 'USD', akas: [] } })],
  });

  it('stands beside it, in short and for the active value in words', async () => {
    const { user } = await open([
      aMetric('Opening', amount('1250000', '1,250')),
      aMetric('Fees', amount('183000', '(183)')),
    ]);
    const fees = row(/^Fees: /);
    expect(within(fees).getByText('×1,000')).toHaveAttribute('title', '×1,000 from the heading');
    expect(within(fees).getByText('Sign reversed')).toBeVisible();
    await user.click(screen.getByText('Fees'));
    expect(within(fees).getByText('×1,000 from the heading')).toBeVisible();
    expect(within(fees).getByText('Sign reversed: printed as (183)')).toBeVisible();
    expect(within(fees).getByText('Currency of the document')).toBeVisible();
  });

  it('is proof where all amounts agree on the heading, and none where only one is scaled', async () => {
    await open([
      aMetric('One', amount('1000', '1')),
      aMetric('Two', amount('2000', '2')),
      aMetric('Three', amount('3000', '3')),
    ]);
    expect(counts()[3]).toBe('3 matching');
  });

  it('is no proof for one scaled amount among others', async () => {
    await open([
      aMetric('One', amount('1000', '1,000')),
      aMetric('Two', amount('2000', '2,000')),
      aMetric('Scaled', amount('500000000', '500,000')),
    ]);
    expect(counts().slice(2, 4)).toEqual(['1 found', '2 matching']);
  });
});

describe('the confidence of a value', () => {
  it('is given as a level where the page does not prove the value, with its figure for the active one', async () => {
    const spelled = (value: string, printed: string) => [
      aDatapoint({ value, text: printed, confidence: 0.857 }),
    ];
    const { user } = await open([
      aMetric('Proven', { datapoints: [aDatapoint({ confidence: 0.85 })] }),
      aMetric('Two', { datapoints: spelled('2', 'second') }),
      aMetric('Three', { datapoints: spelled('3', 'third') }),
    ]);
    expect(within(row(/^Two: /)).getByText('Medium confidence, 85%')).toBeVisible();
    expect(within(row(/^Three: /)).getByText('Medium confidence')).toBeVisible();
    expect(within(row(/^Proven: /)).queryByText(/confidence/)).not.toBeInTheDocument();
    await user.click(screen.getByText('Three'));
    expect(within(row(/^Three: /)).getByText('Medium confidence, 85%')).toBeVisible();
  });
});

describe('V on a field that is not in the document', () => {
  it('marks it as absent: it is not counted as verified and needs no review', async () => {
    const { user, saves } = await open([
      aMetric('Wanted', { required: true, datapoints: [aMissingDatapoint()] }),
    ]);
    expect(screen.getByRole('button', { name: 'Mark Wanted as not in the document' })).toBeVisible();
    await user.keyboard('v');
    expect(screen.getByText('Checked: not in the document')).toBeVisible();
    expect(counts()).toEqual(['0 need review', '1 missing', '0 found', '0 matching', '0 verified']);
    await waitFor(() => expect(saves).toHaveLength(1), SAVED);
    expect(saves[0]?.metrics).toMatchObject([{ datapoints: [{ value: '', isVerified: true }] }]);
  });
});

describe('a confirmation that is not possible', () => {
  async function collide() {
    const metrics = [aMetric('One', { value: '1' }), aMetric('Two', { value: '2' })];
    const opened = await open(metrics);
    const [, two] = metrics;
    const theirs = aDatapoint({ value: '4', lastModified: '2026-11-20T11:00:00.000Z', lastModifiedBy: 'Bo' });
    api.respond(
      saveDatapoints,
      () =>
        new MockRefusal('VALUE_CONFLICT', {
          saved: [],
          conflicts: [{ metricId: two?.id, fin: 'Two', datapoints: [theirs] }],
        }),
    );
    await opened.user.click(screen.getByText('Two'));
    await opened.user.keyboard('e{Control>}a{/Control}7{Enter}');
    await screen.findByRole('group', { name: 'Changed by someone else' }, SAVED);
    return opened;
  }

  it("shows no 'Saved' during a conflict, and links to it", async () => {
    const { user } = await collide();
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByText('Not saved')).toBeVisible();
    await user.click(screen.getByText('One'));
    await user.click(screen.getByText('1 value needs your choice'));
    expect(activeRow()).toHaveAccessibleName(/^Two/);
  });

  it('VER-024 names the values in conflict and shows the first', async () => {
    const { user, states, toasts } = await collide();
    await user.click(screen.getByText('One'));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Not confirmed')).toBeVisible();
    expect(toasts.at(-1)).toMatchObject({ key: 'verification.confirmConflict', params: { metrics: 'Two' } });
    expect(activeRow()).toHaveAccessibleName(/^Two/);
    expect(states).toEqual([]);
  });

  it('VER-024 names the values that could not be saved', async () => {
    const { user, states, toasts } = await open([aMetric('One'), aMetric('Two')]);
    api.refuse(saveDatapoints, 'INTERNAL_ERROR');
    await user.keyboard('v');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Not confirmed')).toBeVisible();
    expect(toasts.at(-1)).toMatchObject({ key: 'verification.confirmUnsaved', params: { metrics: 'One' } });
    expect(states).toEqual([]);
  });

  it.each([
    ['without the permission', 'generic.insufficientPermissions', { permissions: ['CAN_EDIT_DOCUMENTS'] }],
    ['in Archive', 'verification.confirmReadOnly', { stage: 'ARCHIVED' }],
  ] as const)('is explained %s, also for the keyboard', async (_, key, options) => {
    const { user, shownToasts } = await open([aMetric('One')], options);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(shownToasts()).toEqual([key]);
  });
});
