import {
  isDateType,
  hasCurrency,
  compareDecimals,
  formatDateForExport,
  formatForExport,
  isNumericDataType,
  movePointLeft,
  normaliseDecimal,
  type ExportColumn,
  type ExportField,
  type ExportLayout,
  type Language,
  type MetricDataType,
} from '@assay/shared/domain';

/** What the values of one document have in common. */
export interface DocumentFacts {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly fund: string | null;
  readonly fundManager: string | null;
  /** ISO date. */
  readonly reportingDate: string | null;
  /** ISO date. */
  readonly uploadedDate: string;
  /** Opens the document. */
  readonly link: string;
}

/** One metric value as exports know it: names, the stored value, and where it stands in its document. */
export interface ExportedMetric {
  /** One object for all values of a document. */
  readonly document: DocumentFacts;
  readonly metricId: string;
  readonly group: string;
  /** Row within a repeatable group, from 1; null elsewhere. */
  readonly row: number | null;
  readonly metric: string;
  readonly fin: string;
  /** Name of the period that the metric is about; null where it has none. */
  readonly timePeriod: string | null;
  readonly dataType: MetricDataType;
  readonly value: string;
  readonly currency: string | null;
  readonly verified: boolean;
  /** Whether entities and relationships have the value as it stands. */
  readonly published: boolean;
  readonly confidence: number;
  readonly page: number | null;
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number } | null;
  /** Opens the document at the value. */
  readonly link: string;
}

/** Some documents with all their values, in the order of the documents. */
export interface MetricBatch {
  readonly documents: readonly DocumentFacts[];
  readonly metrics: readonly ExportedMetric[];
}

/** One cell: its text, and whether it is a number, which alone may begin with a sign. */
export interface ExportCell {
  readonly text: string;
  readonly isNumber: boolean;
}

/** How a kind of file writes a cell. */
export interface CellForm<Cell> {
  readonly text: (text: string) => Cell;
  readonly number: (text: string) => Cell;
}

export const CELLS: CellForm<ExportCell> = {
  text: (text) => ({ text, isNumber: false }),
  number: (text) => ({ text, isNumber: true }),
};
export const textCell = (text: string | null): ExportCell => CELLS.text(text ?? '');

const PLAIN_NUMBER = /^-?\d+(\.\d+)?%?$/;
/** Digits by which the point of an amount moves to the left. */
const SCALES = { units: 0, thousands: 3, millions: 6 } as const;
const DATE_LANGUAGES = { dayFirst: 'en-gb', monthFirst: 'en-us' } as const;
/** Between the values that a metric has in several rows, in the one cell of a file with a row per document. */
const VALUE_SEPARATOR = '; ';

type WriteDate = (iso: string | null) => string;
type WriteCell<Of, Cell> = (of: Of) => Cell;

function dateWriter({ dateForm }: ExportLayout, language: Language): WriteDate {
  if (dateForm === 'iso') return (iso) => iso ?? '';
  const form = dateForm === 'client' ? language : DATE_LANGUAGES[dateForm];
  return (iso) => formatDateForExport(iso, form);
}

/** Writes the value of a metric: dates and numbers in the form of a layout, everything else as it is. */
export function valueWriter(layout: ExportLayout, language: Language) {
  const writeDate = dateWriter(layout, language);
  return (metric: Pick<ExportedMetric, 'dataType' | 'fin' | 'value' | 'currency'>): ExportCell => {
    if (isDateType(metric.dataType)) return textCell(writeDate(metric.value));
    const text = formatForExport(metric, language);
    if (!isNumericDataType(metric.dataType) || !PLAIN_NUMBER.test(text)) return textCell(text);
    return CELLS.number(hasCurrency(metric.dataType) ? writeAmount(text, layout) : writeSign(text, layout));
  };
}

/** The columns that hold a fact of the document, which all its values share. */
function documentCells<Cell>(writeDate: WriteDate, { text }: CellForm<Cell>) {
  return {
    document: ({ name }) => text(name),
    documentType: ({ type }) => text(type),
    fund: ({ fund }) => text(fund ?? ''),
    fundManager: ({ fundManager }) => text(fundManager ?? ''),
    reportingDate: ({ reportingDate }) => text(writeDate(reportingDate)),
    uploadedDate: ({ uploadedDate }) => text(writeDate(uploadedDate)),
  } as const satisfies Partial<Record<ExportField, WriteCell<DocumentFacts, Cell>>>;
}

/** Writes the cell of a document once for all of its values, which follow each other. */
function once<Cell>(write: WriteCell<DocumentFacts, Cell>): WriteCell<ExportedMetric, Cell> {
  let last: DocumentFacts | null = null;
  let cell: Cell;
  return ({ document }) => {
    if (document !== last) [last, cell] = [document, write(document)];
    return cell;
  };
}

/** Texts that repeat from document to document: names of groups and metrics, currencies. */
const REPEATED_TEXTS = 2000;

