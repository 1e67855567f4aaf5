/** The page of pieces, composites included; loaded only when asked for, outside production. */
export { ComponentGallery } from './component-gallery.tsx';
