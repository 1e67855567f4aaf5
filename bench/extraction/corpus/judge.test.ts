import assert from 'node:assert/strict';
import { test } from 'node:test';

import { judgeDocument } from './judge.ts';
import type { DocumentTruth, Truth } from './truth.ts';

const value = (text: string): Truth => ({ value: text, text, page: 1, boxes: [] });

const truth: DocumentTruth = {
  file: 'notice.pdf',
  documentType: null,
  language: 'en',
  layout: '',
  producer: 'chromium',
  scanned: false,
  rotated: false,
  pages: 1,
  metrics: { fund: value('Alder Fund I'), due_date: value('2025-03-17') },
  rows: [],
  defects: [],
  derivable: ['base_currency'],
  optional: { fund_manager: value('Alder Capital') },
  role: 'base',
};

/** The verdicts on what was found, by metric. */
function verdictsOn(found: Record<string, string>): Record<string, string> {
  const metrics = Object.fromEntries(Object.entries(found).map(([fin, text]) => [fin, { value: text }]));
  const verdicts = judgeDocument(truth, { file: truth.file, documentType: null, metrics, rows: {} });
  return Object.fromEntries(verdicts.map(({ fin, kind }) => [fin, kind]));
}

test('What may be derived is not judged in rows either, unless a row prints it', () => {
  const row = { investment_name: value('Alder GmbH'), investment_status: value('Realised') };
  const plain = { investment_name: value('Birch AG') };
  const derivable = ['investment_status'];
  const found = [row, plain].map(({ investment_name: name }) => ({
    investment_name: { value: name.value },
    investment_status: { value: 'Unrealised' },
  }));
  const verdicts = judgeDocument(
    { ...truth, metrics: {}, optional: {}, derivable, rows: [row, plain] },
    { file: truth.file, documentType: null, metrics: {}, rows: { rows: found } },
  );
  assert.deepEqual(
    verdicts.map(({ fin, kind }) => [fin, kind]),
    [
      ['investment_name', 'right'],
      ['investment_status', 'wrong'],
      ['investment_name', 'right'],
    ],
  );
});

test('What a reader may infer is wrong when it differs and never missed; what may be derived is not judged', () => {
  const printed = { fund: 'Alder Fund I', due_date: '2025-03-18' };
  assert.deepEqual(verdictsOn({ ...printed, base_currency: 'USD' }), { fund: 'right', due_date: 'wrong' });
  assert.deepEqual(verdictsOn({ fund_manager: 'Alder Capital' }), {
    fund: 'missed',
    due_date: 'missed',
    fund_manager: 'right',
  });
  assert.deepEqual(verdictsOn({ ...printed, fund_manager: 'Birch Capital', bank: 'Elm Bank' }), {
    fund: 'right',
    due_date: 'wrong',
    fund_manager: 'wrong',
    bank: 'extra',
  });
});
