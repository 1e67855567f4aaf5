import type { ReactNode } from 'react';
import { Stack } from '@assay/shared/ui';
import { Text } from '../layout/text.tsx';
import classes from './gallery.module.css';

/** A group of components with its name. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={title}>
      <Text as="h2" quiet caption className={classes.heading}>
        {title}
      </Text>
      <Stack gap="md">{children}</Stack>
    </section>
  );
}

/** Components side by side. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
