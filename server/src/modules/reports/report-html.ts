import {
  hasCurrency,
  formatDate,
  formatDateTime,
  formatMetricValue,
  formatNumber,
  isNumericDataType,
  sourceAddress,
  type CheckOverride,
  type Language,
} from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { DatabaseClient } from '../../database/database.ts';
import type { ExportedDocument } from '../exports/index.ts';
import { findOverriddenChecks, type DocumentCore } from '../../documents/index.ts';
import { REPORT_STYLE } from './report-style.ts';
import { findReportedValues, type ReportedValue } from './repository.ts';

/** What is reported, for whom. */
export interface Report {
  readonly core: DocumentCore;
  readonly kysely: DatabaseClient;
  readonly clientId: string;
  /** Name of the person who asks for it. */
  readonly author: string;
  readonly documents: readonly ExportedDocument[];
  readonly publicUrl: string;
  readonly language: Language;
  readonly now: Date;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (value: string) => value.toWellFormed().replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
const cell = (tag: 'td' | 'th', value: string, kind = '') =>
  `<${tag}${kind && ` class="${kind}"`}>${escape(value)}</${tag}>`;

/** A printable page of its own, without scripts: the documents, then every field of each with its state and its source. */
export async function* writeReport(report: Report): AsyncGenerator<string> {
  const title = text('reports.title');
  yield (
    `<!doctype html><html lang="${report.language === 'en-us' ? 'en-US' : 'en-GB'}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">` +
    `<meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${REPORT_STYLE}</style></head><body>`
  );
  yield headOf(report, title);
  for (const document of report.documents) {
    const values = await findReportedValues(report.kysely, report.clientId, [document.id]);
    const overrides = await findOverriddenChecks(
      report.kysely,
      report.core.sources,
      report.clientId,
      document,
    );
    yield sectionOf(document, values, overrides, report);
  }
  yield '</body></html>\n';
}

function headOf({ documents, author, now, language, publicUrl }: Report, title: string): string {
  const total = documents.reduce((sum, document) => sum + document.metrics_total, 0);
  const verified = documents.reduce((sum, document) => sum + document.metrics_verified, 0);
  const summary = text('reports.summary', {
    documents: formatNumber(String(documents.length)),
    verified: formatNumber(String(verified)),
    total: formatNumber(String(total)),
  });
  const rows = documents.map(
    (document) =>
      `<tr><td><a href="#${document.id}">${escape(document.file_name)}</a></td>${cell('td', document.document_type_id)}` +
      `${cell('td', document.fund ?? '–')}${cell('td', formatDate(document.reporting_date, language) || '–')}` +
      `${cell('td', `${document.metrics_verified}/${document.metrics_total}`, 'number')}${cell('td', confirmationOf(document))}</tr>`,
  );
  const titles = (
    [
      'reports.document',
      'reports.type',
      'reports.fund',
      'reports.reportingDate',
      'reports.verified',
      'reports.confirmed',
    ] as const
  ).map((name) => cell('th', text(name), name === 'reports.verified' ? 'number' : ''));
  return (
    `<header><h1>${escape(title)}</h1><p>${escape(summary)}</p>` +
    `<p class="quiet">${escape(text('reports.generated', { name: author, time: formatDateTime(now.toISOString(), language) }))}` +
    ` · ${escape(publicUrl)}</p></header>` +
    `<table><thead><tr>${titles.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  );
}

function confirmationOf({ is_verified: isVerified, verified_by: name }: ExportedDocument): string {
  if (!isVerified) return text('reports.notConfirmed');
  return name ?? text('reports.confirmed');
}

function sectionOf(
  document: ExportedDocument,
  values: readonly ReportedValue[],
  overrides: readonly CheckOverride[],
  report: Report,
): string {
  const { language } = report;
  const facts = [
    [text('reports.type'), document.document_type_id],
    [text('reports.fund'), document.fund ?? '–'],
    [text('reports.reportingDate'), formatDate(document.reporting_date, language) || '–'],
    [
      text('reports.uploaded'),
      `${formatDateTime(document.upload_date.toISOString(), language)}, ${document.uploaded_by}`,
    ],
    [text('reports.confirmed'), confirmationOf(document)],
    [text('reports.fileHash'), document.file_hash ?? '–'],
  ].map(([name = '', value = '']) => `<div><dt>${escape(name)}</dt><dd>${escape(value)}</dd></div>`);
  const groups = [...Map.groupBy(values, ({ group }) => group)].map(([name, rows]) =>
    groupOf(name, rows, report),
  );
  const body =
    values.length === 0 ? `<p class="quiet">${escape(text('reports.nothingFound'))}</p>` : groups.join('');
  return `<section id="${document.id}"><h2>${escape(document.file_name)}</h2><dl>${facts.join('')}</dl>${overriddenOf(overrides, language)}${body}</section>`;
}

/** The checks that fail and that people accepted, with their reasons; nothing without one. */
function overriddenOf(overrides: readonly CheckOverride[], language: Language): string {
  if (overrides.length === 0) return '';
  const titles = (['reports.check', 'reports.reason', 'reports.overriddenBy'] as const).map((title) =>
    cell('th', text(title)),
  );
  const rows = overrides.map(({ check, reason, overriddenBy, overriddenAt }) => {
    const by = `${overriddenBy}, ${formatDateTime(overriddenAt, language)}`;
    return `<tr>${cell('td', check)}${cell('td', reason)}${cell('td', by)}</tr>`;
  });
  return `<h3>${escape(text('reports.overrides'))}</h3><table><thead><tr>${titles.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function groupOf(name: string, values: readonly ReportedValue[], report: Report): string {
  const titles = (['reports.metric', 'reports.value', 'reports.state', 'reports.source'] as const).map(
    (title) => cell('th', text(title)),
  );
  const rows = values.map((value) => rowOf(value, report));
  return `<h3>${escape(name)}</h3><table class="fields"><thead><tr>${titles.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** How a field stands, as a word and a style. */
function stateOf({ verified, verifiedBy, value, required }: ReportedValue): [label: string, kind: string] {
  const hasValue = value !== null && value !== '';
  if (verified && !hasValue) return [text('reports.notInDocument'), 'verified'];
  if (verified)
    return [
      verifiedBy === null ? text('reports.verified') : text('reports.verifiedBy', { name: verifiedBy }),
      'verified',
    ];
  if (hasValue) return [text('reports.notVerified'), 'open'];
  return required ? [text('reports.missingRequired'), 'missing'] : [text('reports.notFound'), 'quiet'];
}

function rowOf(value: ReportedValue, { language, publicUrl }: Report): string {
  const { metric, rowIndex, page, text: words } = value;
  const label = rowIndex === null ? metric : text('reports.rowMetric', { metric, row: rowIndex + 1 });
  const [state, kind] = stateOf(value);
  const shown = formatMetricValue(value, language);
  const amount =
    hasCurrency(value.dataType) && value.currency !== null && shown !== '' && !shown.includes(value.currency)
      ? `${value.currency} ${shown}`
      : shown;
  const source =
    page === null
      ? ''
      : `<a href="${escape(publicUrl + sourceAddress(value))}">${escape(text('reports.page', { page }))}</a>` +
        (words === null || words === '' ? '' : ` <q>${escape(words.slice(0, 200))}</q>`);
  return `<tr>${cell('td', label)}${cell('td', amount === '' ? '–' : amount, isNumericDataType(value.dataType) ? 'number' : '')}${cell('td', state, kind)}<td>${source}</td></tr>`;
}
