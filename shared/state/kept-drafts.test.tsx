import { act, render, renderHook, screen } from '@testing-library/react';
import { keptDrafts, useKeptState } from './kept-drafts.ts';

const parse = (kept: unknown) => (typeof kept === 'string' ? kept : undefined);
const openForm = () => renderHook(() => useKeptState({ subject: 'form', initial: '', parse }));
const typed = (form: ReturnType<typeof openForm>) => form.result.current[0];

describe('kept drafts', () => {
  beforeEach(() => sessionStorage.clear());

  const endSession = (text: string, owner = 7) => {
    const form = openForm();
    act(() => form.result.current[1](text));
    keptDrafts.keep(owner);
    form.unmount();
  };

  it('AUTH-016 bring back what was typed when the session ended, once', () => {
    endSession('Ada L');
    keptDrafts.claim(7);
    const form = openForm();
    expect(typed(form)).toBe('Ada L');
    form.unmount();
    expect(typed(openForm())).toBe('');
  });

  it('AUTH-016 belong to their user, and to nobody once the user has left', () => {
    endSession('mine');
    keptDrafts.claim(8);
    expect(typed(openForm())).toBe('');
    endSession('mine');
    keptDrafts.drop();
    expect(typed(openForm())).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('keep nothing of a form that is as it was, that was closed before, or that holds something else', () => {
    endSession('');
    expect(sessionStorage).toHaveLength(0);
    const closed = openForm();
    act(() => closed.result.current[1]('typed, then left'));
    closed.unmount();
    keptDrafts.keep(7);
    expect(sessionStorage).toHaveLength(0);
    sessionStorage.setItem('assay.drafts', JSON.stringify({ owner: 7, drafts: { form: { other: 1 } } }));
    expect(typed(openForm())).toBe('');
  });

  it('outlive a draft in storage that is damaged', () => {
    sessionStorage.setItem('assay.drafts', '{');
    const Form = () => <p>{useKeptState({ subject: 'form', initial: 'empty', parse })[0]}</p>;
    render(<Form />);
    expect(screen.getByText('empty')).toBeInTheDocument();
  });
});
