import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { IconLoader2, iconProps } from '../icons.ts';
import classes from './button.module.css';

/** primary: the main action; default: other actions; quiet: without a frame; danger: deletes something. */
export type ButtonVariant = 'primary' | 'default' | 'quiet' | 'danger';

/** The props that make a router's link look like a button. */
export interface ButtonLook {
  readonly className: string;
  readonly children: ReactNode;
}

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md';
  /** Decorative icon before the text. */
  readonly icon?: ReactNode;
  /** Decorative icon after the text, such as the chevron of a menu. */
  readonly trailingIcon?: ReactNode;
  /** Work is running: the button keeps its width, shows a spinner and ignores clicks. */
  readonly loading?: boolean;
  readonly fullWidth?: boolean;
  readonly type?: 'button' | 'submit';
  /** Renders another element with the look of a button, e.g. `render={(props) => <Link to="/" {...props} />}`. */
  readonly render?: (look: ButtonLook) => ReactElement;
}

const join = (...names: readonly (string | undefined | false)[]) => names.filter(Boolean).join(' ');

/** A button with a text. For an icon alone use `IconButton`, which requires a name. */
export function Button({
  variant = 'default',
  size = 'md',
  icon,
  trailingIcon,
  loading = false,
  fullWidth = false,
  type = 'button',
  render,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const props: ButtonLook = {
    className: join(
      classes.button,
      classes[variant],
      classes[size],
      fullWidth && classes.fullWidth,
      className,
    ),
    children: (
      <>
        {loading ? <IconLoader2 {...iconProps} className={classes.spinner} /> : icon}
        <span className={classes.words}>{children}</span>
        {trailingIcon}
      </>
    ),
  };
  if (render) return render(props);
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={props.className}
    >
      {props.children}
    </button>
  );
}
