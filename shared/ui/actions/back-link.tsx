import type { ReactElement, ReactNode } from 'react';
import { IconChevronLeft, iconProps } from '../icons.ts';
import { Button, type ButtonLook } from './button.tsx';

export interface BackLinkProps {
  /** The name of the page that it leads to. */
  readonly children: ReactNode;
  /** Renders a router's link with this look: `render={(props) => <RouteLink route="…" {...props} />}`. */
  readonly render: (look: ButtonLook) => ReactElement;
}

/** The link to the page above: before the title of a page, or in place of a page that is not there. */
export function BackLink({ children, render }: BackLinkProps) {
  return (
    <Button variant="quiet" icon={<IconChevronLeft {...iconProps} />} render={render}>
      {children}
    </Button>
  );
}
