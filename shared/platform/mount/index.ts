/** The second entry point of each remote: mounts it into any page, without our shell. */
export { createMount } from './create-mount.tsx';
export type { MountHandle, MountOptions, NavigationNotice } from './mount-options.ts';
