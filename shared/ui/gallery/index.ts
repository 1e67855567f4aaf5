/** The page of pieces; loaded only when asked for, outside production. */
export { PieceGallery } from './piece-gallery.tsx';
