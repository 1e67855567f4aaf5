import {
  getUserAcceptance,
  listSecondEntries,
  listTransitions,
  makeTransition,
  type BodyOf,
  type ResponseOf,
  type TransitionWire,
} from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, withPermission, type ErrorCode } from '@assay/shared/domain';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderVerification } from '../../testing/render-verification.tsx';
import { serveDocument } from '../../testing/verification-api.ts';
import { aMetric, aPayload } from '../../testing/verification-builders.ts';

const api = mockApi();
const SUBMIT = { id: 'submit', label: 'Submit for approval' };
const APPROVE = { id: 'approve', label: 'Approve' };
const REJECT = { id: 'reject', label: 'Reject', justification: 'required' } as const;
const AT = '2026-11-20T12:00:00.000Z';

type Workflow = ResponseOf<typeof getUserAcceptance>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const fund = aMetric('Fund', { dataType: 'STRING', value: 'Fund One' });

interface Situation {
  readonly transitions?: readonly TransitionWire[] | ErrorCode;
  readonly workflow?: Partial<Workflow>;
  readonly permissions?: number;
  readonly payload?: ReturnType<typeof aPayload>;
}

async function open({
  transitions = [],
  workflow = {},
  permissions = ALL_PERMISSIONS_MASK,
  payload = aPayload([aMetric('Date', { dataType: 'DATE', value: '2024-06-30' }), fund]),
}: Situation) {
  const calls = serveDocument(api, payload);
  if (typeof transitions === 'string') api.refuse(listTransitions, transitions);
  else api.respond(listTransitions, () => [...transitions]);
  api.respond(getUserAcceptance, () => ({
    state: 'open' as const,
    isRequired: false,
    isOwnWork: false,
    history: [],
    changes: [],
    ...workflow,
  }));
  api.respond(listSecondEntries, () => ({ items: [] }));
  const made: BodyOf<typeof makeTransition>[] = [];
  api.respond(makeTransition, ({ body }) => {
    made.push(body);
    return {};
  });
  const host = renderVerification(`/verification/${payload.documentRequest.id}/document`, { permissions });
  await screen.findByRole('region', { name: 'Metrics of the document' });
  return { ...host, ...calls, made, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name });
const submitted = { transition: 'submit', madeBy: 'Ben', madeAt: AT, justification: null } as const;

