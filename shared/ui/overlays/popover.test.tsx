import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button.tsx';
import { renderUi } from '../testing.tsx';
import { Popover } from './popover.tsx';

describe('Popover', () => {
  it('opens from its button and closes on Escape', async () => {
    renderUi(
      <Popover label="Filter" trigger={<Button>Filter</Button>}>
        <Button>Apply</Button>
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByRole('dialog', { name: 'Filter' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
