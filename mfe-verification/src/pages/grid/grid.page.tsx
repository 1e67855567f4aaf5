import { text, textOf } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { useSearchParam } from '@assay/shared/router';
import {
  Checkbox,
  EmptyState,
  ErrorPanel,
  IconButton,
  IconChevronLeft,
  iconProps,
  LoadingPanel,
  PageHeader,
  Select,
  Text,
  Toolbar,
} from '@assay/shared/ui';
import { filterGrid, type MetricGrid as LoadedGrid } from '../../document/metric-grid.ts';
import { useGoBack } from '../../features/review/index.ts';
import { MetricGrid, useGridEdits, useMetricGrid } from '../../features/side-by-side/index.ts';
import { GridActions } from './grid-actions.tsx';
import { useGridFilter } from './use-grid-filter.ts';
import classes from './grid.module.css';

/** The metrics of several documents side by side. The address names the documents. */
export function GridPage() {
  const [named] = useSearchParam('ids');
  const ids = [...new Set((named ?? '').split(',').filter((id) => id !== ''))];
  return ids.length === 0 ? (
    <EmptyState message={text('tables.gridEmpty')} description={text('tables.gridEmptyHint')} />
  ) : (
    <LoadedDocuments ids={ids} />
  );
}

function LoadedDocuments({ ids }: { readonly ids: readonly string[] }) {
  const load = useMetricGrid(ids);
  if (load.status === 'erroring')
    return <ErrorPanel title={textOf('tables.gridFailed')} onRetry={load.retry} />;
  if (!load.data) return <LoadingPanel title={text('tables.gridTitle')} />;
  return <GridReview loaded={load.data} />;
}

function GridReview({ loaded }: { readonly loaded: LoadedGrid }) {
  const { defaultLanguage: language } = useSettings();
  const goBack = useGoBack('EXT_DONE');
  const { filter, types, choose } = useGridFilter(loaded);
  const edits = useGridEdits(loaded);
  const grid = filterGrid(loaded, filter);
  return (
    <div className={classes.page}>
      <PageHeader
        title={text('tables.gridTitle')}
        detail={text('tables.gridCount', { documents: grid.documents.length, metrics: grid.metrics.length })}
        back={
          <IconButton
            label={text('verification.backToDocuments')}
            icon={<IconChevronLeft {...iconProps} />}
            onClick={goBack}
          />
        }
        actions={<GridActions grid={grid} edits={edits} />}
      />
      <div className={classes.tools}>
        <Toolbar label={text('tables.tools')}>
          {types.length > 1 && (
            <Select
              label={text('tables.gridType')}
              options={types.map((type) => ({ value: type, label: type }))}
              value={filter.documentType}
              onChange={(documentType) => documentType !== null && choose({ documentType })}
            />
          )}
          <Checkbox
            label={text('tables.gridToReview')}
            checked={filter.isToReview}
            onChange={(isToReview) => choose({ isToReview })}
          />
          <Checkbox
            label={text('tables.gridEmptyMetrics')}
            checked={filter.hasEmptyMetrics}
            onChange={(hasEmptyMetrics) => choose({ hasEmptyMetrics })}
          />
          <Text quiet caption>
            {text('tables.gridNoRows')}
          </Text>
        </Toolbar>
      </div>
      {grid.documents.length === 0 ? (
        <EmptyState message={text('tables.gridNothingToReview')} />
      ) : (
        <MetricGrid grid={grid} edits={edits} language={language} />
      )}
    </div>
  );
}
