import {
  answerQuestion,
  askQuestion,
  claimDocument,
  getQuestionPicture,
  listColleagues,
  listOpenQuestions,
  listQuestions,
  releaseDocument,
  reportPresence,
  type BodyOf,
  type Question,
  type ResponseOf,
} from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, PRESENCE_POLL_MS, withPermission } from '@assay/shared/domain';
import { mockApi } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderVerification } from '../../testing/render-verification.tsx';
import { serveDocument } from '../../testing/verification-api.ts';
import { aMetric, aPayload } from '../../testing/verification-builders.ts';

const api = mockApi();
const fund = aMetric('Fund', { dataType: 'STRING', value: 'Fund One' });
const payload = aPayload([fund]);
const { id: documentRequestId } = payload.documentRequest;
const UNTIL = '2026-11-20T12:15:00.000Z';

type People = ResponseOf<typeof reportPresence>;
const ANA = { id: 9, name: 'Ana' };
const claimOf = (name: string, isOwn = false) => ({ userId: isOwn ? 7 : 9, name, isOwn, expiresAt: UNTIL });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function open(people: People = { others: [], claim: null }, permissions = ALL_PERMISSIONS_MASK) {
  serveDocument(api, payload);
  const reports: BodyOf<typeof reportPresence>[] = [];
  let present = people;
  api.respond(reportPresence, ({ body }) => {
    reports.push(body);
    return present;
  });
  api.respond(listColleagues, () => ({ items: [ANA, { id: 10, name: 'Ben' }] }));
  const host = renderVerification(`/verification/${documentRequestId}/document`, { permissions });
  await screen.findByRole('region', { name: 'Metrics of the document' });
  return {
    ...host,
    reports,
    /** What the next report answers. */
    setPeople: (next: People) => {
      present = next;
    },
  };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('people at a document', () => {
  it('shows who else is here, and reports activity while the document is open', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { reports, setPeople } = await open({ others: [ANA], claim: null });
    expect(await button('Ana is viewing')).toBeVisible();
    setPeople({ others: [ANA, { id: 10, name: 'Ben' }], claim: null });
    await act(() => jest.advanceTimersByTimeAsync(PRESENCE_POLL_MS));
    expect(await button('Ana and Ben are viewing')).toBeVisible();
    await user.keyboard('z');
    await act(() => jest.advanceTimersByTimeAsync(PRESENCE_POLL_MS));
    expect(reports.map(({ isActive }) => isActive)).toEqual([true, false, true]);
  });

  it('claims and releases the document', async () => {
    await open();
    const user = userEvent.setup();
    api.respond(claimDocument, () => ({ others: [], claim: claimOf('Ada', true) }));
    api.respond(releaseDocument, () => ({ others: [], claim: null }));
    await user.click(await button('People viewing this document'));
    await user.click(await button('Claim'));
    expect(await button('Claimed by you')).toBeVisible();
    await user.click(await button('Release'));
    expect(await button('People viewing this document')).toBeVisible();
  });

  it('takes a claim over, and blocks nothing before', async () => {
    await open({ others: [ANA], claim: claimOf('Ana') });
    const user = userEvent.setup();
    expect(await button('Confirm')).toBeEnabled();
    const asked: BodyOf<typeof claimDocument>[] = [];
    api.respond(claimDocument, ({ body }) => {
      asked.push(body);
      return { others: [ANA], claim: claimOf('Ada', true) };
    });
    await user.click(await button('Claimed by Ana'));
    await user.click(await button('Take over'));
    expect(await button('Claimed by you')).toBeVisible();
    expect(asked).toEqual([{ takesOver: true }]);
  });

  it('locks the claim without the permission to edit', async () => {
    await open(
      { others: [], claim: null },
      withPermission(ALL_PERMISSIONS_MASK, 'CAN_EDIT_DOCUMENTS', false),
    );
    await userEvent.setup().click(await button('People viewing this document'));
    expect(await button('Claim')).toBeDisabled();
  });
});

