/**
 * Shared entry points that the first paint does not need. The build reads their names from here. The federation runtime
 * offers remotes only what this bundle imports somewhere, hence the imports: without them each remote would load its own
 * copy. The manifest of a remote names those that a page imports: they are fetched together with its code. Dialogs of a
 * page fetch theirs when they are opened.
 */
export const LAZY_ENTRY_POINTS = {
  'ui/forms': () => import('@assay/shared/ui/forms'),
  widgets: () => import('@assay/shared/widgets'),
};