describe('transitions of a document', () => {
  it('UAW-003 offers the transitions that have a label, and no other', async () => {
    await open({
      transitions: [SUBMIT, { id: 'hidden' }, { id: 'empty', label: '' }, { id: 'none', label: null }],
    });
    expect(await button('Submit for approval')).toBeEnabled();
    expect(screen.queryByRole('button', { name: /hidden|empty|none/i })).not.toBeInTheDocument();
  });

  it('UAW-004 treats transitions that cannot be fetched as none', async () => {
    const { shownToasts } = await open({ transitions: 'INTERNAL_ERROR' });
    expect(await button('Confirm')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Submit for approval' })).not.toBeInTheDocument();
    expect(shownToasts()).toEqual([]);
  });

  it('API-025 saves the edits, then makes a transition that takes no justification at once', async () => {
    const { user, made, saves, shownToasts } = await open({ transitions: [SUBMIT] });
    await user.click(screen.getByText('Fund'));
    await user.keyboard('v');
    await user.click(await button('Submit for approval'));
    await waitFor(() => expect(shownToasts()).toContain('acceptance.submitted'));
    expect(saves).toHaveLength(1);
    expect(made).toEqual([{ transition: 'submit', lastModified: '2026-11-20T10:00:00.000Z' }]);
  });

  it('UAW-001 asks for the justification, and makes no transition without a required one', async () => {
    const { user, made, shownToasts } = await open({
      transitions: [APPROVE, REJECT],
      workflow: { state: 'submitted', history: [submitted] },
    });
    (await button('Reject')).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject' }));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('Enter a reason')).toBeVisible();
    expect(made).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), ' The date is that of March. ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(shownToasts()).toContain('acceptance.rejected'));
    expect(made).toMatchObject([{ transition: 'reject', justification: 'The date is that of March.' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('UAW-001 makes a transition without a justification where that is optional', async () => {
    const { user, made } = await open({ transitions: [{ ...APPROVE, justification: 'optional' }] });
    await user.click(await button('Approve'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
    expect(dialog.getByRole('textbox', { name: 'Comment (optional)' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made[0]).not.toHaveProperty('justification');
  });

  it.each([
    ['CAN_VERIFY_DOCUMENTS', 'Verify', [SUBMIT.label], [APPROVE.label, REJECT.label]],
    ['CAN_APPROVE_DOCUMENTS', 'Approve', [APPROVE.label, REJECT.label], [SUBMIT.label]],
  ] as const)('PERM-015 AMB-139 without %s locks what needs it', async (missing, label, locked, open_) => {
    const permissions = withPermission(ALL_PERMISSIONS_MASK, missing, false);
    await open({ transitions: [SUBMIT, APPROVE, REJECT], permissions });
    for (const name of locked) {
      expect(await button(name)).toBeDisabled();
      const lock = screen.getByRole('button', { name }).closest('[role=group]');
      expect(lock).toHaveAccessibleName('Insufficient Permissions');
      expect(lock).toHaveAccessibleDescription(new RegExp(label));
    }
    for (const name of open_) expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  it('AMB-130 loads the document again if a value changed before the approval', async () => {
    const { user, shownToasts } = await open({ transitions: [APPROVE] });
    api.refuse(makeTransition, 'VALUE_CONFLICT');
    await user.click(await button('Approve'));
    await waitFor(() => expect(shownToasts()).toEqual(['acceptance.changedMeanwhile']));
    expect(await screen.findByRole('region', { name: 'Metrics of the document' })).toBeVisible();
  });

  it('shows why the server refuses a transition', async () => {
    const { user, toastTexts } = await open({ transitions: [APPROVE] });
    api.refuse(makeTransition, 'OWN_WORK');
    await user.click(await button('Approve'));
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        'You submitted or changed this document: someone else has to approve it',
      ]),
    );
  });
});

describe('the state of the approval', () => {
  const note = () => screen.findByRole('region', { name: 'Approval' });
  const change = (to: string, changedAt: string) => ({
    metricId: fund.id,
    from: { value: 'Fund I', currency: null },
    to: { value: to, currency: null },
    changedBy: 'Ben',
    changedAt,
  });

  it('shows the checker the changed values first, with a jump to each', async () => {
    const { user } = await open({
      transitions: [APPROVE, REJECT],
      workflow: { state: 'submitted', history: [submitted], changes: [change('Fund One', AT)] },
    });
    const region = within(await note());
    expect(region.getByText('Waiting for approval, submitted by Ben')).toBeVisible();
    expect(region.getByText('was Fund I')).toBeVisible();
    expect(region.getByText('changed by Ben')).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Fund' }));
    expect(screen.getByRole('group', { name: /^Fund: Fund One/ })).toHaveAttribute('aria-current', 'true');
  });

  it('shows the checker which failing checks were overridden, why and by whom', async () => {
    const total = aMetric('total', { displayLabel: 'Call amount', value: '1001.5' });
    const terms = [aMetric('fees', { value: '100' }), aMetric('purchases', { value: '900' })];
    const check = {
      name: 'Breakdown',
      result: 'total',
      terms: [
        { fin: 'fees', sign: 1 },
        { fin: 'purchases', sign: 1 },
      ],
    };
    const override = {
      id: 'o1',
      check: 'Breakdown',
      rowId: null,
      operands: [
        { metricId: total.id, value: '1001.5' },
        ...terms.map(({ id, datapoints: [front] }) => ({ metricId: id, value: front?.value ?? '' })),
      ],
      reason: 'Rounded by the manager',
      overriddenBy: 'Ben',
      overriddenAt: AT,
    };
    const payload = aPayload([total, ...terms], { checks: [check], checkOverrides: [override] });
    const { user } = await open({
      payload,
      transitions: [APPROVE],
      workflow: { state: 'submitted', history: [submitted] },
    });
    const overrides = within(await note()).getByRole('list', { name: 'Overridden checks' });
    expect(overrides).toHaveTextContent(/^BreakdownOverridden by Ben, .*: Rounded by the manager$/);
    await user.click(within(overrides).getByRole('button', { name: 'Breakdown' }));
    expect(screen.getByRole('group', { name: /^Call amount: / })).toHaveAttribute('aria-current', 'true');
  });

  it('marks what was changed after the last rejection', async () => {
    const rejected = { ...submitted, transition: 'reject' as const, madeAt: '2026-11-20T11:00:00.000Z' };
    await open({
      workflow: {
        state: 'submitted',
        history: [submitted, rejected],
        changes: [change('Fund One', AT)],
      },
    });
    expect(within(await note()).getByText('New')).toBeVisible();
  });

  it('tells the maker that someone else approves, and why a document was rejected', async () => {
    await open({ workflow: { state: 'submitted', isOwnWork: true, history: [submitted] } });
    expect(within(await note()).getByText('Waiting for someone else to approve')).toBeVisible();
  });

  it('shows the reason of a rejection', async () => {
    const rejected = {
      transition: 'reject',
      madeBy: 'Ana',
      madeAt: AT,
      justification: 'Wrong fund',
    } as const;
    await open({ transitions: [SUBMIT], workflow: { state: 'rejected', history: [rejected, submitted] } });
    const region = within(await note());
    expect(region.getByText('Rejected by Ana')).toBeVisible();
    expect(region.getByText('Wrong fund')).toBeVisible();
  });

  it('says that an approved document was changed since', async () => {
    const approved = { transition: 'approve', madeBy: 'Ana', madeAt: AT, justification: null } as const;
    await open({ workflow: { state: 'open', history: [approved, submitted] } });
    expect(within(await note()).getByText('Changed since Ana approved it')).toBeVisible();
  });
});
