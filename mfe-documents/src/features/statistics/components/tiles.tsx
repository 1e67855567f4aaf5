import type { ReactNode } from 'react';
import { Text } from '@assay/shared/ui';
import classes from './figures.module.css';

/** One figure with its name. */
export interface TileProps {
  readonly label: string;
  readonly children: ReactNode;
  /** What it counts, and out of how many. */
  readonly detail?: string;
}

/** A single statistic with its label. */
export function Tile({ label, children, detail }: TileProps) {
  return (
    <div className={classes.tile}>
      <Text as="dt" quiet caption>
        {label}
      </Text>
      <dd className={classes.tileValue}>{children}</dd>
      {detail && (
        <Text as="dd" quiet caption>
          {detail}
        </Text>
      )}
    </div>
  );
}

/** Figures in a row. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  return <dl className={classes.tiles}>{children}</dl>;
}
