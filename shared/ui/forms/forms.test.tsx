import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setScreenLocale, type DecimalMark, type NumberWriting } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { renderUi } from '../testing.tsx';
import { AmountField } from './amount-field.tsx';
import { DateField } from './date-field.tsx';
import { FileDrop } from './file-drop.tsx';
import { NumberField } from './number-field.tsx';
import { TagsInput } from './tags-input.tsx';

describe('DateField', () => {
  function ADate({
    language = 'en-gb',
    initial = null,
  }: {
    language?: 'en-gb' | 'en-us';
    initial?: string | null;
  }) {
    const [day, setDay] = useState<string | null>(initial);
    return (
      <>
        <DateField label="Date" value={day} onChange={setDay} language={language} />
        <output>{String(day)}</output>
      </>
    );
  }
  const field = () => screen.getByLabelText('Date');
  const day = () => document.querySelector('output')?.textContent;

  it.each([
    { language: 'en-gb', typed: '1/2/2024', iso: '2024-02-01', tidy: '01/02/2024' },
    { language: 'en-us', typed: '1/2/2024', iso: '2024-01-02', tidy: '01/02/2024' },
    { language: 'en-gb', typed: '31 Dec 2024', iso: '2024-12-31', tidy: '31/12/2024' },
  ] as const)(
    'reads $typed in $language as $iso and tidies it up on leaving',
    async ({ language, typed, iso, tidy }) => {
      renderUi(<ADate language={language} />);
      await userEvent.type(field(), typed);
      expect(day()).toBe(iso);
      await userEvent.tab();
      expect(field()).toHaveValue(tidy);
    },
  );

  it('reports a text that is not a date, and keeps it', async () => {
    renderUi(<ADate />);
    await userEvent.type(field(), '31/02/2024');
    expect(field()).toHaveAccessibleDescription(text('validation.invalidDate'));
    await userEvent.tab();
    expect(field()).toHaveValue('31/02/2024');
  });

  it('can be emptied', async () => {
    renderUi(<ADate initial="2024-12-31" />);
    await userEvent.clear(field());
    expect(day()).toBe('null');
  });
});

describe('NumberField', () => {
  function ANumber({ initial = null, writing }: { initial?: string | null; writing?: NumberWriting }) {
    const [value, setValue] = useState<string | null>(initial);
    const [isInvalid, setIsInvalid] = useState(false);
    const [answered, setAnswered] = useState<DecimalMark | null>(null);
    return (
      <>
        <NumberField
          label="Amount"
          value={value}
          onChange={setValue}
          onInvalid={setIsInvalid}
          writing={{ ...writing, answered }}
          onAnswered={setAnswered}
        />
        <output>{`${String(value)} ${isInvalid ? 'invalid' : 'valid'}`}</output>
      </>
    );
  }
  const field = () => screen.getByLabelText('Amount');
  const outcome = () => document.querySelector('output')?.textContent;

  it('shows a stored number with separators, and as stored while it is edited', async () => {
    renderUi(<ANumber initial="12480112.4" />);
    expect(field()).toHaveValue('12,480,112.4');
    await userEvent.click(field());
    expect(field()).toHaveValue('12480112.4');
  });

  it('shows the parsed number', async () => {
    renderUi(<ANumber />);
    await userEvent.type(field(), '(1.2m)');
    expect(screen.getByText(text('ui.readAs', { value: '−1,200,000' }))).toBeVisible();
    expect(outcome()).toBe('-1200000 valid');
  });

  it('reads a number with two readings by the language, and says how', async () => {
    renderUi(<ANumber />);
    await userEvent.type(field(), '95,000');
    expect(outcome()).toBe('95000 valid');
    expect(screen.getByText(text('ui.readAs', { value: '95,000' }))).toBeVisible();
  });

  describe('on a German page', () => {
    beforeEach(() => setScreenLocale('de-DE'));
    afterEach(() => setScreenLocale('en-GB'));
    const language = 'de-de';
    /** How the text was read, where that is more than the text. */
    const echo = () => document.querySelector('p[role="status"]')?.textContent;

    it.each<[where: string, writing: NumberWriting, outcome: string, shown: string | undefined]>([
      ['in an empty document without numbers', {}, '1234 valid', undefined],
      ['beside a printed 1,234.00', { printedMarks: ['.'] }, '1.234 valid', 'Read as 1,234 (by this page)'],
      ['beside a found 1234', { ownValues: ['1234'] }, '1234 valid', undefined],
      ['beside a found 1.234', { ownValues: ['1.234'] }, '1.234 valid', 'Read as 1,234 (by this page)'],
    ])('AMB-123 AMB-141 reads “1.234” %s, and shows what is saved', async (_, writing, expected, shown) => {
      renderUi(<ANumber writing={{ ...writing, language }} />);
      await userEvent.type(field(), '1.234');
      expect(outcome()).toBe(expected);
      expect(echo()).toBe(shown);
    });

    it.each<[where: string, writing: NumberWriting, begins: string, becomes: string]>([
      ['without numbers', {}, '1,234', '1.235'],
      ['beside a printed 1,234.00', { printedMarks: ['.'] }, '1.234', '1.235'],
    ])(
      'AMB-141 begins a stored 1.234 %s so that another last digit changes no more',
      async (_, writing, begins, becomes) => {
        renderUi(<ANumber initial="1.234" writing={{ ...writing, language }} />);
        await userEvent.click(field());
        expect(field()).toHaveValue(begins);
        await userEvent.keyboard('{Backspace}5');
        expect(outcome()).toBe(`${becomes} valid`);
      },
    );

    it('AMB-141 a stored 1.234 that is typed anew as 1.234 is 1234', async () => {
      renderUi(<ANumber initial="1.234" writing={{ language }} />);
      await userEvent.clear(field());
      await userEvent.type(field(), '1.234');
      expect(outcome()).toBe('1234 valid');
    });
  });

  describe('where it is not known which of two numbers is meant', () => {
    const torn: NumberWriting = { printedMarks: ['.', ','] };
    const question = () => screen.queryByRole('group', { name: text('ui.whichNumber') });

    it('asks on Enter, not while one types', async () => {
      renderUi(<ANumber writing={torn} />);
      await userEvent.type(field(), '95,000');
      expect(question()).not.toBeInTheDocument();
      expect(outcome()).toMatch(/ invalid$/);
      await userEvent.keyboard('.50');
      expect(outcome()).toBe('95000.50 valid');
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Enter}');
      expect(question()).toBeVisible();
    });

    it.each([
      ['1', '95000'],
      ['2', '95.000'],
      ['{Enter}', '95000'],
    ])('takes the answer %s, no other character, and the focus stays in the field', async (key, value) => {
      renderUi(<ANumber writing={torn} />);
      await userEvent.type(field(), '95,000{Enter}');
      await userEvent.keyboard('7x');
      expect(field()).toHaveValue('95,000');
      await userEvent.keyboard(key);
      expect(question()).not.toBeInTheDocument();
      expect(outcome()).toBe(`${value} valid`);
      expect(field()).toHaveFocus();
    });

    it('goes back to typing on Escape', async () => {
      renderUi(<ANumber writing={torn} />);
      await userEvent.type(field(), '95,000{Enter}{Escape}');
      expect(question()).not.toBeInTheDocument();
      expect(field()).toHaveFocus();
      await userEvent.keyboard(',000');
      expect(outcome()).toBe('95000000 valid');
    });

    it('asks once: the choice applies to the next number too', async () => {
      renderUi(<ANumber writing={torn} />);
      await userEvent.type(field(), '95,000{Enter}2');
      await userEvent.clear(field());
      await userEvent.type(field(), '1,250');
      expect(outcome()).toBe('1.250 valid');
    });

    it('takes a click on a choice too, and focuses the field again', async () => {
      renderUi(<ANumber writing={torn} />);
      await userEvent.type(field(), '95,000{Enter}');
      await userEvent.click(screen.getByRole('button', { name: '95,000' }));
      expect(outcome()).toBe('95000 valid');
      expect(field()).toHaveFocus();
    });
  });

  it('takes a stored decimal for what it is', () => {
    renderUi(<ANumber initial="1.234" />);
    expect(screen.queryByRole('group', { name: text('ui.whichNumber') })).not.toBeInTheDocument();
    expect(field()).toHaveValue('1.234');
  });

  it('says what is no number', async () => {
    renderUi(<ANumber />);
    await userEvent.type(field(), 'twelve');
    expect(field()).toHaveAccessibleDescription(text('validation.invalidNumber'));
    expect(outcome()).toBe('null invalid');
  });
});

