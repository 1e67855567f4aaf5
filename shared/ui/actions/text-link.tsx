import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import classes from './button.module.css';

export interface LinkLook {
  readonly className: string;
  readonly children: ReactNode;
}

interface LinkBase {
  readonly children: ReactNode;
  /** Ink instead of accent: for names in a table, which look like links on hover only. */
  readonly plain?: boolean;
  readonly className?: string;
}

interface Anchor extends LinkBase, Omit<ComponentPropsWithRef<'a'>, keyof LinkBase> {
  readonly href: string;
  readonly render?: undefined;
}

interface Action extends LinkBase, Omit<ComponentPropsWithRef<'button'>, keyof LinkBase | 'type'> {
  readonly href?: undefined;
  readonly render?: undefined;
}

interface Rendered extends LinkBase {
  readonly href?: undefined;
  /** Renders a router's link with this look: `render={(props) => <Link to={to} {...props} />}`. */
  readonly render: (look: LinkLook) => ReactElement;
}

export type TextLinkProps = Anchor | Action | Rendered;

/** A text link: an address, a router's link (`render`) or, without either, an action. */
export function TextLink({ plain = false, className, children, ...rest }: TextLinkProps) {
  const props = {
    className: [classes.link, plain && classes.plain, className].filter(Boolean).join(' '),
    children,
  };
  if (rest.render) return rest.render(props);
  if (rest.href !== undefined) return <a {...rest} {...props} />;
  return <button {...rest} type="button" {...props} />;
}
