import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from '@assay/shared/messages';
import { Button } from '../actions/button.tsx';
import { renderUi } from '../testing.tsx';
import { Menu } from './menu.tsx';
import { Modal } from './modal.tsx';
import { WarningModal } from './warning-modal.tsx';

const openModal = (props: Partial<Parameters<typeof Modal>[0]> = {}, sideNavigationWidth = 0) => {
  const onClose = jest.fn();
  renderUi(
    <Modal opened onClose={onClose} title="History" {...props}>
      content
    </Modal>,
    { sideNavigationWidth },
  );
  return onClose;
};

describe('Modal', () => {
  it('UI-002 closes on Escape', async () => {
    const onClose = openModal();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('UI-002 closes on its close button', async () => {
    const onClose = openModal();
    await userEvent.click(screen.getByRole('button', { name: text('generic.close') }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('UI-002 has no close button and ignores Escape while closing is disabled', async () => {
    const onClose = openModal({ closable: false });
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: text('generic.close') })).not.toBeInTheDocument();
  });

  it('UI-003 is at most 1512 px wide and 90 % high', () => {
    openModal();
    expect(screen.getByRole('dialog', { name: 'History' })).toHaveStyle({
      maxWidth: 'min(1512px, 100%)',
      maxHeight: '90%',
    });
  });

  it.each([68, 0])('UI-004 leaves the %i px of the side navigation free', (width) => {
    openModal({}, width);
    expect(screen.getByRole('dialog').parentElement).toHaveStyle({
      left: `${width}px`,
      width: `calc(100% - ${width}px)`,
    });
  });

  it('gives the focus to its answer at once, so that no key reaches the page behind, and returns it', async () => {
    const modal = (opened: boolean) => (
      <>
        <button type="button">Row</button>
        <Modal
          opened={opened}
          onClose={jest.fn()}
          title="History"
          footer={<Button data-autofocus>Confirm</Button>}
        >
          content
        </Modal>
      </>
    );
    const { rerender } = renderUi(modal(false));
    screen.getByRole('button', { name: 'Row' }).focus();
    rerender(modal(true));
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
    rerender(modal(false));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Row' })).toHaveFocus());
  });

  it('takes the focus and keeps the page behind from scrolling until it leaves', async () => {
    const { rerender } = renderUi(
      <Modal opened onClose={jest.fn()} title="History">
        content
      </Modal>,
    );
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    rerender(
      <Modal opened={false} onClose={jest.fn()} title="History">
        content
      </Modal>,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });
});

describe('WarningModal', () => {
  const openWarning = (props: Partial<Parameters<typeof WarningModal>[0]> = {}) => {
    const onCancel = jest.fn();
    const onContinue = jest.fn();
    renderUi(
      <WarningModal opened onCancel={onCancel} onContinue={onContinue} {...props}>
        Proceed?
      </WarningModal>,
    );
    return { onCancel, onContinue };
  };

  it('UI-005 UI-006 is 712 px wide and titled WARNING', () => {
    openWarning();
    expect(screen.getByRole('dialog', { name: 'WARNING' })).toHaveStyle({ width: '712px' });
  });

  it('UI-006 offers Cancel and Continue', async () => {
    const { onCancel, onContinue } = openWarning();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onContinue).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('UI-007 notes that the action can not be undone', () => {
    openWarning();
    expect(screen.getByText(text('generic.canNotBeUndone'))).toBeVisible();
  });

  it('UI-007 hides the note when asked', () => {
    openWarning({ hideNote: true });
    expect(screen.queryByText(text('generic.canNotBeUndone'))).not.toBeInTheDocument();
  });

  it('UI-002 can not be left while its work runs', async () => {
    const { onCancel } = openWarning({ continuing: true });
    await userEvent.keyboard('{Escape}');
    expect(onCancel).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });
});

describe('Escape', () => {
  it('UI-002 closes the topmost of two windows only', async () => {
    const onCloseBelow = jest.fn();
    const onCancel = jest.fn();
    renderUi(
      <>
        <Modal opened onClose={onCloseBelow} title="History">
          content
        </Modal>
        <WarningModal opened onCancel={onCancel} onContinue={jest.fn()}>
          Proceed?
        </WarningModal>
      </>,
    );
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onCloseBelow).not.toHaveBeenCalled();
  });

  it('UI-002 belongs to a menu inside the window while that is open', async () => {
    const onClose = jest.fn();
    renderUi(
      <Modal opened onClose={onClose} title="History">
        <Menu trigger={<Button>Export</Button>} items={[{ id: 'csv', label: 'CSV', onSelect: jest.fn() }]} />
      </Modal>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
