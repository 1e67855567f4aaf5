import { ComponentGallery as UiPieceGallery } from '@assay/shared/ui/gallery';
import { MetricPieces } from './metric-pieces.tsx';

/** The page of pieces with the composites too; what the shell shows at /pieces outside production. */
export function ComponentGallery() {
  return (
    <UiPieceGallery>
      <MetricPieces />
    </UiPieceGallery>
  );
}
