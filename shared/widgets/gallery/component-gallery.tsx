import { ComponentGallery as UiComponentGallery } from '@assay/shared/ui/gallery';
import { MetricComponents } from './metric-components.tsx';

/** The gallery of components, widgets included. The shell shows it at /pieces outside production. */
export function ComponentGallery() {
  return (
    <UiComponentGallery>
      <MetricComponents />
    </UiComponentGallery>
  );
}
