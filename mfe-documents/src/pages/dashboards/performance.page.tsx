import { useApi } from '@assay/shared/api-client';
import { text } from '@assay/shared/messages';
import { useSearchParam } from '@assay/shared/router';
import { useLoadState } from '@assay/shared/state';
import { Select } from '@assay/shared/ui';
import { useDocumentTypes } from '../../features/document-types/index.ts';
import {
  AccuracyPanel,
  CorrectionsPanel,
  performanceQuery,
  readFigureQuery,
} from '../../features/statistics/index.ts';

/** The document type in the address, where it can be one, and its choice. */
function useTypeChoice() {
  const [written, write] = useSearchParam('documentType');
  const types = useDocumentTypes().data ?? [];
  const value = readFigureQuery({ documentType: written === null ? [] : [written] }).documentType ?? null;
  return {
    value,
    control: (
      <Select
        label={text('dashboards.documentType')}
        placeholder={text('dashboards.allTypes')}
        options={types.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        value={value}
        onChange={write}
        clearable
      />
    ),
  };
}

/** `/assay-dashboards/document-extraction/performance`: accuracy by month, type and metric [ROUTE-023, AMB-009]. */
export function PerformancePage() {
  const type = useTypeChoice();
  const load = useLoadState(performanceQuery(useApi(), type.value ?? undefined));
  const { data } = load;
  const query = { documentType: type.value ?? undefined };
  const span = { confirmedFrom: data?.from_date, confirmedTo: data?.to_date };
  return (
    <>
      <AccuracyPanel
        title={text('dashboards.byMonth')}
        load={{ ...load, data: data?.periods }}
        failure="dashboards.loadFailed"
        controls={type.control}
        query={query}
      />
      <CorrectionsPanel
        title={text('dashboards.byMetric')}
        hint={text('dashboards.byMetricHint')}
        header={text('dashboards.columnMetric')}
        load={{ ...load, data: data?.metrics }}
        extractedIn={({ id }) => ({ ...query, ...span, extractedMetric: id })}
        correctedIn={({ id }) => ({ ...query, ...span, correctedMetric: id })}
      />
      <CorrectionsPanel
        title={text('dashboards.byType')}
        hint={text('dashboards.byTypeHint')}
        header={text('dashboards.documentType')}
        load={{ ...load, data: data?.types }}
        extractedIn={({ id }) => ({ ...span, documentType: id })}
        correctedIn={({ id }) => ({ ...span, documentType: id, outcome: 'corrected' })}
      />
    </>
  );
}
