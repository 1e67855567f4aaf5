import type { RemotePages } from '@assay/shared/platform';
import { lazy } from 'react';

/** The pages of this remote by route id, for the shell; each comes with its own chunk. */
export const pages: RemotePages = {
  'data-model.entities': lazy(async () => ({
    default: (await import('./pages/entities/entities.page.tsx')).EntitiesPage,
  })),
  'data-model.metrics': lazy(async () => ({
    default: (await import('./pages/metrics/metrics.page.tsx')).MetricsPage,
  })),
  'data-model.schemas': lazy(async () => ({
    default: (await import('./pages/schemas/schemas.page.tsx')).SchemasPage,
  })),
};
