import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { UiProvider, type UiProviderProps } from './provider/ui-provider.tsx';

/** Renders a component inside `UiProvider`, without transitions and portals. For tests of `ui` and `widgets`. */
export function renderUi(
  element: ReactElement,
  options: Pick<UiProviderProps, 'sideNavigationWidth' | 'toasts'> = {},
) {
  return render(element, {
    wrapper: ({ children }) => (
      <UiProvider colorScheme="light" env="test" {...options}>
        {children}
      </UiProvider>
    ),
  });
}
