import { lazy } from 'react';

/** The dialog of tags, loaded when it is shown. */
export const TagsDialog = lazy(async () => ({
  default: (await import('./components/tags-dialog.tsx')).TagsDialog,
}));
