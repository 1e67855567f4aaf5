import { render, screen } from '@testing-library/react';
import { UiProvider } from './ui-provider.tsx';
import { useUiSurroundings } from './ui-context.ts';

const root = document.documentElement;

describe('UiProvider', () => {
  it('sets its classes on the document and removes them on unmount', () => {
    const { unmount } = render(
      <UiProvider colorScheme="dark" reset>
        page
      </UiProvider>,
    );
    expect(root).toHaveClass('assay-root', 'assay-page');
    expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    unmount();
    expect(root).not.toHaveClass('assay-root');
    expect(root).not.toHaveClass('assay-page');
  });

  it('keeps to the element it is mounted in, toasts included', () => {
    const slot = document.body.appendChild(document.createElement('div'));
    render(
      <UiProvider colorScheme="light" rootElement={slot}>
        remote
      </UiProvider>,
      { container: slot.appendChild(document.createElement('div')) },
    );
    expect(slot).toHaveClass('assay-root');
    expect(root).not.toHaveClass('assay-root');
    expect(slot).toContainElement(screen.getByRole('region', { name: 'Notifications' }));
    slot.remove();
  });

  it('writes no style sheet at run time, so that a strict content security policy holds', () => {
    render(<UiProvider colorScheme="light">page</UiProvider>);
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });

  it.each([true, false])('shows the plain theme when the UX refresh is off: %s', (plain) => {
    render(
      <UiProvider colorScheme="light" plain={plain}>
        page
      </UiProvider>,
    );
    expect(root.classList.contains('assay-plain')).toBe(plain);
  });

  it('throws outside of a provider', () => {
    function Lost() {
      useUiSurroundings();
      return null;
    }
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow('UiProvider');
  });
});
