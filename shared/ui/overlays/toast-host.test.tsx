import { act, fireEvent, screen } from '@testing-library/react';
import { ACTION_TOAST_MS, TOAST_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { renderUi } from '../testing.tsx';
import { createToastStore, type Toast, type ToastStore } from './toast-store.ts';

let store: ToastStore;
beforeEach(() => {
  store = createToastStore();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const renderPage = () => renderUi(<p>page</p>, { toasts: store });
const show = (...toasts: readonly Toast[]) => act(() => toasts.forEach((toast) => store.show(toast)));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('toasts', () => {
  it('UI-014 appear at the bottom centre, stacked', () => {
    renderPage();
    show({ tone: 'success', text: 'Saved' }, { tone: 'info', text: 'Exporting' });
    expect(screen.getByRole('region', { name: text('ui.notifications') })).toHaveAttribute(
      'data-position',
      'bottom-center',
    );
    expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['Saved', 'Exporting']);
  });

  it('UI-014 leave after five seconds', () => {
    renderPage();
    show({ tone: 'success', text: 'Saved' });
    pass(TOAST_MS - 1);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  const toast = () => screen.getByRole('alert');
  const moveTo = (screenX: number) =>
    fireEvent(toast(), new MouseEvent('pointermove', { bubbles: true, screenX, screenY: 5 }));

  it('UI-014 leave after five seconds also under a resting pointer', () => {
    renderPage();
    show({ tone: 'error', text: 'Failed to save' });
    fireEvent.pointerEnter(screen.getByRole('region', { name: text('ui.notifications') }));
    fireEvent.pointerEnter(toast());
    moveTo(5);
    pass(TOAST_MS - 1);
    moveTo(5);
    pass(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stay for five more seconds when the pointer moves over them', () => {
    renderPage();
    show({ tone: 'error', text: 'Failed to save' });
    moveTo(5);
    pass(TOAST_MS - 1);
    moveTo(6);
    pass(TOAST_MS - 1);
    expect(toast()).toBeVisible();
    pass(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leave also after another one was closed by a click, which had the focus', () => {
    renderPage();
    show({ tone: 'info', text: 'Exporting' }, { tone: 'error', text: 'Failed to save' });
    const [close] = screen.getAllByRole('button', { name: text('generic.close') });
    act(() => close?.focus());
    if (close) fireEvent.click(close);
    pass(TOAST_MS);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('set the height that they take at the bottom, as long as they are shown', () => {
    const top = jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, window.innerHeight - 64, 300, 40));
    renderPage();
    const room = () => document.documentElement.style.getPropertyValue('--assay-toast-room');
    expect(room()).toBe('');
    show({ tone: 'success', text: 'Saved' });
    expect(room()).toBe('64px');
    pass(TOAST_MS);
    expect(room()).toBe('');
    top.mockRestore();
  });

  it('UI-014 can be closed', () => {
    renderPage();
    show({ tone: 'warning', text: 'Careful' });
    fireEvent.click(screen.getByRole('button', { name: text('generic.close') }));
    expect(screen.queryByText('Careful')).not.toBeInTheDocument();
  });

  it('offers one action and leaves when it is chosen', () => {
    const undo = jest.fn();
    renderPage();
    show({ tone: 'success', text: 'Archived', action: { label: 'Undo', onSelect: undo } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Archived')).not.toBeInTheDocument();
  });

  it('AMB-036 can be undone for ten seconds', () => {
    renderPage();
    show({ tone: 'success', text: 'Archived', action: { label: 'Undo', onSelect: () => undefined } });
    pass(ACTION_TOAST_MS - 1);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    pass(1);
    expect(screen.queryByText('Archived')).not.toBeInTheDocument();
  });

  it('show a repeated text for five more seconds', () => {
    renderPage();
    show({ tone: 'success', text: 'Saved' });
    pass(TOAST_MS - 1);
    show({ tone: 'success', text: 'Saved' });
    pass(TOAST_MS - 1);
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('show a repeated text once', () => {
    renderPage();
    show({ tone: 'error', text: 'No connection' }, { tone: 'error', text: 'No connection' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});
