import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from '@assay/shared/messages';
import { Button } from '../actions/button.tsx';
import { renderUi } from '../testing.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { Menu } from './menu.tsx';

describe('LoadingOverlay', () => {
  it('UI-001 covers the area while loading and is gone afterwards', () => {
    const { rerender } = renderUi(<LoadingOverlay visible />);
    expect(screen.getByRole('status', { name: text('generic.loading') })).toBeInTheDocument();
    rerender(<LoadingOverlay visible={false} />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('Menu', () => {
  const openMenu = async () => {
    const chosen = jest.fn();
    renderUi(
      <Menu
        trigger={<Button>Export</Button>}
        items={[
          { kind: 'heading', id: 'verified', label: 'Verified Metrics' },
          { id: 'csv', label: 'CSV', onSelect: () => chosen('csv') },
          { id: 'excel', label: 'Excel', onSelect: () => chosen('excel') },
          { id: 'all', label: 'All Metrics', onSelect: () => chosen('all'), disabled: true },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    return chosen;
  };

  it('is worked by arrow keys, letters and Enter', async () => {
    const chosen = await openMenu();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'CSV' })).toHaveFocus();
    await userEvent.keyboard('e');
    expect(screen.getByRole('menuitem', { name: 'Excel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledWith('excel');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    await openMenu();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus();
  });

  it('reaches a disabled line by keyboard, and does nothing there', async () => {
    const chosen = await openMenu();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    const disabled = screen.getByRole('menuitem', { name: 'All Metrics' });
    expect(disabled).toHaveFocus();
    expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(chosen).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });
});
