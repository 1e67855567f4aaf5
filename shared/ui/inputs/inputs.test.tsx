import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing.tsx';
import { NumberCodeInput } from './number-code-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { SearchInput } from './search-input.tsx';
import { Checkbox, SegmentedControl } from './toggles.tsx';

describe('SearchInput', () => {
  afterEach(() => jest.useRealTimers());

  it('waits for a pause in typing', () => {
    jest.useFakeTimers();
    const onSearch = jest.fn();
    renderUi(<SearchInput label="Search" value="" onSearch={onSearch} debounce={300} />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cal' } });
    act(() => jest.advanceTimersByTime(299));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cald' } });
    act(() => jest.advanceTimersByTime(299));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onSearch.mock.calls).toEqual([['cald']]);
  });

  it('searches at once on Enter and clears on Escape', async () => {
    const onSearch = jest.fn();
    function Search() {
      const [value, setValue] = useState('');
      return (
        <SearchInput
          label="Search"
          debounce={60_000}
          value={value}
          onSearch={(next) => {
            onSearch(next);
            setValue(next);
          }}
        />
      );
    }
    renderUi(<Search />);
    await userEvent.type(screen.getByRole('searchbox'), 'fund{Enter}');
    await userEvent.keyboard('{Escape}');
    expect(onSearch.mock.calls).toEqual([['fund'], ['']]);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('NumberCodeInput', () => {
  it('keeps digits only, up to the length of the code', async () => {
    const onChange = jest.fn();
    renderUi(<NumberCodeInput label="Code" value="" onChange={onChange} />);
    await userEvent.click(screen.getByLabelText('Code'));
    await userEvent.paste(' 12 34-5678 ');
    expect(onChange).toHaveBeenCalledWith('123456');
  });
});

describe('PasswordInput', () => {
  it('hides the password until asked', async () => {
    renderUi(<PasswordInput label="Password" value="secret words" onChange={jest.fn()} />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });
});

describe('toggles', () => {
  it('have accessible names and report their changes', async () => {
    const onChange = jest.fn();
    renderUi(
      <>
        <Checkbox label="Verified" checked={false} onChange={onChange} />
        <Checkbox label="Repeating" hideLabel checked onChange={onChange} />
      </>,
    );
    await userEvent.click(screen.getByText('Verified'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Repeating' }));
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('choose one of a few by arrow keys', async () => {
    const onChange = jest.fn();
    const options = ['QTD', 'YTD', 'ITD'].map((label) => ({ value: label, label }));
    renderUi(<SegmentedControl label="Period" options={options} value="ITD" onChange={onChange} />);
    screen.getByRole('radio', { name: 'ITD' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenCalledWith('QTD');
  });
});
