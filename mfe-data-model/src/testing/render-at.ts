import { createRenderRemote } from '@assay/shared/testing';
// Imported here, so that no test waits for the code of a page that the entry loads lazily.
import '../pages/entities/entities.page.tsx';
import '../pages/entity-duplicates/entity-duplicates.page.tsx';
import '../pages/entity-inbox/entity-inbox.page.tsx';
import '../pages/entity/entity-metrics.page.tsx';
import '../pages/entity/entity-overview.page.tsx';
import '../pages/entity/entity-relationships.page.tsx';
import '../pages/entity/entity.page.tsx';
import '../pages/entity-relationship/relationship-metrics.page.tsx';
import '../pages/entity-relationship/relationship.page.tsx';
import '../pages/learning/learning.page.tsx';
import '../pages/metrics/metrics.page.tsx';
import '../pages/schema/new-schema.page.tsx';
import '../pages/schema/schema-copy.page.tsx';
import '../pages/schema/schema.page.tsx';
import '../pages/schemas/schemas.page.tsx';
import { pages } from '../entry.tsx';
import { manifest } from '../manifest.ts';

/** Renders this remote at an address. */
export const renderAt = createRenderRemote({
  manifest,
  pages,
  foreignRoutes: [
    { id: 'verification.document', path: '/verification/:documentRequestId/document', text: 'The document' },
  ],
});