describe('questions on a value', () => {
  const PICTURE = 'data:image/webp;base64,UklGRg==';
  const aQuestion = (changes: Partial<Question> = {}): Question => ({
    id: '11111111-1111-4111-8111-111111111111',
    documentRequestId,
    fileName: 'call.pdf',
    metricId: fund.id,
    fin: 'Fund',
    metricLabel: 'Fund',
    page: 1,
    box: { x: 0.1, y: 0.2, w: 0.3, h: 0.01 },
    hasPicture: false,
    question: 'Is this the fund of the annex?',
    askedBy: ANA,
    askedTo: { id: 7, name: 'Ada Reviewer' },
    askedAt: '2026-11-20T10:00:00.000Z',
    answer: null,
    ...changes,
  });

  it('asks a colleague about the active value', async () => {
    const { toastTexts } = await open();
    const user = userEvent.setup();
    const asked: BodyOf<typeof askQuestion>[] = [];
    api.respond(askQuestion, ({ body }) => {
      asked.push(body);
      return {};
    });
    await user.click(await button('Ask a colleague about Fund'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask a colleague about Fund' }));
    expect(dialog.getByRole('img', { name: 'Page excerpt around Fund' })).toHaveAttribute('src', PICTURE);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Choose a colleague')).toBeVisible();
    expect(dialog.getByText('Enter a question')).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: /Colleague/ }));
    await user.click(await screen.findByRole('option', { name: 'Ana' }));
    await user.type(dialog.getByRole('textbox', { name: /Question/ }), 'Is this right?');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Question sent to Ana']));
    expect(asked).toMatchObject([
      { metricId: fund.id, askedToId: 9, question: 'Is this right?', picture: PICTURE },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows the questions to the user, and answers them at the value', async () => {
    let question = aQuestion({ hasPicture: true });
    api.respond(getQuestionPicture, () => ({ picture: PICTURE }));
    serveDocument(api, payload);
    api.respond(listOpenQuestions, () => ({ items: question.answer ? [] : [question] }));
    api.respond(listQuestions, () => ({ items: [question] }));
    api.respond(answerQuestion, ({ body }) => {
      const answer = { text: body.answer, answeredBy: 'Ada Reviewer', answeredAt: UNTIL };
      question = aQuestion({ answer });
      return {};
    });
    renderVerification(`/verification/${documentRequestId}/document`);
    const user = userEvent.setup();
    await user.click(await button('1 question for you'));
    const menu = within(await screen.findByRole('list', { name: 'Questions for you' }));
    expect(menu.getByText('Is this the fund of the annex?')).toBeVisible();
    expect(await menu.findByRole('img', { name: 'Page excerpt around Fund' })).toHaveAttribute(
      'src',
      PICTURE,
    );
    await user.click(menu.getByRole('button', { name: 'Ana on Fund, call.pdf' }));
    const list = within(await screen.findByRole('list', { name: 'Questions on Fund' }));
    expect(list.getByText(/Ana asked Ada Reviewer/)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer Ana' }));
    await user.type(dialog.getByRole('textbox', { name: /Answer/ }), 'Yes');
    await user.click(dialog.getByRole('button', { name: 'Answer' }));
    expect(await list.findByText('Yes')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '1 question for you' })).not.toBeInTheDocument(),
    );
  });

  it('links to a question in another document', async () => {
    serveDocument(api, payload);
    const other = '22222222-2222-4222-8222-222222222222';
    api.respond(listOpenQuestions, () => ({ items: [aQuestion({ documentRequestId: other })] }));
    renderVerification(`/verification/${documentRequestId}/document`);
    const user = userEvent.setup();
    await user.click(await button('1 question for you'));
    expect(await screen.findByRole('link', { name: 'Ana on Fund, call.pdf' })).toHaveAttribute(
      'href',
      `/verification/${other}/document?metric=${fund.id}&fin=Fund&page=1&box=0.10000%2C0.20000%2C0.30000%2C0.01000`,
    );
  });
});
