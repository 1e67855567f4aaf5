import { act, fireEvent, screen } from '@testing-library/react';
import { TOAST_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { renderUi } from '../testing.tsx';
import { hideToast, showToast, toastStore } from './toast-store.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => toastStore.read().forEach(({ id }) => hideToast(id)));
  jest.useRealTimers();
});

const show = (...toasts: Parameters<typeof showToast>[0][]) =>
  act(() => toasts.forEach((toast) => showToast(toast)));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('toasts', () => {
  it('UI-014 appear at the bottom centre, stacked', () => {
    renderUi(<p>page</p>);
    show({ tone: 'success', text: 'Saved' }, { tone: 'info', text: 'Exporting' });
    expect(screen.getByRole('region', { name: text('ui.notifications') })).toHaveAttribute(
      'data-position',
      'bottom-center',
    );
    expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['Saved', 'Exporting']);
  });

  it('UI-014 leave after five seconds', () => {
    renderUi(<p>page</p>);
    show({ tone: 'success', text: 'Saved' });
    pass(TOAST_MS - 1);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('UI-014 stay while they are pointed at', () => {
    renderUi(<p>page</p>);
    show({ tone: 'error', text: 'Failed to save' });
    fireEvent.pointerEnter(screen.getByRole('region', { name: text('ui.notifications') }));
    pass(TOAST_MS * 3);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to save');
    fireEvent.pointerLeave(screen.getByRole('region', { name: text('ui.notifications') }));
    pass(TOAST_MS);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('UI-014 can be closed', () => {
    renderUi(<p>page</p>);
    show({ tone: 'warning', text: 'Careful' });
    fireEvent.click(screen.getByRole('button', { name: text('generic.close') }));
    expect(screen.queryByText('Careful')).not.toBeInTheDocument();
  });

  it('offers one action and leaves when it is chosen', () => {
    const undo = jest.fn();
    renderUi(<p>page</p>);
    show({ tone: 'success', text: 'Archived', action: { label: 'Undo', onSelect: undo } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Archived')).not.toBeInTheDocument();
  });

  it('replaces the same words instead of piling them up', () => {
    renderUi(<p>page</p>);
    show({ tone: 'error', text: 'No connection' }, { tone: 'error', text: 'No connection' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});
