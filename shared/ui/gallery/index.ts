/** The page of pieces of the design system; loaded only when asked for, outside production. */
export { PieceGallery } from './piece-gallery.tsx';
export { Row, Section } from './section.tsx';
