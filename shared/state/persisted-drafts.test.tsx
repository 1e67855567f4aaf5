import { act, render, renderHook, screen } from '@testing-library/react';
import { persistedDrafts, usePersistedState } from './persisted-drafts.ts';

const parse = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
const openForm = () => renderHook(() => usePersistedState({ subject: 'form', initial: '', parse }));
const typed = (form: ReturnType<typeof openForm>) => form.result.current[0];

describe('persisted drafts', () => {
  beforeEach(() => sessionStorage.clear());

  const endSession = (text: string, owner = 7) => {
    const form = openForm();
    act(() => form.result.current[1](text));
    persistedDrafts.save(owner);
    form.unmount();
  };

  it('AUTH-016 restore once what the user typed before the session ended', () => {
    endSession('Ada L');
    persistedDrafts.removeUnlessOwnedBy(7);
    const form = openForm();
    expect(typed(form)).toBe('Ada L');
    form.unmount();
    expect(typed(openForm())).toBe('');
  });

  it('AUTH-016 belong to one user and are removed when that user signs out', () => {
    endSession('mine');
    persistedDrafts.removeUnlessOwnedBy(8);
    expect(typed(openForm())).toBe('');
    endSession('mine');
    persistedDrafts.clear();
    expect(typed(openForm())).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('contain no form that is unchanged, was closed before or has another shape', () => {
    endSession('');
    expect(sessionStorage).toHaveLength(0);
    const closed = openForm();
    act(() => closed.result.current[1]('typed, then left'));
    closed.unmount();
    persistedDrafts.save(7);
    expect(sessionStorage).toHaveLength(0);
    sessionStorage.setItem('assay.drafts', JSON.stringify({ owner: 7, drafts: { form: { other: 1 } } }));
    expect(typed(openForm())).toBe('');
  });

  it('ignore damaged data in the storage', () => {
    sessionStorage.setItem('assay.drafts', '{');
    const Form = () => <p>{usePersistedState({ subject: 'form', initial: 'empty', parse })[0]}</p>;
    render(<Form />);
    expect(screen.getByText('empty')).toBeInTheDocument();
  });
});
