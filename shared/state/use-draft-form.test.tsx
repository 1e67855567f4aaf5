import { act, renderHook } from '@testing-library/react';
import { persistedDrafts } from './persisted-drafts.ts';
import { useDraftForm, type DraftFormOptions } from './use-draft-form.ts';

interface Fund {
  readonly name: string;
  readonly akas: readonly string[];
  readonly manager: string | null;
}

const STORED: Fund = { name: 'Calder', akas: ['Calder Fund'], manager: null };
const DELAY = 300;
const errorsOf = ({ name, akas }: Fund) => ({
  ...(name === '' && { name: 'A name is needed' }),
  ...(akas.length === 0 && { akas: 'An AKA is needed' }),
});
type Errors = ReturnType<typeof errorsOf>;

const open = (options: Partial<DraftFormOptions<Fund, Errors>> = {}) =>
  renderHook(
    (stored: Fund) =>
      useDraftForm<Fund, Errors>({ subject: 'fund', stored, errorsOf, shows: 'edited', ...options }),
    { initialProps: STORED },
  );
type Form = ReturnType<typeof open>['result'];

const change = (form: Form, changes: Partial<Fund>) => act(() => form.current.change(changes));
const submit = (form: Form, isPending = false) => {
  const calls: string[] = [];
  act(() =>
    form.current.submit({
      isPending,
      send: () => void calls.push('sent'),
      onInvalid: () => void calls.push('refused'),
    }),
  );
  return calls;
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

it('is dirty while a field differs; the others follow what is loaded, and reset ends all edits', () => {
  const { result, rerender } = open();
  expect(result.current.isDirty).toBe(false);
  change(result, { name: 'Calder II' });
  rerender({ ...STORED, akas: ['Calder L.P.'] });
  expect(result.current.fields).toEqual({ name: 'Calder II', akas: ['Calder L.P.'], manager: null });
  expect(result.current.isDirty).toBe(true);
  change(result, { name: 'Calder' });
  expect(result.current.isDirty).toBe(false);
  change(result, { manager: 'Vale' });
  act(() => result.current.reset());
  expect(result.current.fields.manager).toBeNull();
});

it('shows the errors of edited fields, and all of them once somebody submits, which sends nothing', () => {
  const { result } = open({ errorsOf: (fund) => errorsOf({ ...fund, akas: [] }) });
  expect(result.current.shown).toEqual({});
  change(result, { name: '' });
  expect(result.current.shown).toEqual({ name: 'A name is needed' });
  expect(submit(result)).toEqual(['refused']);
  expect(result.current.shown).toEqual({ name: 'A name is needed', akas: 'An AKA is needed' });
});

it('ENT-016 shows errors after a pause, and at once for a submit', () => {
  jest.useFakeTimers();
  const { result } = open({ delay: DELAY });
  change(result, { name: '' });
  expect(result.current.isValid).toBe(false);
  expect(result.current.shown).toEqual({});
  act(() => void jest.advanceTimersByTime(DELAY));
  expect(result.current.shown).toEqual({ name: 'A name is needed' });
  change(result, { name: 'Calder II' });
  act(() => void jest.advanceTimersByTime(DELAY));
  change(result, { name: '' });
  expect(submit(result)).toEqual(['refused']);
  expect(result.current.shown).toEqual({ name: 'A name is needed' });
});

it('sends valid fields, and nothing while a submit is under way', () => {
  const { result } = open();
  expect(submit(result)).toEqual(['sent']);
  expect(submit(result, true)).toEqual([]);
});

it('AMB-016 keeps edits over the end of a session, but no values of another type', () => {
  const first = open();
  change(first.result, { name: 'Calder II', manager: 'Vale' });
  persistedDrafts.save(7);
  first.unmount();
  const { result, unmount } = open();
  expect(result.current.fields).toEqual({ ...STORED, name: 'Calder II', manager: 'Vale' });
  unmount();
  sessionStorage.setItem(
    'assay.drafts',
    JSON.stringify({ owner: 7, drafts: { fund: { name: 3, akas: 'x', manager: 'Vale', other: 1 } } }),
  );
  expect(open().result.current.fields).toEqual({ ...STORED, manager: 'Vale' });
});
