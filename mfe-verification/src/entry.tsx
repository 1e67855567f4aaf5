import type { RemotePages } from '@assay/shared/platform';

/** The pages of this remote by route id, for the shell. */
export const pages: RemotePages = {};
