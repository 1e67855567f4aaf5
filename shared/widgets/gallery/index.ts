/** The page of pieces, composites included; loaded only when asked for, outside production. */
export { PieceGallery } from './piece-gallery.tsx';
