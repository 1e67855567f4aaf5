import type { getMetricGrid, ResponseOf } from '@assay/shared/contracts';
import {
  canDo,
  createDigitSearch,
  editActionOf,
  isListStage,
  isMetricDataType,
  isReadOnlyStage,
  isStage,
} from '@assay/shared/domain';
import { type CellPlace } from '@assay/shared/widgets/data-grid';
import { EMPTY_DATAPOINT, type MetricState, type TypedValue } from './metric-state.ts';
import type { PageScales } from './page-scales.ts';
import type { ReviewMetric } from './review-document.ts';

type GridWire = ResponseOf<typeof getMetricGrid>;

/** A value of a document in the grid. */
export type GridValue = GridWire['documents'][number]['values'][number];

/** A metric that is a column of the grid. */
export type GridMetric = Pick<ReviewMetric, 'fin' | 'label' | 'dataType' | 'validators'>;

/** A document that is a row of the grid. */
export interface GridDocument extends Omit<GridWire['documents'][number], 'values'> {
  readonly values: ReadonlyMap<string, GridValue>;
}

/** Documents with their metrics: the first column names the document, each further one is a metric. */
export interface MetricGrid {
  readonly metrics: readonly GridMetric[];
  readonly documents: readonly GridDocument[];
}

/** A value with its document and its metric. */
export interface GridCell {
  readonly document: GridDocument;
  readonly metric: GridMetric;
  readonly value: GridValue;
}

/** Another value for a cell. */
export interface GridEdit {
  readonly document: GridDocument;
  readonly metric: GridMetric;
  readonly from: GridValue;
  readonly to: NewValue;
}

/** What a cell gets: a typed value, or a stored datapoint by its id. */
export interface NewValue extends Pick<TypedValue, 'value' | 'currency' | 'scaledBy'> {
  readonly datapointId?: string;
}

/** Values that wait to be saved, or that could not be, by metric id. */
export type PendingValues = ReadonlyMap<string, Pick<NewValue, 'value' | 'currency'>>;

/** Reads the response; metrics of an unknown type are left out (AMB-062). */
export function toMetricGrid({ metrics, documents }: GridWire): MetricGrid {
  return {
    metrics: metrics.flatMap(({ dataType, ...metric }) =>
      isMetricDataType(dataType) ? [{ ...metric, dataType }] : [],
    ),
    documents: documents.map(({ values, ...document }) => ({
      ...document,
      values: new Map(values.map((value) => [value.fin, value])),
    })),
  };
}

/** Whether a value of a document is withheld from the user until they have entered it. */
export const isWithheld = ({ withheld }: Pick<GridDocument, 'withheld'>, fin: string): boolean =>
  withheld?.includes(fin) === true;

/** Which part of the grid is shown. */
export interface GridFilter {
  readonly documentType: string;
  /** Only documents with a value that needs review, which a required one that is missing does. */
  readonly isToReview: boolean;
  /** Metrics without a value in all documents, too. */
  readonly hasEmptyMetrics: boolean;
}

/** The part of a grid that a filter shows. */
export function filterGrid({ metrics, documents }: MetricGrid, filter: GridFilter): MetricGrid {
  const ofType = documents.filter(({ documentType }) => documentType === filter.documentType);
  const needsReview = ({ values }: GridDocument) =>
    [...values.values()].some(({ status, needsReview: isOpen }) => status === 'doubtful' || isOpen === true);
  const isUsed = ({ fin }: GridMetric) =>
    ofType.some((document) => {
      const own = document.values.get(fin);
      if (own === undefined) return isWithheld(document, fin);
      return filter.hasEmptyMetrics || own.value !== '';
    });
  return {
    metrics: metrics.filter(isUsed),
    documents: filter.isToReview ? ofType.filter(needsReview) : ofType,
  };
}

/** The document, the metric and the value of a place; undefined in the column of names, and where there is no value. */
export function gridCellAt(
  { metrics, documents }: MetricGrid,
  { row, column }: CellPlace,
): GridCell | undefined {
  const [document, metric] = [documents[row], metrics[column - 1]];
  const value = metric && document?.values.get(metric.fin);
  return document && metric && value ? { document, metric, value } : undefined;
}

/** Whether a user may change a value of a document (AMB-130). */
export function mayEditValue(
  permissions: number,
  { stage, isConfirmed }: GridDocument,
  { isVerified }: GridValue,
): boolean {
  const isEditable = isStage(stage) && isListStage(stage) && !isReadOnlyStage(stage);
  return (
    isEditable &&
    canDo(permissions, 'documents.edit') &&
    canDo(permissions, editActionOf({ isConfirmed, isVerified }))
  );
}

function placeOf(printed: GridValue['printed']) {
  if (!printed) return { text: '', location: null };
  const { text, page, x, y, w, h } = printed;
  return { text, location: { page, x, y, w, h } };
}

/** The scales in which the pages of a document state its amounts, as far as its values show them. */
export function scalesOf({ values }: GridDocument): PageScales {
  const places = [...values.values()].flatMap(({ printed }) => {
    const { text, location } = placeOf(printed);
    return printed && location ? [{ box: location, text, power: printed.power }] : [];
  });
  return { places, findDigits: createDigitSearch(() => places) };
}

/** A value as the rules of the review take it; with the power of ten that it was multiplied by when it was entered. */
export function toMetricState(
  { value, currency, datapointId, isUserModified, isVerified, printed, lastModified }: GridValue,
  scaledBy?: number,
): MetricState {
  const { text, location } = placeOf(printed);
  const own = { id: datapointId, value, currency, text, location, isUserModified, scaledBy, lastModified };
  const datapoint = { ...EMPTY_DATAPOINT, ...own };
  return { datapoints: [datapoint], isVerified, isRequired: false };
}

/** How many values edits change, in how many documents, and what is lost by them. */
export function countEdits(edits: readonly GridEdit[]) {
  return {
    values: edits.length,
    documents: new Set(edits.map(({ document }) => document.id)).size,
    overwritten: edits.filter(({ from }) => from.value !== '').length,
    verified: edits.filter(({ from }) => from.isVerified).length,
  };
}
