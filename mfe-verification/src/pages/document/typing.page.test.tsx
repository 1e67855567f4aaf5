import { suggestEntities, type DocumentMetricWire, type SuggestedEntity } from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { aDocumentId, mockApi } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDatapoint, aMetric, aMissingDatapoint, aPayload } from '../../testing/verification-builders.ts';
import { serveDocument } from '../../testing/verification-api.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();
const SAVED = { timeout: 3000 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const DOCUMENT_ID = aDocumentId();

async function open(...metrics: readonly DocumentMetricWire[]) {
  const payload = aPayload(metrics, { request: { id: DOCUMENT_ID } });
  const { saves } = serveDocument(api, payload);
  const [first] = metrics;
  const { unmount: close } = renderVerification(
    `/verification/${payload.documentRequest.id}/document?metric=${first?.id}`,
    {
      permissions: maskOf(['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS']),
    },
  );
  await screen.findByRole('region', { name: 'Metrics of the document' });
  const sent = () => saves.flatMap((save) => save.metrics.map(({ datapoints }) => datapoints[0]));
  return { user: userEvent.setup(), sent, close };
}

const amount = (name: string, value: string, printed: string, currency: string | null = 'GBP') =>
  aMetric(name, {
    dataType: 'CURRENCY',
    datapoints: [aDatapoint({ value, text: printed, effectors: { currency, akas: [] } })],
  });
const PLACE = { page: 2, x: 0.5, w: 0.1, h: 0.02 };
const at = (metric: DocumentMetricWire, y: number): DocumentMetricWire => ({
  ...metric,
  datapoints: metric.datapoints.map((datapoint) => ({ ...datapoint, ...PLACE, y })),
});
const row = (name: RegExp) => screen.getByRole('group', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

describe('typing a number by key', () => {
  it('reads 95,000 like the numbers of the document, without a question', async () => {
    const { user, sent } = await open(amount('One', '7', '7'), amount('Two', '1250.5', '1.250,50'));
    await user.keyboard('e{Control>}a{/Control}95,000{Enter}');
    expect(row(/^One: £95.00/)).toHaveFocus();
    await waitFor(() => expect(sent()).toMatchObject([{ value: '95.000' }]), SAVED);
  });

  it('asks if value and document contradict each other, and keeps the focus after the choice', async () => {
    const { user, sent } = await open(amount('One', '95000', '95000'), amount('Two', '1250.5', '1.250,50'));
    await user.keyboard('e{Control>}a{/Control}95,000{Enter}');
    expect(screen.getByRole('group', { name: text('ui.whichNumber') })).toBeVisible();
    await user.keyboard('x1');
    expect(field('One')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(row(/^One: £95,000.00/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(row(/^Two:/)).toHaveFocus();
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ value: '95000', isVerified: true }), SAVED);

    await user.keyboard('e{Control>}a{/Control}1,250{Enter}');
    expect(screen.queryByRole('group', { name: text('ui.whichNumber') })).not.toBeInTheDocument();
    expect(row(/^Two: £1,250.00/)).toHaveFocus();
  });

  it('handles keys also after the focus was lost, and after a click on the Required box', async () => {
    const { user } = await open(aMetric('One'), aMetric('Two'));
    await user.click(screen.getByRole('checkbox', { name: 'Required' }));
    await user.keyboard('v');
    expect(screen.getByRole('button', { name: 'Mark One as verified' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    expect(document.body).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(row(/^Two:/)).toHaveFocus();
  });

  it('returns the focus to the open editor when a key is pressed elsewhere', async () => {
    const { user } = await open(aMetric('One', { value: '1' }));
    await user.keyboard('e');
    act(() => row(/^One:/).focus());
    await user.keyboard('v');
    expect(field('One')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Mark One as verified' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
});

describe('an edit that is open when the page closes', () => {
  /** Opens the same document again, as after a new sign-in, with its first field wanted. */
  const openAgain = async (typed: string) => {
    const metrics = [aMetric('One'), amount('Two', '7', '7')];
    const { user, close } = await open(...metrics);
    await user.keyboard(`{ArrowDown}e{Control>}a{/Control}${typed}`);
    close();
    return { ...(await open(...metrics)), metrics };
  };

  it.each(['1.2m', 'EUR 5 mi'])(
    'AMB-016 AMB-059 is open again with %s as typed, and has the focus',
    async (typed) => {
      const { user } = await openAgain(typed);
      expect(field('Two')).toHaveValue(typed);
      expect(field('Two')).toHaveFocus();
      await user.keyboard('{Control>}a{/Control}2.5m{Enter}');
      expect(row(/^Two: .*2,500,000.00/)).toHaveFocus();
    },
  );

  it('AMB-016 cannot be saved while its text is unreadable, and is forgotten after it was cancelled', async () => {
    const again = await openAgain('EUR 5 mi');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await again.user.keyboard('{Escape}');
    again.close();
    await open(...again.metrics);
    expect(screen.queryByRole('textbox', { name: 'Two' })).not.toBeInTheDocument();
  });

  it('AMB-016 is given up by going to another field', async () => {
    const metrics = [aMetric('One'), aMetric('Two')];
    const { user, close } = await open(...metrics);
    await user.keyboard('e{Control>}a{/Control}5');
    await user.click(row(/^Two:/));
    close();
    await open(...metrics);
    expect(screen.queryByRole('textbox', { name: 'One' })).not.toBeInTheDocument();
  });
});

describe('the editor of a value', () => {
  it.each([
    { dataType: 'STRING', value: 'text', shown: 'text' },
    { dataType: 'NUMERIC', value: '1234567.5', shown: '1234567.5' },
    { dataType: 'PERCENTAGE', value: '14.2', shown: '14.2' },
    { dataType: 'DATE', value: '2024-12-31', shown: '31/12/2024' },
    { dataType: 'CURRENCY', value: '12.5', shown: '12.5' },
  ] as const)('DPE-005 DPE-006 has the input of the type $dataType', async ({ dataType, value, shown }) => {
    const { user } = await open(aMetric('One', { dataType, value }));
    await user.keyboard('e');
    expect(field('One')).toHaveValue(shown);
    const currency = screen.queryByRole('combobox', { name: text('ui.currency') });
    expect(currency !== null).toBe(dataType === 'CURRENCY');
    expect(screen.queryByText('%') !== null).toBe(dataType === 'PERCENTAGE');
  });
});

describe('the currency of a typed amount', () => {
  const empty = () => aMetric('One', { dataType: 'CURRENCY', datapoints: [aMissingDatapoint()] });
  const currency = () => screen.getByRole('combobox', { name: text('ui.currency') });

  it('is the base currency of the document, shown before it is saved', async () => {
    const { user, sent } = await open(empty(), amount('Two', '5', '5'));
    await user.keyboard('e');
    expect(currency()).toHaveValue('GBP');
    await user.keyboard('500{Enter}');
    expect(row(/^One: £500.00/)).toHaveFocus();
    await waitFor(() => expect(sent()).toMatchObject([{ effectors: { currency: 'GBP' } }]), SAVED);
  });

  it("is the client's default where the document has none", async () => {
    const { user } = await open(empty());
    await user.keyboard('e');
    expect(currency()).toHaveValue('USD');
  });

  it('is that of the found value, or the one whose code is typed', async () => {
    const { user, sent } = await open(amount('One', '5', '5', 'NOK'), amount('Two', '5', '5'));
    await user.keyboard('e');
    expect(currency()).toHaveValue('NOK');
    await user.clear(field('One'));
    await user.type(field('One'), 'EUR 500');
    expect(currency()).toHaveValue('EUR');
    await user.keyboard('{Enter}');
    await waitFor(
      () => expect(sent()).toMatchObject([{ value: '500', effectors: { currency: 'EUR' } }]),
      SAVED,
    );
  });
});

describe('typing a date by key', () => {
  const date = (name: string, value: string, printed: string) =>
    aMetric(name, { dataType: 'DATE', datapoints: [aDatapoint({ value, text: printed })] });
  const question = () => screen.queryByRole('group', { name: text('ui.whichDate') });

  it('shows the date that was read before it is saved', async () => {
    const { user, sent } = await open(date('One', '2024-12-31', '31 December 2024'));
    await user.keyboard('e{Control>}a{/Control}31-Mar-24');
    expect(screen.getByText(text('ui.readAs', { value: '31 Mar 2024' }))).toBeVisible();
    await user.keyboard('{Enter}');
    expect(row(/^One: 31\/03\/2024/)).toHaveFocus();
    await waitFor(() => expect(sent()).toMatchObject([{ value: '2024-03-31' }]), SAVED);
  });

  it('reads 03/04/2024 like the dates of the document', async () => {
    const { user } = await open(date('One', '2024-12-31', '31/12/2024'));
    await user.keyboard('e{Control>}a{/Control}03/04/2024{Enter}');
    expect(row(/^One: 03\/04\/2024/)).toHaveFocus();
  });

  it('asks once per sender which number is the day, and keeps the focus in the loop', async () => {
    const manager = () => aMetric('fund_manager', { dataType: 'ENTITY_NAME', value: 'Nordlicht Capital' });
    const spelled = () => [
      date('One', '2024-12-31', '31 Dec 2024'),
      date('Two', '2024-06-30', '30 June 2024'),
    ];
    const { user, sent, close } = await open(...spelled(), manager());
    await user.keyboard('e{Control>}a{/Control}03/04/2024{Enter}');
    expect(question()).toBeVisible();
    await user.keyboard('x{Escape}');
    expect(field('One')).toHaveFocus();
    await user.keyboard('{Enter}2');
    expect(field('One')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(row(/^One: 04\/03\/2024/)).toHaveFocus();
    await waitFor(() => expect(sent()).toMatchObject([{ value: '2024-03-04' }]), SAVED);
    await user.keyboard('z');
    expect(row(/^One: 31\/12\/2024/)).toHaveFocus();
    await user.keyboard('{ArrowDown}e{Control>}a{/Control}05/06/2024{Enter}');
    expect(row(/^Two: 06\/05\/2024/)).toHaveFocus();
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ value: '2024-05-06' }), SAVED);
    close();

    const next = await open(...spelled(), manager());
    await next.user.keyboard('e{Control>}a{/Control}03/04/2024{Enter}');
    expect(question()).not.toBeInTheDocument();
    expect(row(/^One: 04\/03\/2024/)).toHaveFocus();
  });
});

describe('the name of an entity', () => {
  const nordlicht: SuggestedEntity = {
    entityId: aDocumentId(),
    name: 'Nordlicht Renewables SCSp',
    types: ['Fund'],
    reason: 'beginning',
    aka: null,
  };
  const other: SuggestedEntity = { ...nordlicht, entityId: aDocumentId(), name: 'Nordlicht II' };

  /** Records the names that suggestions are requested for. */
  const suggest = (...suggestions: readonly SuggestedEntity[]) => {
    const asked: unknown[] = [];
    api.respond(suggestEntities, ({ query }) => {
      asked.push(query.name);
      return { suggestions: [...suggestions] };
    });
    return asked;
  };

  it.each([
    ['ENTITY_LINK', '{Tab}', nordlicht],
    ['ENTITY_NAME', '{Tab}', nordlicht],
    ['ENTITY_NAME', '{ArrowDown}{ArrowDown}{Enter}', other],
  ])('of type %s is chosen with %s from the suggestions', async (dataType, keys, chosen) => {
    const { user, sent } = await open(aMetric('One', { dataType, value: 'Nordlich' }));
    const asked = suggest(nordlicht, other);
    await user.keyboard('e{Control>}a{/Control}');
    await user.paste('nord'); // Single keys would take longer than a pause in typing on a busy machine.
    await screen.findByRole('option', { name: /Nordlicht Renewables SCSp/ });
    expect(asked).toContain('nord');
    await user.keyboard(keys);
    expect(screen.getByLabelText('One', { selector: 'input' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(row(new RegExp(`^One: ${chosen.name}`))).toHaveFocus();
    const linkedEntity = { selectedEntityId: chosen.entityId };
    await waitFor(() => expect(sent()).toMatchObject([{ value: chosen.name, linkedEntity }]), SAVED);
  });

  it('may be unknown: the server links it if an entity has that name', async () => {
    const { user, sent } = await open(aMetric('One', { dataType: 'ENTITY_NAME', value: 'Nordlich' }));
    await user.keyboard('e{Control>}a{/Control}Nordlicht II{Enter}');
    expect(row(/^One: Nordlicht II/)).toHaveFocus();
    await waitFor(() => expect(sent()).toMatchObject([{ value: 'Nordlicht II' }]), SAVED);
    expect(sent()[0]).not.toHaveProperty('linkedEntity');
  });
});

describe('typing an amount on a page in millions', () => {
  const IN_MILLIONS = [
    amount('Paid', '1138000000', '$1,138.0', 'USD'),
    amount('Size', '1250000000', '$1,250.0', 'USD'),
    amount('Sold', '933900000', '$933.9', 'USD'),
  ].map((metric, index) => at(metric, 0.2 + index / 10));
  const typed = (figure: string) => `e{Control>}a{/Control}${figure}{Enter}`;
  const question = { name: 'The page is in millions. Which number do you mean?' };
  const open6 = (...others: readonly DocumentMetricWire[]) =>
    open(...structuredClone(IN_MILLIONS), ...others);

  it('AMB-123 offers the printed digits scaled: Enter takes them, and later figures need no question', async () => {
    const { user, sent } = await open6();
    await user.keyboard(typed('1,138.0'));
    expect(
      within(screen.getByRole('group', question))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['11,138,000,000', '21,138.0 as typed']);
    await user.keyboard('7e{Enter}');
    expect(field('Paid')).toHaveValue('1138000000');
    await user.keyboard('{Enter}');
    expect(row(/^Paid: \$1,138,000,000/)).toHaveFocus();
    expect(screen.getByText('×1,000,000: page in millions')).toBeVisible();
    await user.keyboard(`{Enter}${typed('1,250.0')}`);
    expect(screen.queryByRole('group', question)).not.toBeInTheDocument();
    expect(row(/^Size: \$1,250,000,000/)).toHaveFocus();
    await waitFor(
      () => expect(sent().map((one) => one?.value)).toEqual(expect.arrayContaining(['1138000000'])),
      SAVED,
    );
  });

  it('AMB-123 takes the figure as typed with 2, says so, and the key M changes it; undo and redo keep what is said', async () => {
    const { user, sent } = await open6();
    await user.keyboard(typed('1138'));
    await user.keyboard('2{Enter}');
    expect(row(/^Paid: \$1,138.00/)).toHaveFocus();
    expect(screen.getByText('Page in millions: value kept as typed')).toBeVisible();
    await waitFor(() => expect(sent()).toMatchObject([{ value: '1138' }]), SAVED);
    await user.keyboard('m');
    expect(row(/^Paid: \$1,138,000,000/)).toHaveFocus();
    expect(screen.getByText('×1,000,000: page in millions')).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    expect(row(/^Paid: \$1,138.00/)).toBeVisible();
    expect(screen.getByText('Page in millions: value kept as typed')).toBeVisible();
    await user.keyboard('{Control>}y{/Control}');
    expect(row(/^Paid: \$1,138,000,000/)).toBeVisible();
    await user.keyboard('v');
    await waitFor(
      () => expect(sent().at(-1)).toMatchObject({ value: '1138000000', isVerified: true }),
      SAVED,
    );
    await user.keyboard(typed('1138'));
    expect(screen.queryByRole('group', question)).not.toBeInTheDocument();
    expect(row(/^Paid: \$1,138.00/)).toBeVisible();
  });

  it('AMB-123 asks again with F8', async () => {
    const { user } = await open6();
    await user.keyboard(`${typed('1138')}2{Enter}`);
    await user.keyboard('e{Control>}a{/Control}1,138.0');
    expect(screen.getByText(/Press F8 to be asked again/)).toBeVisible();
    await user.keyboard('{F8}1{Enter}');
    expect(row(/^Paid: \$1,138,000,000/)).toHaveFocus();
  });

  it('AMB-123 takes the full figure, and one that is printed nowhere, without a question; the page still differs', async () => {
    const { user, sent } = await open6();
    await user.keyboard(typed('1,138,000,000'));
    expect(row(/^Paid: \$1,138,000,000/)).toHaveFocus();
    expect(screen.getByText('Page in millions: value kept as typed')).toBeVisible();
    await waitFor(() => expect(sent()).toHaveLength(1), SAVED);
    expect(screen.getByText('Page in millions: value kept as typed')).toBeVisible();

    await user.keyboard(typed('1,251.0'));
    expect(row(/^Paid: \$1,251.00/)).toHaveFocus();
    expect(screen.getByText('Page in millions: value kept as typed')).toBeVisible();
    expect(screen.getByText('The page says $1,138.0')).toBeVisible();
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ value: '1251.0' }), SAVED);
    expect(screen.getByText('The page says $1,138.0')).toBeVisible();
  });

  it('AMB-123 AMB-130 asks after a document was confirmed, too', async () => {
    const payload = aPayload(structuredClone(IN_MILLIONS), { request: { is_verified: true } });
    const { saves } = serveDocument(api, payload);
    renderVerification(
      `/verification/${payload.documentRequest.id}/document?metric=${payload.metrics[0]?.id}`,
      {
        permissions: maskOf(['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS']),
      },
    );
    await screen.findByRole('region', { name: 'Metrics of the document' });
    await userEvent.keyboard(typed('1,138.0'));
    expect(screen.getByRole('group', question)).toBeVisible();
    await userEvent.keyboard('2{Enter}');
    expect(screen.getByText('Page in millions: value kept as typed')).toBeVisible();
    await waitFor(() => expect(saves).toHaveLength(1), SAVED);
    await userEvent.keyboard('m');
    expect(row(/^Paid: \$1,138,000,000/)).toHaveFocus();
  });

  it('AMB-123 never scales what is per unit, nor percentages: in millions, except per unit data', async () => {
    const share = aMetric('Ownership', {
      dataType: 'PERCENTAGE',
      datapoints: [aDatapoint({ value: '12.5', text: '12.5', ...PLACE, y: 0.7 })],
    });
    const perUnit = at(amount('NAV per unit', '10.25', '$10.25', 'USD'), 0.6);
    const { user } = await open(
      structuredClone(perUnit),
      structuredClone(share),
      ...structuredClone(IN_MILLIONS),
    );
    await user.keyboard(typed('10.25'));
    await user.keyboard(typed('10.26'));
    expect(row(/^NAV per unit: \$10.26/)).toHaveFocus();
    await user.keyboard(`{ArrowDown}${typed('12.6')}`);
    expect(row(/^Ownership: 12.6/)).toHaveFocus();
    expect(screen.queryByText(/Page in millions/)).not.toBeInTheDocument();
  });
});
