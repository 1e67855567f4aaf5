import { useApi } from '@assay/shared/api-client';
import { useLoadState } from '@assay/shared/state';
import { ExpectedDocumentsPanel, expectedDocumentsQuery } from '../../features/statistics/index.ts';

/** `/assay-dashboards/document-import/expected-received`: what came, and what should have [ROUTE-023, AMB-009]. */
export function ExpectedReceivedPage() {
  return <ExpectedDocumentsPanel load={useLoadState(expectedDocumentsQuery(useApi()))} />;
}
