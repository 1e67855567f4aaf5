import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { expect, startAs, test, text } from '../fixtures/assay.ts';
import { tokenOf } from '../fixtures/foreign-page.ts';
import { BASE_URL, SAMPLES } from '../fixtures/installation.ts';
import { readPayload } from '../fixtures/payload.ts';
import { uploadFiles } from '../pages/upload-page.ts';

/** The demo's reviewer confirms it. */
const CONFIRMED = 'Thornbury Growth III - June 2023.pdf';
const SCHEDULE = 'Performance_Report_Q3_2023_Kranich_Equity_III.pdf';
const UNVERIFIED = 'exported schedule.pdf';

/** A stored value, the first where there are several. */
interface StoredValue {
  readonly fin: string;
  readonly label: string;
  readonly dataType: string;
  readonly value: string;
  readonly isVerified: boolean;
}

/** What the server has stored for a document. */
async function storedValues(token: string, id: string): Promise<StoredValue[]> {
  const response = await fetch(`${BASE_URL}/api/client/demo/documentrequest/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return readPayload((await response.json()) as { data: string })
    .metrics.map(({ identifier, displayLabel, dataType, validated, datapoints: [front] }) => ({
      fin: identifier.value,
      label: displayLabel,
      dataType,
      value: front?.value ?? '',
      isVerified: validated,
    }))
    .filter(({ value }) => value !== '');
}

/** Chooses a document in the list, once it is there. @returns its id */
async function choose(page: Page, search: string, name: string): Promise<string> {
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(async () => {
    await page.goto(`/verification?${search}`);
    await expect(row).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await row.getByRole('checkbox').check();
  const address = (await row.getByRole('link').first().getAttribute('href')) ?? '';
  return /[0-9a-f-]{36}/.exec(address)?.[0] ?? '';
}

type Kind = 'verifiedMetrics' | 'allMetrics' | 'tables' | 'documents';
type Format = 'formatCsv' | 'formatExcel' | 'formatJson';

/** Exports the chosen documents through the dialog. @returns the name and the bytes of the file */
async function exportAs(page: Page, kind: Kind, format?: Format): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: text('documents.export'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text('exports.title') });
  await dialog.getByText(text(`exports.${kind}`), { exact: true }).click();
  if (format) await dialog.getByText(text(`exports.${format}`), { exact: true }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: text('exports.start'), exact: true }).click();
  if (kind === 'allMetrics' || kind === 'tables')
    await page.getByRole('button', { name: text('generic.continue'), exact: true }).click();
  const file = await download;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const readCsv = (bytes: Uint8Array) =>
  parse(Buffer.from(bytes), { columns: true, bom: true }) as Record<string, string>[];

/** The rows of the sheets of a workbook, as the texts and numbers that are written in it. */
function readSheets(bytes: Uint8Array): string[][][] {
  const files = unzipSync(bytes);
  return Object.keys(files)
    .filter((name) => name.startsWith('xl/worksheets/'))
    .map((name) =>
      [
        ...Buffer.from(files[name] ?? [])
          .toString()
          .matchAll(/<row>(.*?)<\/row>/gs),
      ].map(([, row = '']) =>
        [...row.matchAll(/<c(?:\/>|[^>]*>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>)/gs)].map(
          ([, number, words]) => (number ?? words ?? '').replaceAll('&amp;', '&'),
        ),
      ),
    );
}

interface MetricsFile {
  readonly metrics: readonly { fin: string; metric: string; value: string; verified: boolean }[];
}

test('EXP-001 EXP-002 EXP-012 verified metrics leave as CSV, Excel and JSON with the values that are stored', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startAs(page, 'reviewer');
  const id = await choose(page, 'search=Thornbury&verified=true', CONFIRMED);
  const stored = (await storedValues(await tokenOf('reviewer'), id)).filter(({ isVerified }) => isVerified);
  expect(stored.length).toBeGreaterThan(10);
  const inOrder = stored.map(({ label }) => label).toSorted();

  const csv = await exportAs(page, 'verifiedMetrics', 'formatCsv');
  expect(csv.name).toMatch(/^metrics-\d{4}-\d\d-\d\d\.csv$/);
  const rows = readCsv(csv.bytes);
  expect(rows.map(({ Metric }) => Metric).toSorted()).toEqual(inOrder);
  for (const { label, value } of stored.filter(({ dataType }) => dataType === 'STRING'))
    expect(rows.filter(({ Metric }) => Metric === label).map(({ Value }) => Value)).toContain(value);

  const [sheet = []] = readSheets((await exportAs(page, 'verifiedMetrics', 'formatExcel')).bytes);
  expect(
    sheet
      .slice(1)
      .map((row) => row[sheet[0]?.indexOf('Metric') ?? -1])
      .toSorted(),
  ).toEqual(inOrder);
  for (const { value } of stored.filter(({ dataType }) => dataType === 'CURRENCY'))
    expect(sheet.flat(), `${value} as a number`).toContain(value);

  const json = await exportAs(page, 'verifiedMetrics', 'formatJson');
  const { metrics } = JSON.parse(json.bytes.toString()) as MetricsFile;
  const pairs = (values: readonly { fin: string; value: string }[]) =>
    values.map(({ fin, value }) => `${fin} ${value}`).toSorted();
  expect(pairs(metrics)).toEqual(pairs(stored));
});

test('EXP-002 EXP-013 all metrics, tables, documents and the report of a document hold what is stored', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startAs(page, 'reviewer');
  const schedule = await readFile(path.join(SAMPLES, 'seeded', SCHEDULE));
  const buffer = Buffer.concat([schedule, Buffer.from('\n% exported')]);
  await uploadFiles(page, [{ name: UNVERIFIED, mimeType: 'application/pdf', buffer }], 'Performance');
  const id = await choose(page, 'search=exported', UNVERIFIED);
  const stored = await storedValues(await tokenOf('reviewer'), id);
  const labels = stored.map(({ label }) => label).toSorted();
  const investments = stored.filter(({ fin }) => fin === 'investment_name').map(({ value }) => value);

  await test.step('all metrics as CSV are a zip of values and documents', async () => {
    const { name, bytes } = await exportAs(page, 'allMetrics', 'formatCsv');
    expect(name).toMatch(/^metrics-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(bytes);
    const read = (prefix: string) =>
      readCsv(files[Object.keys(files).find((file) => file.startsWith(prefix)) ?? ''] ?? new Uint8Array());
    expect(
      read('metrics')
        .map(({ Metric }) => Metric)
        .toSorted(),
    ).toEqual(labels);
    expect(read('metrics').every(({ Verified }) => Verified === 'No')).toBe(true);
    expect(read('documents').map((row) => row.Document)).toEqual([UNVERIFIED]);
  });

  await test.step('all metrics as JSON are the stored values', async () => {
    const { bytes } = await exportAs(page, 'allMetrics', 'formatJson');
    const { metrics } = JSON.parse(bytes.toString()) as MetricsFile;
    expect(metrics.map(({ fin, value }) => `${fin} ${value}`).toSorted()).toEqual(
      stored.map(({ fin, value }) => `${fin} ${value}`).toSorted(),
    );
  });

  await test.step('tables are a workbook with a row for each row', async () => {
    const { bytes } = await exportAs(page, 'tables');
    const sheet = readSheets(bytes).find(([titles]) => titles?.includes('Investment')) ?? [];
    const at = sheet[0]?.indexOf('Investment') ?? -1;
    expect(
      sheet
        .slice(1)
        .map((row) => row[at])
        .toSorted(),
    ).toEqual(investments.toSorted());
  });

  await test.step('documents are the original file and its graph', async () => {
    const files = unzipSync((await exportAs(page, 'documents')).bytes);
    expect(Object.keys(files)).toEqual([UNVERIFIED, 'exported schedule.document-graph.json']);
    expect(Buffer.from(files[UNVERIFIED] ?? []).equals(buffer)).toBe(true);
    const graph = Buffer.from(files['exported schedule.document-graph.json'] ?? []).toString();
    const { nodes } = JSON.parse(graph) as { nodes: { kind: string; text?: string }[] };
    expect(nodes.flatMap(({ kind, text }) => (kind === 'cell' && text ? [text] : []))).toEqual(
      expect.arrayContaining(investments),
    );
  });

  await test.step('the report has every metric, and the names of the investments', async () => {
    const download = page.waitForEvent('download');
    const report = page.getByRole('button', { name: text('documents.report'), exact: true });
    if (!(await report.isVisible()))
      await page.getByRole('button', { name: text('documents.moreActions') }).click();
    await report.or(page.getByRole('menuitem', { name: text('documents.report'), exact: true })).click();
    const html = await readFile(await (await download).path(), 'utf8');
    for (const words of [...labels, ...investments]) expect(html).toContain(words.replaceAll('&', '&amp;'));
  });
});
