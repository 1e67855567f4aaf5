import classes from './status.module.css';

export interface SkeletonProps {
  /** Any CSS length; a number is px. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly circle?: boolean;
}

/** A grey shape in place of loading content. It is hidden from assistive technology; the element around it says that it loads. */
export function Skeleton({ width = '100%', height = 12, circle = false }: SkeletonProps) {
  return (
    <span
      className={classes.skeleton}
      style={{ width, height, borderRadius: circle ? '50%' : undefined }}
      aria-hidden
    />
  );
}
