import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { UiProvider } from './provider/ui-provider.tsx';

/** Renders a piece on its ground, without transitions and portals. For the tests of this room and of `widgets`. */
export function renderUi(element: ReactElement, options: { readonly sideNavigationWidth?: number } = {}) {
  return render(element, {
    wrapper: ({ children }) => (
      <UiProvider colorScheme="light" env="test" {...options}>
        {children}
      </UiProvider>
    ),
  });
}
