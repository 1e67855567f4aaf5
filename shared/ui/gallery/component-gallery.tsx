import type { ReactNode } from 'react';
import { PageHeader } from '@assay/shared/ui';
import { Controls } from './controls.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import { Lists } from './lists.tsx';
import classes from './gallery.module.css';

/**
 * The page of all components of the design system, for developers and visual tests. Not in production. Other folders add
 * their sections as children.
 */
export function ComponentGallery({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={classes.page}>
      <PageHeader title="Pieces" detail="The design system in use" />
      <div className={classes.sections}>
        <Foundations />
        <Controls />
        <Fields />
        {children}
        <Feedback />
      </div>
      <Lists />
    </div>
  );
}
