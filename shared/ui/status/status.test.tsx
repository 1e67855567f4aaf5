import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button.tsx';
import { renderUi } from '../testing.tsx';
import { ProgressBar } from './bars.tsx';
import { ErrorPanel } from './feedback.tsx';
import { Locked, LockIcon } from './locked.tsx';

describe('Locked', () => {
  it("disables the control and says 'Insufficient Permissions' to pointer and keyboard", async () => {
    const onClick = jest.fn();
    renderUi(
      <Locked when>
        <Button onClick={onClick}>Approve</Button>
      </Locked>,
    );
    expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await userEvent.tab();
    expect(screen.getByRole('group', { name: 'Insufficient Permissions' })).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Insufficient Permissions');
  });

  it('leaves an allowed control as it is', async () => {
    const onClick = jest.fn();
    renderUi(
      <Locked when={false}>
        <Button onClick={onClick}>Approve</Button>
      </Locked>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByLabelText('Insufficient Permissions')).not.toBeInTheDocument();
  });

  it('shows the lock alone where only a menu item has to say so', () => {
    renderUi(<LockIcon />);
    expect(screen.getByRole('img', { name: 'Insufficient Permissions' })).toBeVisible();
  });
});

describe('bars', () => {
  it('shows progress, and failure as such', () => {
    const { rerender } = renderUi(<ProgressBar label="Extraction" value={40} />);
    expect(screen.getByRole('progressbar', { name: 'Extraction' })).toHaveAttribute('aria-valuenow', '40');
    rerender(<ProgressBar label="Extraction" value={40} failed />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Failed');
  });
});

describe('ErrorPanel', () => {
  it('says what happened and offers Retry', async () => {
    const onRetry = jest.fn();
    renderUi(<ErrorPanel title="The list could not be loaded" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
