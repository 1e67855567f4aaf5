import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { ExtractionJob } from '../contract/job.ts';
import type { ProposedValue, ProposerWord } from '../contract/proposer.ts';
import type { ExtractionResult } from '../contract/result.ts';
import { buildPdf, writeTemporary } from '../testing/build-pdf.ts';
import type { Schedule } from '../testing/build-schedule.ts';
import { schedulePage } from '../testing/build-schedule.ts';
import { jobFor } from '../testing/paths.ts';
import { runExtraction } from './run-extraction.ts';

const MODEL = 'reader-1';
const TITLES = ['Company', 'Cost', 'Fair value', 'Zzyx', 'Multiple'];
const SCHEDULE: Schedule = {
  titles: TITLES,
  rows: [
    ['Ahorn GmbH', '5.540.000', '14.923.000', '1.000', '2,69x'],
    ['Buche AG', '7.644.000', '20.483.000', '2.000', '2,69x'],
    ['Zeder SE', '9.541.000', '12.300.000', '3.000', '1,31x'],
  ],
};

async function pathOf(schedule: Schedule): Promise<string> {
  return writeTemporary(await buildPdf([schedulePage(schedule)]));
}

async function extracted(path: string, more: Partial<ExtractionJob> = {}): Promise<ExtractionResult> {
  const outcome = await runExtraction(jobFor(path, { documentType: 'Performance', ...more }));
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.result;
}

/** The words of the one page, as a model gets them. */
async function wordsOf(path: string): Promise<readonly ProposerWord[]> {
  const words: ProposerWord[] = [];
  await runExtraction(jobFor(path, { documentType: 'Performance' }), {
    proposers: [
      {
        id: 'looks',
        version: '1',
        propose: async ({ pages }) => {
          for (const page of pages) words.push(...page.words);
          return [];
        },
      },
    ],
  });
  return words;
}

/** What a model has read in a cell: the word that is printed so. */
async function reading(path: string, fin: string, row: number, text: string): Promise<ProposedValue> {
  const word = (await wordsOf(path)).find((one) => one.text === text);
  assert.ok(word, text);
  return { fin, row, wordIds: [word.id], quote: text };
}

const answered = (...proposals: ProposedValue[]) => ({ model: { name: MODEL, proposals } });

/** Each candidate of a metric in each row: its value, with a star where the model proposed it. */
const cellsOf = ({ rows }: ExtractionResult, fin: string): string[] =>
  rows.map(({ cells }) =>
    (cells.find((cell) => cell.fin === fin)?.candidates ?? [])
      .map(({ value, origin }) => `${value}${origin?.kind === 'proposer' ? '*' : ''}`)
      .join(' '),
  );

const surenessOf = ({ rows }: ExtractionResult, fin: string, row: number): number[] =>
  rows[row]?.cells.find((cell) => cell.fin === fin)?.candidates.map(({ confidence }) => confidence) ?? [];

describe('the answer of a model', () => {
  it('is awaited before values are chosen, unless the layout is one that the client has confirmed', async () => {
    const path = await pathOf(SCHEDULE);
    const model = { name: MODEL, proposals: null };
    const awaiting = await extracted(path, { model });
    assert.deepEqual([awaiting.awaitsModel, awaiting.metrics, awaiting.rows], [true, [], []]);
    const own = await extracted(path, { confirmedLayouts: [awaiting.fingerprint] });
    const known = await extracted(path, { model, confirmedLayouts: [awaiting.fingerprint] });
    assert.deepEqual(known, own);
  });

  it('fills the empty cell of the row at whose height its words stand, whatever number it gives to the row', async () => {
    const path = await pathOf(SCHEDULE);
    const own = await extracted(path);
    assert.deepEqual(cellsOf(own, 'investment_realised'), ['', '', '']);
    const found = await extracted(
      path,
      answered(
        await reading(path, 'investment_realised', 0, '2.000'),
        await reading(path, 'investment_realised', 1, '3.000'),
      ),
    );
    assert.deepEqual(cellsOf(found, 'investment_realised'), ['', '2000*', '3000*']);
    const [sureness] = surenessOf(found, 'investment_realised', 1);
    assert.ok(sureness !== undefined && sureness > 0 && sureness <= 0.6);
    assert.deepEqual(cellsOf(found, 'investment_cost'), cellsOf(own, 'investment_cost'));
  });

  it('makes a cell that it reads otherwise less sure, and none surer that it reads alike', async () => {
    const path = await pathOf(SCHEDULE);
    const own = await extracted(path);
    const found = await extracted(
      path,
      answered(
        await reading(path, 'investment_fair_value', 0, '14.923.000'),
        await reading(path, 'investment_fair_value', 1, '7.644.000'),
      ),
    );
    assert.deepEqual(cellsOf(found, 'investment_fair_value'), ['14923000', '20483000 7644000*', '12300000']);
    assert.deepEqual(
      surenessOf(found, 'investment_fair_value', 0),
      surenessOf(own, 'investment_fair_value', 0),
    );
    const [before = 0] = surenessOf(own, 'investment_fair_value', 1);
    const [after = 0, other = 0] = surenessOf(found, 'investment_fair_value', 1);
    assert.ok(after < before && after < 0.8 && other <= 0.6 && other <= after);
  });

  it('makes a value that was unsure before less sure too, and leaves it first', async () => {
    const path = await pathOf(SCHEDULE);
    const fundOf = ({ metrics }: ExtractionResult) =>
      metrics
        .find(({ fin }) => fin === 'fund')
        ?.candidates.map(({ value, confidence }) => ({ value, confidence })) ?? [];
    const words = await wordsOf(path);
    const start = words.findIndex(({ text }) => text === 'Fjord');
    const wordIds = words.slice(start, start + 3).map(({ id }) => id);
    const [own] = fundOf(await extracted(path));
    const [first, second] = fundOf(
      await extracted(path, answered({ fin: 'fund', wordIds, quote: 'Fjord Vekst II' })),
    );
    assert.ok(own && first && second && own.confidence < 0.6 && first.confidence < own.confidence);
    assert.deepEqual([first.value, second.value], [own.value, 'Fjord Vekst II']);
    assert.ok(second.confidence <= first.confidence);
  });

  it('gives rows where the document has none that is known', async () => {
    const unknown = {
      titles: ['Wer', 'Zzyx'],
      rows: [
        ['Ahorn', '1.000'],
        ['Buche', '2.000'],
      ],
    };
    const path = await pathOf(unknown);
    assert.deepEqual((await extracted(path)).rows, []);
    const found = await extracted(
      path,
      answered(
        await reading(path, 'investment_name', 5, 'Buche'),
        await reading(path, 'investment_cost', 5, '2.000'),
        await reading(path, 'investment_name', 2, 'Ahorn'),
      ),
    );
    assert.deepEqual(cellsOf(found, 'investment_name'), ['Ahorn*', 'Buche*']);
    assert.deepEqual(cellsOf(found, 'investment_cost'), ['', '2000*']);
  });
});
