/** The page of pieces of the design system; loaded only when asked for, outside production. */
export { ComponentGallery } from './component-gallery.tsx';
export { Row, Section } from './section.tsx';
