/** The page of all components of the design system, outside production. */
export { ComponentGallery } from './component-gallery.tsx';
export { Row, Section } from './section.tsx';