/** Writes each of the texts that repeat once. */
function repeated<Cell>(write: WriteCell<string, Cell>): WriteCell<string, Cell> {
  const cells = new Map<string, Cell>();
  return (text) => {
    const known = cells.get(text);
    if (known !== undefined) return known;
    if (cells.size >= REPEATED_TEXTS) cells.clear();
    const cell = write(text);
    cells.set(text, cell);
    return cell;
  };
}

function metricCells<Cell>(layout: ExportLayout, language: Language, form: CellForm<Cell>) {
  const { text, number } = form;
  const facts = documentCells(dateWriter(layout, language), form);
  const writeValue = valueWriter(layout, language);
  const name = repeated(text);
  const cells: Partial<Record<ExportField, WriteCell<ExportedMetric, Cell>>> = {
    document: once(facts.document),
    documentType: once(facts.documentType),
    fund: once(facts.fund),
    fundManager: once(facts.fundManager),
    reportingDate: once(facts.reportingDate),
    uploadedDate: once(facts.uploadedDate),
    group: (metric) => name(metric.group),
    row: ({ row }) => (row === null ? name('') : number(String(row))),
    metric: (metric) => name(metric.metric),
    fin: (metric) => name(metric.fin),
    timePeriod: ({ timePeriod }) => name(timePeriod ?? ''),
    value: (metric) => {
      const cell = writeValue(metric);
      return cell.isNumber ? number(cell.text) : text(cell.text);
    },
    currency: ({ currency }) => name(currency ?? ''),
    verified: ({ verified }) => name(verified ? 'Yes' : 'No'),
    published: ({ published }) => name(published ? 'Yes' : 'No'),
    confidence: ({ confidence }) => number(String(confidence)),
    page: ({ page }) => (page === null ? text('') : number(String(page))),
    link: ({ link }) => text(link),
  };
  return cells;
}

/** A row for each value. */
export function valueRows<Cell>(layout: ExportLayout, language: Language, form: CellForm<Cell>) {
  const cells = metricCells(layout, language, form);
  const nothing = () => form.text('');
  const columns = layout.columns.map(({ field }) => cells[field] ?? nothing);
  return ({ metrics }: MetricBatch): Cell[][] =>
    metrics.map((metric) => columns.map((write) => write(metric)));
}

type ValuesByFin = ReadonlyMap<string, readonly ExportedMetric[]>;

/** A row for each document; a metric with several values has all of them in its cell, as text. */
function documentRows<Cell>(layout: ExportLayout, language: Language, form: CellForm<Cell>) {
  const { text, number } = form;
  const facts = documentCells(dateWriter(layout, language), form);
  const writeValue = valueWriter(layout, language);
  const writeValues = (values: readonly ExportedMetric[]): Cell => {
    const cells = values.map(writeValue);
    const [only] = cells;
    if (cells.length === 1 && only?.isNumber === true) return number(only.text);
    return text(cells.map((cell) => cell.text).join(VALUE_SEPARATOR));
  };
  const writeCurrencies = (values: readonly ExportedMetric[]): Cell =>
    text([...new Set(values.flatMap(({ currency }) => currency ?? []))].join(VALUE_SEPARATOR));
  const columnOf = ({ field, fin = '' }: ExportColumn) => {
    const cells: Partial<Record<ExportField, (document: DocumentFacts, values: ValuesByFin) => Cell>> = {
      ...facts,
      link: ({ link }) => text(link),
      metricValue: (_, values) => writeValues(values.get(fin) ?? []),
      metricCurrency: (_, values) => writeCurrencies(values.get(fin) ?? []),
    };
    return cells[field] ?? (() => text(''));
  };
  const columns = layout.columns.map(columnOf);
  return ({ documents, metrics }: MetricBatch): Cell[][] => {
    const byDocument = Map.groupBy(metrics, ({ document }) => document);
    return documents.map((document) => {
      const values = Map.groupBy(byDocument.get(document) ?? [], ({ fin }) => fin);
      return columns.map((write) => write(document, values));
    });
  };
}

/** The rows of a file, whatever the kind of file: their titles, and how those of a batch are written. */
export interface TableForm<Batch> {
  readonly titles: readonly string[];
  readonly createWriter: <Cell>(form: CellForm<Cell>) => (batch: Batch) => Cell[][];
}

/** Metrics in the form of a layout: a row for each value, or one for each document. */
export function metricTable(layout: ExportLayout, language: Language): TableForm<MetricBatch> {
  return {
    titles: layout.columns.map(({ title }) => title),
    createWriter: (form) => (layout.rows === 'documents' ? documentRows : valueRows)(layout, language, form),
  };
}

function writeAmount(text: string, { scale, sign }: ExportLayout): string {
  const places = SCALES[scale];
  const scaled = places === 0 ? text : normaliseDecimal(movePointLeft(text, places));
  if (sign !== 'reversed') return writeSign(scaled, { sign });
  if (compareDecimals(scaled, '0') === 0) return scaled;
  return scaled.startsWith('-') ? scaled.slice(1) : `-${scaled}`;
}

function writeSign(text: string, { sign }: Pick<ExportLayout, 'sign'>): string {
  return sign === 'parentheses' && text.startsWith('-') ? `(${text.slice(1)})` : text;
}
