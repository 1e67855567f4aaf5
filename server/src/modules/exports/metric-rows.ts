import {
  isDateType,
  hasCurrency,
  compareDecimals,
  formatDateForExport,
  formatForExport,
  isNumericDataType,
  isYear,
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

/** How a file writes a date. */
export type DateForm = Exclude<ExportLayout['dateForm'], 'client'>;

/** A date as text, and the day that it is. */
export interface WrittenDate {
  readonly text: string;
  /** ISO date; any other text where the day is not known. */
  readonly iso: string;
  readonly form: DateForm;
}

/** How a kind of file writes a cell. */
export interface CellForm<Cell> {
  readonly text: (text: string) => Cell;
  /** A number that counts or names, such as a page or a year. */
  readonly number: (text: string) => Cell;
  /** A value that is a number: people read it with separated thousands and at least so many decimals. */
  readonly quantity: (text: string, minDecimals: number) => Cell;
  readonly date: (date: WrittenDate) => Cell;
}

const asText = (text: string): ExportCell => ({ text, isNumber: false });
const asNumber = (text: string): ExportCell => ({ text, isNumber: true });

export const CELLS: CellForm<ExportCell> = {
  text: asText,
  number: asNumber,
  quantity: asNumber,
  date: ({ text }) => asText(text),
};
export const textCell = (text: string | null): ExportCell => asText(text ?? '');

const PLAIN_NUMBER = /^-?\d+(\.\d+)?%?$/;
/** Digits by which the point of an amount moves to the left. */
const SCALES = { units: 0, thousands: 3, millions: 6 } as const;
/** Cents are shown of every amount. */
const MIN_AMOUNT_DECIMALS = 2;
/** Between the values that a metric has in several rows, in the one cell of a file with a row per document. */
const VALUE_SEPARATOR = '; ';

type WriteCell<Of, Cell> = (of: Of) => Cell;

function dateWriter<Cell>(
  { dateForm }: ExportLayout,
  language: Language,
  { text, date }: CellForm<Cell>,
): WriteCell<string | null, Cell> {
  const clientForm = language === 'en-us' ? 'monthFirst' : 'dayFirst';
  const form = dateForm === 'client' ? clientForm : dateForm;
  const print = {
    iso: (iso: string) => iso,
    dayFirst: (iso: string) => formatDateForExport(iso, 'en-gb'),
    monthFirst: (iso: string) => formatDateForExport(iso, 'en-us'),
  }[form];
  return (iso) => (iso === null || iso === '' ? text('') : date({ text: print(iso), iso, form }));
}

type WrittenValue = Pick<ExportedMetric, 'dataType' | 'fin' | 'value' | 'currency'>;

/** Writes the value of a metric: dates and numbers in the form of a layout, everything else as it is. */
export function valueWriter<Cell>(
  layout: ExportLayout,
  language: Language,
  form: CellForm<Cell>,
): WriteCell<WrittenValue, Cell> {
  const writeDate = dateWriter(layout, language, form);
  return (metric) => {
    const { dataType } = metric;
    if (isDateType(dataType)) return writeDate(metric.value);
    const text = formatForExport(metric, language);
    if (!isNumericDataType(dataType) || !PLAIN_NUMBER.test(text)) return form.text(text);
    if (hasCurrency(dataType)) return form.quantity(writeAmount(text, layout), MIN_AMOUNT_DECIMALS);
    return isYear(metric) ? form.number(text) : form.quantity(writeSign(text, layout), 0);
  };
}

/** The columns that hold a fact of the document, which all its values share. */
function documentCells<Cell>(writeDate: WriteCell<string | null, Cell>, { text }: CellForm<Cell>) {
  return {
    document: ({ name }) => text(name),
    documentType: ({ type }) => text(type),
    fund: ({ fund }) => text(fund ?? ''),
    fundManager: ({ fundManager }) => text(fundManager ?? ''),
    reportingDate: ({ reportingDate }) => writeDate(reportingDate),
    uploadedDate: ({ uploadedDate }) => writeDate(uploadedDate),
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
  const facts = documentCells(dateWriter(layout, language, form), form);
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
    value: valueWriter(layout, language, form),
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
  const { text } = form;
  const facts = documentCells(dateWriter(layout, language, form), form);
  const writeValue = valueWriter(layout, language, form);
  const writeText = valueWriter(layout, language, CELLS);
  const writeValues = (values: readonly ExportedMetric[]): Cell => {
    const [only, ...others] = values;
    if (only !== undefined && others.length === 0) return writeValue(only);
    return text(values.map((value) => writeText(value).text).join(VALUE_SEPARATOR));
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
  /** The titles as people read them: those of amounts that are not in units say so. */
  readonly titlesWithUnits: readonly string[];
  readonly createWriter: <Cell>(form: CellForm<Cell>) => (batch: Batch) => Cell[][];
}

const SCALE_NOTES = { units: '', thousands: ' (amounts in thousands)', millions: ' (amounts in millions)' };

/** Writes the title of a column of values with the unit of its amounts. */
export const titleWithUnit =
  ({ scale }: Pick<ExportLayout, 'scale'>) =>
  ({ field, title }: Pick<ExportColumn, 'field' | 'title'>): string =>
    field === 'value' || field === 'metricValue' ? title + SCALE_NOTES[scale] : title;

/** Metrics in the form of a layout: a row for each value, or one for each document. */
export function metricTable(layout: ExportLayout, language: Language): TableForm<MetricBatch> {
  return {
    titles: layout.columns.map(({ title }) => title),
    titlesWithUnits: layout.columns.map(titleWithUnit(layout)),
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
