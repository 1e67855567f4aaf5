import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';

import { PassRunner } from './contract/pass.ts';
import { OPTIONAL_PASSES, PASSES, whyNotWithout } from './passes.ts';
import { runExtraction } from './stages/run-extraction.ts';
import { buildMail } from './testing/build-mail.ts';
import { buildPdf, labelRows, writeTemporary } from './testing/build-pdf.ts';
import { jobFor } from './testing/paths.ts';

const COMMAND = fileURLToPath(new URL('../main-extract.ts', import.meta.url));
const WRONG_ARGUMENTS = 2;

/** A notice whose day of payment is told in a sentence, and its amount beside a label. */
const notice = async (): Promise<string> =>
  writeTemporary(
    await buildPdf([
      [
        { x: 60, y: 60, text: 'Capital Call Notice No. 5' },
        { x: 60, y: 100, text: 'Funds are due no later than January 22, 2025.' },
        ...labelRows([['Capital call amount', 'USD 250,000.00']]),
      ],
    ]),
  );

const extract = (...options: string[]) =>
  spawnSync(process.execPath, [COMMAND, ...options], { encoding: 'utf8' });

/** The rows that `--passes` prints, by the name of their pass. */
function rowsOf(printed: string): Map<string, string[]> {
  const rows = printed.split('\n').map((line) => line.trim().split(/ {2,}/u));
  return new Map(rows.map(([name = '', ...cells]) => [name, cells]));
}

describe('the passes of reading', () => {
  it('are listed by the command with what each takes, gives and costs', async () => {
    const { stdout, status } = extract('--passes', '--without', 'sentences', await notice());
    assert.equal(status, 0);
    const rows = rowsOf(stdout);
    assert.deepEqual(
      PASSES.filter(({ name }) => !rows.has(name)),
      [],
    );
    const [takes, gives, state, runs, own, total] = rows.get('metric-query') ?? [];
    assert.deepEqual([takes, gives, state, runs], ['tagged document', 'result', 'required', '1']);
    assert.ok(Number(own) > 0 && Number(total) > Number(own), `${own} of ${total} ms`);
    assert.deepEqual(rows.get('sentences')?.slice(0, 3), ['page', 'facts', 'off']);
    assert.deepEqual(rows.get('clauses')?.slice(0, 4), ['page', 'facts', 'on', '1']);
  });

  it('are left out by the command where they are optional', async () => {
    const file = await notice();
    const outcome = await runExtraction(jobFor(file));
    assert.ok(outcome.ok);
    const found = outcome.result.metrics.filter(({ candidates }) => candidates.length > 0);
    const fins = found.map(({ fin }) => fin);
    const { stdout } = extract('--without', 'sentences', file);
    const { metrics } = JSON.parse(stdout) as { metrics: object };
    assert.deepEqual(
      ['call_amount', 'due_date'].map((fin) => [fins.includes(fin), Object.hasOwn(metrics, fin)]),
      [
        [true, true],
        [true, false],
      ],
    );
  });

  it('of a mail are those of its attachments, which the command reads as the documents of the file', async () => {
    const bytes = readFileSync(await notice());
    const mail = buildMail({
      subject: 'Capital call',
      files: [{ name: 'notice.pdf', type: 'application/pdf', bytes }],
    });
    const { stdout } = extract(writeTemporary(mail, 'call.eml'));
    const { documentType, metrics, parts } = JSON.parse(stdout) as {
      documentType: string;
      metrics: Record<string, { value: string }>;
      parts: unknown[];
    };
    assert.deepEqual(
      [documentType, metrics['call_amount']?.value, parts.length],
      ['Capital Call', '250000.00', 1],
    );
  });

  it('are refused by name where they are required or there is none', () => {
    const { status, stderr } = extract('--without', 'hidden-layers', 'notice.pdf');
    assert.deepEqual(
      [status, stderr.split('\n')[0]],
      [WRONG_ARGUMENTS, 'The pass hidden-layers is required.'],
    );
    assert.match(
      whyNotWithout('sentence') ?? '',
      /^There is no pass sentence; these can be left out: .*\bsentences\b/u,
    );
  });

  it('have names of their own, and a document is read without the optional ones', async () => {
    assert.equal(new Set(PASSES.map(({ name }) => name)).size, PASSES.length);
    const passes = new PassRunner({ without: OPTIONAL_PASSES });
    const outcome = await runExtraction(jobFor(await notice()), { passes });
    assert.ok(outcome.ok && outcome.result.metrics.some(({ candidates }) => candidates.length > 0));
  });
});
