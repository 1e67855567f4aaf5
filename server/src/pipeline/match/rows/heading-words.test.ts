import assert from 'node:assert/strict';
import { it } from 'node:test';

import { pageOf } from '../../testing/page-of.ts';
import type { PipelineMetric } from '../../contract/job.ts';
import { readContext } from '../../facts/document-context.ts';
import { termsOf } from '../../vocabulary/metric-terms.ts';
import { statusOfHeading } from './row-status.ts';

const metric: PipelineMetric = {
  fin: 'investment_status',
  displayName: 'Status',
  description: '',
  type: 'STRING',
  timePeriod: null,
  associatedEntityType: null,
  filterGroup: '',
  isRequired: false,
  validators: [{ type: 'options', options: ['Realised', 'Partially realised', 'Unrealised'] }],
};
const group = { status: { metric, terms: termsOf(metric) }, context: readContext([pageOf([])]) };

const HEADINGS: readonly (readonly [string, string | null])[] = [
  ['A. Realised', 'Realised'],
  ['III. Unrealised investments', 'Unrealised'],
  ['Realised investments (£ million)', 'Realised'],
  ['Realisierte Beteiligungen in TEUR', 'Realised'],
  ['Nicht realisierte Beteiligungen zum 30. Juni 2025 (in Tausend EUR)', 'Unrealised'],
  ['Participations cédées en milliers d’euros', 'Realised'],
  ['Unrealised investments at 30 June 2025, EUR million', 'Unrealised'],
  ['Teilweise veräusserte Beteiligungen', 'Partially realised'],
  ['Vollständig veräusserte Beteiligungen', 'Realised'],
  ['Realised investments (Germany)', null],
  ['Gain on realised investments', null],
];

for (const [text, status] of HEADINGS)
  it(`reads "${text}" as ${status ?? 'no status'}`, () => {
    assert.equal(statusOfHeading(text, group), status);
  });
