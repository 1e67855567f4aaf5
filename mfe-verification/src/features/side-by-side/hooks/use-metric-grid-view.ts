import type { Language } from '@assay/shared/domain';
import { text, type MessageKey } from '@assay/shared/messages';
import {
  type CellTone,
  type GridCellView,
  type GridColumn,
  type GridRowView,
  measureText,
  toValueText,
} from '@assay/shared/widgets/data-grid';
import { useMemo } from 'react';
import type { PendingValues } from '../../../document/metric-grid.ts';
import { alignmentOf } from '../../../grid/column-widths.ts';
import {
  isWithheld,
  type GridDocument,
  type GridMetric,
  type GridValue,
  type MetricGrid,
} from '../../../document/metric-grid.ts';
import { hiddenCell } from '../../../grid/cell-view.ts';

const NAME_WIDTH = 280;
const PADDING = 30;
const MIN_WIDTH = 96;
const MAX_TEXT_WIDTH = 240;

const TONES: Readonly<Record<GridValue['status'], CellTone | undefined>> = {
  verified: 'verified',
  proven: undefined,
  doubtful: 'doubt',
  missing: undefined,
  found: undefined,
};

/** What a status means, in words. */
export const STATUS_TEXTS = {
  verified: 'tables.gridStatusVerified',
  proven: 'tables.gridStatusProven',
  doubtful: 'tables.gridStatusDoubtful',
  missing: 'tables.gridStatusMissing',
  found: 'tables.gridStatusFound',
} as const satisfies Readonly<Record<GridValue['status'], MessageKey>>;

function cellOf(
  metric: GridMetric,
  document: GridDocument,
  pending: PendingValues,
  language: Language,
): GridCellView | null {
  const value = document.values.get(metric.fin);
  if (!value) return isWithheld(document, metric.fin) ? hiddenCell() : null;
  const own = pending.get(value.metricId);
  if (own) return { ...toValueText(metric, own, language), tone: 'edited', note: text('tables.gridUnsaved') };
  return {
    ...toValueText(metric, value, language),
    tone: TONES[value.status],
    note: text(STATUS_TEXTS[value.status]),
  };
}

function widthOf(metric: GridMetric, documents: readonly GridDocument[], language: Language): number {
  const texts = documents.map((document) => {
    const cell = cellOf(metric, document, new Map(), language);
    return cell ? `${cell.currency ?? ''} ${cell.text}` : '';
  });
  const width = Math.max(MIN_WIDTH, ...[metric.label, ...texts].map(measureText)) + PADDING;
  const isFigure = alignmentOf(metric) === 'right';
  return Math.ceil(isFigure ? width : Math.min(MAX_TEXT_WIDTH, width));
}

/** The columns and rows of documents with their metrics, as the grid shows them. */
export function useMetricGridView(
  { metrics, documents }: MetricGrid,
  pending: PendingValues,
  language: Language,
) {
  const columns = useMemo(
    (): readonly GridColumn[] => [
      { id: 'document', label: text('tables.gridDocument'), width: NAME_WIDTH, align: 'left' },
      ...metrics.map((metric) => ({
        id: metric.fin,
        label: metric.label,
        width: widthOf(metric, documents, language),
        align: alignmentOf(metric),
      })),
    ],
    [metrics, documents, language],
  );
  const rows = useMemo(
    (): readonly GridRowView[] =>
      documents.map((document, index) => ({
        key: document.id,
        mark: String(index + 1),
        cells: [
          { text: document.fileName },
          ...metrics.map((metric) => cellOf(metric, document, pending, language)),
        ],
      })),
    [metrics, documents, pending, language],
  );
  return { columns, rows };
}
