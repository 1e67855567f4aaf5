import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OUTSIDE_CLICK_DELAY_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { renderUi } from '../../ui/testing.tsx';
import { DatapointEditor } from './datapoint-editor.tsx';
import type { DatapointEditorProps } from './datapoint-editor.tsx';

const FUND: DatapointEditorProps['metric'] = { name: 'Fund', dataType: 'STRING' };

function open(props: Partial<DatapointEditorProps> = {}) {
  const onSave = jest.fn<Promise<void>, Parameters<DatapointEditorProps['onSave']>>(() => Promise.resolve());
  const onEvent = jest.fn();
  renderUi(
    <>
      <DatapointEditor
        metric={FUND}
        datapoint={{ value: 'Calder Ridge IV', currency: null }}
        language="en-gb"
        typing={{ currency: null }}
        onSave={onSave}
        onEvent={onEvent}
        {...props}
      />
      <p>elsewhere</p>
    </>,
  );
  return { onSave, onEvent };
}
const button = (name: 'Edit' | 'Save') => screen.getByRole('button', { name });
const field = () => screen.getByLabelText('Fund', { selector: 'input' });
const edit = () => fireEvent.click(button('Edit'));
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('DatapointEditor', () => {
  it('DPE-001 toggles between reading with Edit and editing with Save', async () => {
    const { onSave, onEvent } = open();
    expect(screen.getByText('Calder Ridge IV')).toBeVisible();
    edit();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    type('Calder Ridge V');
    await userEvent.click(button('Save'));
    expect(onSave).toHaveBeenCalledWith({ value: 'Calder Ridge V', currency: null });
    expect(button('Edit')).toBeVisible();
    expect(onEvent.mock.calls).toEqual([['edit'], ['save']]);
  });

  it('keeps what was typed when the save fails', async () => {
    const { onEvent } = open({ onSave: () => Promise.reject(new Error('offline')) });
    edit();
    type('Calder Ridge V');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(onEvent).toHaveBeenLastCalledWith('saveFailed'));
    expect(field()).toHaveValue('Calder Ridge V');
    expect(button('Save')).toBeEnabled();
  });

  it('cancels on Escape and saves on Enter', async () => {
    const { onSave } = open();
    edit();
    type('other');
    await userEvent.type(field(), '{Escape}');
    expect(screen.getByText('Calder Ridge IV')).toBeVisible();
    edit();
    type('Calder Ridge V');
    await userEvent.type(field(), '{Enter}');
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('DPE-004 just cancels when neither value nor currency was touched', async () => {
    const { onSave, onEvent } = open();
    edit();
    await userEvent.click(button('Save'));
    expect(onSave).not.toHaveBeenCalled();
    expect(onEvent).toHaveBeenLastCalledWith('cancel');
    expect(button('Edit')).toBeVisible();
  });

  it("is locked with 'Insufficient Permissions' for users who may not edit", () => {
    open({ canEdit: false });
    expect(button('Edit')).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Insufficient Permissions' })).toContainElement(button('Edit'));
  });
});

describe('a click outside', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const clickOutside = () => fireEvent.click(screen.getByText('elsewhere'));
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('DPE-002 cancels after 300 ms', () => {
    const { onEvent } = open();
    edit();
    type('other');
    clickOutside();
    pass(OUTSIDE_CLICK_DELAY_MS - 1);
    expect(button('Save')).toBeVisible();
    pass(1);
    expect(screen.getByText('Calder Ridge IV')).toBeVisible();
    expect(onEvent).toHaveBeenLastCalledWith('cancel');
  });

  it('DPE-002 does not cancel if a click inside follows within 300 ms', () => {
    open();
    edit();
    clickOutside();
    pass(OUTSIDE_CLICK_DELAY_MS - 1);
    fireEvent.click(field());
    pass(OUTSIDE_CLICK_DELAY_MS * 2);
    expect(button('Save')).toBeVisible();
  });

  it('DPE-002 ignores the click on Edit itself', () => {
    open();
    edit();
    pass(OUTSIDE_CLICK_DELAY_MS * 2);
    expect(button('Save')).toBeVisible();
  });

  it('DPE-003 does not cancel while a save is in progress', async () => {
    let finish: () => void = () => undefined;
    const { onEvent } = open({ onSave: () => new Promise<void>((resolve) => (finish = resolve)) });
    edit();
    type('Calder Ridge V');
    fireEvent.click(button('Save'));
    clickOutside();
    pass(OUTSIDE_CLICK_DELAY_MS * 2);
    expect(onEvent).not.toHaveBeenCalledWith('cancel');
    expect(button('Save')).toBeDisabled();
    await act(async () => finish());
    expect(onEvent).toHaveBeenLastCalledWith('save');
  });
});

