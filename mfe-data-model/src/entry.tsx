import type { RemotePages } from '@assay/shared/platform';
import { EntitiesPage } from './pages/entities/entities.page.tsx';
import { MetricsPage } from './pages/metrics/metrics.page.tsx';
import { SchemasPage } from './pages/schemas/schemas.page.tsx';

/** The pages of this remote by route id, for the shell. */
export const pages: RemotePages = {
  'data-model.entities': EntitiesPage,
  'data-model.metrics': MetricsPage,
  'data-model.schemas': SchemasPage,
};
