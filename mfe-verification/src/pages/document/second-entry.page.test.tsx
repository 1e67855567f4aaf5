import {
  chooseEntry,
  enterSecond,
  getUserAcceptance,
  listSecondEntries,
  listTransitions,
  type Annotation,
  type BodyOf,
  type SecondEntry,
} from '@assay/shared/contracts';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderVerification } from '../../testing/render-verification.tsx';
import { serveDocument } from '../../testing/verification-api.ts';
import {
  aDatapoint,
  aMetric,
  aMissingDatapoint,
  aPayload,
  aTable,
} from '../../testing/verification-builders.ts';

const api = mockApi();
const AT = '2026-11-20T12:00:00.000Z';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const hidden = (label: string) => aMetric(label, { datapoints: [aMissingDatapoint()], isWithheld: true });
const due = ({ id }: { readonly id: string }): SecondEntry => ({
  metricId: id,
  entries: null,
  canChoose: false,
});
const different = ({ id }: { readonly id: string }, canChoose: boolean): SecondEntry => ({
  metricId: id,
  entries: {
    first: { value: '1250', currency: null, enteredBy: 'Ada' },
    second: { value: '1205.5', currency: null, enteredBy: 'Ben' },
  },
  canChoose,
});

/** Opens a submitted document; `left` is what is left to do after each entry or choice. */
async function open(
  metrics: readonly ReturnType<typeof hidden>[],
  items: readonly SecondEntry[],
  left: SecondEntry[][],
  {
    rows = [],
    lines = [],
  }: {
    readonly rows?: readonly (readonly ReturnType<typeof hidden>[])[];
    readonly lines?: readonly Annotation[];
  } = {},
) {
  const single = [aMetric('Date', { dataType: 'DATE', value: '2024-06-30' }), ...metrics];
  const tables = rows.length === 0 ? {} : { grouping: [aTable(rows, { groupDisplay: 'Holdings' })] };
  const payload = aPayload([...single, ...rows.flat()], tables);
  const calls = serveDocument(api, payload, lines);
  api.respond(listTransitions, () => []);
  api.respond(getUserAcceptance, () => ({
    state: 'submitted' as const,
    isRequired: false,
    isOwnWork: false,
    history: [{ transition: 'submit' as const, madeBy: 'Ada', madeAt: AT, justification: null }],
    changes: [],
  }));
  const sent: (BodyOf<typeof enterSecond> | BodyOf<typeof chooseEntry>)[] = [];
  api.respond(listSecondEntries, () => ({ items: [...items] }));
  const answer = ({ body }: { body: (typeof sent)[number] }) => {
    sent.push(body);
    return { items: left.shift() ?? [] };
  };
  api.respond(enterSecond, answer);
  api.respond(chooseEntry, answer);
  const host = renderVerification(`/verification/${payload.documentRequest.id}/document`);
  const region = await screen.findByRole('region', { name: 'Second entry' });
  return { ...host, ...calls, sent, region, user: userEvent.setup() };
}

describe('the second entry of a value', () => {
  it('is typed by keyboard while the first is hidden; after one the next opens, after the last the document is read again', async () => {
    const [one, two] = [hidden('Units'), hidden('Members')];
    const { region, user, sent, saves } = await open([one, two], [due(one), due(two)], [[due(two)], []]);
    expect(region).toHaveTextContent('2 values to enter without seeing the first entry');
    const row = screen.getByRole('group', { name: /^Units.*Hidden/ });
    expect(row).toHaveTextContent('Hidden until you have entered it under Second entry');
    expect(within(row).queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    const [edit] = within(region).getAllByRole('button', { name: 'Edit' });
    edit?.focus();
    await user.keyboard('{Enter}');
    await user.type(within(region).getByRole('textbox'), '12{Enter}');
    await waitFor(() => expect(within(region).getAllByRole('textbox')).toHaveLength(1));
    expect(within(region).getByRole('group', { name: 'Members' })).toContainElement(
      within(region).getByRole('textbox'),
    );
    await user.type(within(region).getByRole('textbox'), '34{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Second entry' })).not.toBeInTheDocument(),
    );
    expect(sent).toEqual([
      { metricId: one.id, value: '12', currency: null },
      { metricId: two.id, value: '34', currency: null },
    ]);
    expect(saves).toEqual([]);
  });

  it('AMB-123 of an amount is offered in the scale of its page, and one that is printed nowhere is taken as typed', async () => {
    const withheld = (label: string) => ({ ...hidden(label), dataType: 'CURRENCY' });
    const [one, two] = [withheld('Paid'), withheld('Size')];
    const seen = [0.2, 0.3, 0.4].map((y, index) =>
      aMetric(`Seen ${index}`, {
        dataType: 'CURRENCY',
        datapoints: [aDatapoint({ value: '933900000', text: '$933.9', page: 1, x: 0.6, y, w: 0.1, h: 0.02 })],
      }),
    );
    const line = {
      ...{ id: 'a', nodeId: 'a', page: 1 },
      ...{ x: 0.6, y: 0.6, w: 0.1, h: 0.02 },
      text: '1,138.0',
    };
    const { region, user, sent, annotationReads } = await open(
      [one, two, ...seen],
      [due(one), due(two)],
      [[due(two)], []],
      { lines: [line] },
    );
    await waitFor(() => expect(annotationReads()).toBe(1));
    const [edit] = within(region).getAllByRole('button', { name: 'Edit' });
    await user.click(edit as HTMLElement);
    await user.keyboard('1,138.0{Enter}');
    const question = { name: 'The page is in millions. Which number do you mean?' };
    expect(within(region).getByRole('group', question)).toBeVisible();
    await user.keyboard('1{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ metricId: one.id, value: '1138000000' }]));
    await within(region).findByRole('textbox', { name: 'Size' });
    await user.keyboard('1,251.0{Enter}');
    await waitFor(() => expect(sent.at(1)).toMatchObject({ metricId: two.id, value: '1251.0' }));
  });

  it('that differs is shown beside the first, and one of them is chosen', async () => {
    const metric = aMetric('Units', { value: '1250' });
    const { region, user, sent } = await open([metric], [different(metric, true)], [[]]);
    expect(region).toHaveTextContent('First entry Ada');
    expect(region).toHaveTextContent('1,205.5');
    await user.click(within(region).getByRole('button', { name: 'Use second entry of Units' }));
    await waitFor(() => expect(sent).toEqual([{ entry: 'second' }]));
  });

  it('is not chosen by the one whose entry is the first', async () => {
    const metric = aMetric('Units', { value: '1250' });
    const { region } = await open([metric], [different(metric, false)], []);
    expect(region).toHaveTextContent('Someone else chooses between your entry and the second one');
    expect(within(region).queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  });

  it('of a table is named with its row, and its cell is hidden and has no editor', async () => {
    const cost = hidden('Cost');
    const row = [aMetric('Name', { dataType: 'STRING', value: 'Acme', order_position: 0 }), cost];
    const { region, user } = await open([], [due(cost)], [], { rows: [row] });
    expect(within(region).getByRole('group', { name: 'Acme · Cost' })).toBeVisible();
    await user.click(within(region).getByRole('button', { name: 'Acme · Cost' }));
    const cell = screen.getByRole('group', { name: 'Acme, Cost: Hidden' });
    expect(cell).toHaveTextContent('Hidden');
    const table = screen.getByRole('table', { name: 'Holdings' });
    expect(table).toHaveTextContent('Hidden until you have entered it under Second entry');
    expect(within(table).queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(within(table).getByRole('button', { name: 'Remove Acme' })).toBeDisabled();
  });
});
