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

  const toast = () => screen.getByRole('alert');
  const moveTo = (screenX: number) =>
    fireEvent(toast(), new MouseEvent('pointermove', { bubbles: true, screenX, screenY: 5 }));

  it('UI-014 leave after five seconds also under a resting pointer', () => {
    renderUi(<p>page</p>);
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
    renderUi(<p>page</p>);
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
    renderUi(<p>page</p>);
    show({ tone: 'info', text: 'Exporting' }, { tone: 'error', text: 'Failed to save' });
    const [close] = screen.getAllByRole('button', { name: text('generic.close') });
    act(() => close?.focus());
    if (close) fireEvent.click(close);
    pass(TOAST_MS);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('tell what stands at the bottom how much room they take, as long as they are there', () => {
    const top = jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, window.innerHeight - 64, 300, 40));
    renderUi(<p>page</p>);
    const room = () => document.documentElement.style.getPropertyValue('--assay-toast-room');
    expect(room()).toBe('');
    show({ tone: 'success', text: 'Saved' });
    expect(room()).toBe('64px');
    pass(TOAST_MS);
    expect(room()).toBe('');
    top.mockRestore();
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

  it('renew the same words for five more seconds', () => {
    renderUi(<p>page</p>);
    show({ tone: 'success', text: 'Saved' });
    pass(TOAST_MS - 1);
    show({ tone: 'success', text: 'Saved' });
    pass(TOAST_MS - 1);
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('replaces the same words instead of piling them up', () => {
    renderUi(<p>page</p>);
    show({ tone: 'error', text: 'No connection' }, { tone: 'error', text: 'No connection' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});
