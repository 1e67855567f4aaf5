import type { ComponentPropsWithRef, ElementType } from 'react';
import classes from './text.module.css';

export type TextProps<Tag extends ElementType> = ComponentPropsWithRef<Tag> & {
  /** The element; a span by default. */
  readonly as?: Tag;
  /** In the quiet colour, for what is read second. */
  readonly quiet?: boolean;
  /** In the size of captions. */
  readonly caption?: boolean;
  /** Digits of one width, so that figures below each other are aligned. */
  readonly figures?: boolean;
};

/** A text in another colour or size than what is around it. `className` may place it. */
export function Text<Tag extends ElementType = 'span'>({
  as,
  quiet = false,
  caption = false,
  figures = false,
  className,
  ...props
}: TextProps<Tag>) {
  const Element: ElementType = as ?? 'span';
  const names = [quiet && classes.quiet, caption && classes.caption, figures && classes.figures, className];
  return <Element {...props} className={names.filter(Boolean).join(' ')} />;
}
