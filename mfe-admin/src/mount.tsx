import { loadTexts } from '@assay/shared/messages';
import { createMount } from '@assay/shared/platform/mount';
import { pages } from './entry.tsx';
import { manifest } from './manifest.ts';

/** Mounts this remote into an element of any page, without our shell. */
export const mount = createMount({ manifest, pages, loadTexts });