describe('input kinds', () => {
  it.each([
    { dataType: 'STRING', value: 'text', shown: 'text' },
    { dataType: 'NUMERIC', value: '1234567.5', shown: '1234567.5' },
    { dataType: 'PERCENTAGE', value: '14.2', shown: '14.2' },
    { dataType: 'DATE', value: '2024-12-31', shown: '31/12/2024' },
    { dataType: 'CURRENCY', value: '12.5', shown: '12.5' },
  ] as const)('edits $dataType in the input of its kind', ({ dataType, value, shown }) => {
    open({ metric: { name: 'Fund', dataType }, datapoint: { value, currency: 'USD' } });
    edit();
    expect(field()).toHaveValue(shown);
    expect(screen.queryByRole('combobox', { name: text('ui.currency') }) !== null).toBe(
      dataType === 'CURRENCY',
    );
  });

  it('DPE-006 edits an amount as a currency and a number, either of which may be changed', async () => {
    const { onSave } = open({
      metric: { name: 'Fund', dataType: 'CURRENCY' },
      datapoint: { value: '12.5', currency: 'USD' },
    });
    edit();
    await userEvent.click(screen.getByRole('combobox', { name: text('ui.currency') }));
    await userEvent.click(screen.getByRole('option', { name: 'EUR' }));
    await userEvent.click(button('Save'));
    expect(onSave).toHaveBeenCalledWith({ value: null, currency: 'EUR' });
  });

  it('shows the default currency of an amount without one before it is saved, and saves it', async () => {
    const { onSave } = open({
      metric: { name: 'Fund', dataType: 'CURRENCY' },
      datapoint: null,
      typing: { currency: 'GBP' },
    });
    edit();
    expect(screen.getByRole('combobox', { name: text('ui.currency') })).toHaveValue('GBP');
    await userEvent.type(field(), '500{Enter}');
    expect(onSave).toHaveBeenCalledWith({ value: '500', currency: 'GBP' });
  });

  it('closes an open list with the first Escape, and cancels with the next', async () => {
    open({ metric: { name: 'Fund', dataType: 'CURRENCY' }, datapoint: { value: '5', currency: 'GBP' } });
    edit();
    await userEvent.click(screen.getByRole('combobox', { name: text('ui.currency') }));
    expect(screen.getByRole('option', { name: 'NOK' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(field()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(button('Edit')).toBeVisible();
  });

  it('changes the currency by keyboard, in the list or by its code', async () => {
    const { onSave } = open({
      metric: { name: 'Fund', dataType: 'CURRENCY' },
      datapoint: null,
      typing: { currency: 'GBP' },
    });
    edit();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('combobox', { name: text('ui.currency') })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}NOK{ArrowDown}{Enter}');
    expect(screen.getByRole('combobox', { name: text('ui.currency') })).toHaveValue('NOK');
    await userEvent.type(field(), '500{Enter}');
    expect(onSave).toHaveBeenCalledWith({ value: '500', currency: 'NOK' });
  });

  it('DPE-007 offers the options of an INCLUDE validator', async () => {
    const { onSave } = open({
      metric: { ...FUND, validators: [{ type: 'INCLUDE', options: ['Buyout', 'Growth'] }] },
      datapoint: null,
    });
    edit();
    await userEvent.click(field());
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Buyout', 'Growth']);
    await userEvent.click(screen.getByRole('option', { name: 'Growth' }));
    await userEvent.click(button('Save'));
    expect(onSave).toHaveBeenCalledWith({ value: 'Growth', currency: null });
  });
});

describe('validation', () => {
  const validators = [
    { type: 'EXCLUDE', options: ['n/a'], description: 'no placeholder' },
    { type: 'INCLUDE', regex: '^[A-Z]', description: 'begins with a capital' },
  ] as const;

  it("DPE-008 DPE-009 DPE-010 shows the first failure as 'Invalid: ' and its description, and cannot be saved", async () => {
    const { onSave } = open({ metric: { ...FUND, validators } });
    edit();
    type('n/a');
    expect(field()).toHaveAccessibleDescription('Invalid: no placeholder');
    expect(button('Save')).toBeDisabled();
    await userEvent.type(field(), '{Enter}');
    expect(onSave).not.toHaveBeenCalled();
    type('Calder');
    expect(field()).not.toHaveAccessibleDescription();
    expect(button('Save')).toBeEnabled();
  });

  it('DPE-010 shows the general text where a validator has no description', () => {
    open({ metric: { ...FUND, validators: [{ type: 'INCLUDE', regex: '^[A-Z]' }] } });
    edit();
    type('calder');
    expect(field()).toHaveAccessibleDescription(text('validation.failed'));
  });

  it('DPE-008 cannot save an existing value that was cleared', () => {
    open();
    edit();
    type('');
    expect(field()).toHaveAccessibleDescription('Value cannot be empty');
    expect(button('Save')).toBeDisabled();
  });

  it('DPE-008 cannot save an invalid date', () => {
    open({ metric: { name: 'Fund', dataType: 'DATE' }, datapoint: { value: '2024-12-31', currency: null } });
    edit();
    type('31/02/2024');
    expect(field()).toHaveAccessibleDescription(text('validation.invalidDate'));
    expect(button('Save')).toBeDisabled();
  });

  it('DPE-008 cannot save an ambiguous number before one reading is chosen', async () => {
    open({
      metric: { name: 'Fund', dataType: 'NUMERIC' },
      datapoint: { value: '5', currency: null },
      typing: { currency: null, numbers: { printedMarks: ['.', ','] } },
    });
    edit();
    type('1.234');
    expect(button('Save')).toBeDisabled();
    await userEvent.type(field(), '{Enter}1');
    expect(button('Save')).toBeEnabled();
    expect(field()).toHaveFocus();
  });

  it('DPE-008 cannot save an ambiguous date before one reading is chosen', async () => {
    const onDateAnswered = jest.fn();
    const { onSave } = open({
      metric: { name: 'Fund', dataType: 'DATE' },
      datapoint: null,
      typing: { currency: null, dates: { printedOrders: [] }, onDateAnswered },
    });
    edit();
    await userEvent.type(field(), '03/04/2024');
    expect(button('Save')).toBeDisabled();
    await userEvent.keyboard('{Enter}2{Enter}');
    expect(onDateAnswered).toHaveBeenCalledWith('monthFirst');
    expect(onSave).toHaveBeenCalledWith({ value: '2024-03-04', currency: null });
  });
});