describe('AmountField', () => {
  it('takes the currency from a code typed with the number', async () => {
    const onCurrencyChange = jest.fn();
    renderUi(
      <AmountField
        label="Balance"
        value={null}
        onChange={jest.fn()}
        currency="USD"
        onCurrencyChange={onCurrencyChange}
      />,
    );
    await userEvent.click(screen.getByRole('textbox', { name: 'Balance' }));
    await userEvent.paste('EUR 12');
    expect(onCurrencyChange).toHaveBeenCalledWith('EUR');
  });
});

describe('TagsInput', () => {
  it('adds a tag on Enter and reports a duplicate instead of adding it', async () => {
    const onChange = jest.fn();
    const onDuplicate = jest.fn();
    renderUi(
      <TagsInput
        label="AKA"
        value={['Calder']}
        onChange={onChange}
        onDuplicate={onDuplicate}
        isSame={(a, b) => a.toLowerCase() === b.toLowerCase()}
      />,
    );
    const field = screen.getByRole('combobox', { name: 'AKA' });
    await userEvent.type(field, 'calder{Enter}');
    expect(onDuplicate).toHaveBeenCalledWith('calder');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Ridge{Enter}');
    expect(onChange).toHaveBeenCalledWith(['Calder', 'Ridge']);
  });
});

describe('FileDrop', () => {
  const file = new File(['%PDF-'], 'call.pdf', { type: 'application/pdf' });

  it('takes files that are dropped', () => {
    const onFiles = jest.fn();
    renderUi(<FileDrop label="Drop files here" onFiles={onFiles} />);
    fireEvent.drop(screen.getByRole('group', { name: 'Drop files here' }), {
      dataTransfer: { files: [file], items: [] },
    });
    expect(onFiles).toHaveBeenCalledWith([file]);
  });

  it('leaves out folders', () => {
    const onFiles = jest.fn();
    renderUi(<FileDrop label="Drop files here" onFiles={onFiles} />);
    const folder = {
      kind: 'file',
      getAsFile: () => new File([], 'folder'),
      webkitGetAsEntry: () => ({ isDirectory: true }),
    };
    const item = { kind: 'file', getAsFile: () => file, webkitGetAsEntry: () => ({ isDirectory: false }) };
    fireEvent.drop(screen.getByRole('group', { name: 'Drop files here' }), {
      dataTransfer: { files: [], items: [folder, item] },
    });
    expect(onFiles).toHaveBeenCalledWith([file]);
  });

  it('takes files that are picked, the same one twice too', async () => {
    const onFiles = jest.fn();
    const { container } = renderUi(<FileDrop label="Drop files here" onFiles={onFiles} />);
    const picker = container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!picker) throw new Error('No file picker');
    await userEvent.upload(picker, file);
    await userEvent.upload(picker, file);
    expect(onFiles).toHaveBeenCalledTimes(2);
  });
});
