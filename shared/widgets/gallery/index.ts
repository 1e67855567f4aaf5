/** The gallery of components, widgets included. It is loaded on demand, outside production only. */
export { ComponentGallery } from './component-gallery.tsx';
