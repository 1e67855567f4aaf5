/** The other door of each remote: into any page, without our shell [architecture, section 4]. */
export { createMount } from './create-mount.tsx';
export type { MountHandle, MountOptions, NavigationNotice } from './mount-options.ts';
