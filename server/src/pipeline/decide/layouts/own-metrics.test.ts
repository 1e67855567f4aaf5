import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { PipelineMetric } from '../../contract/job.ts';
import { lineAt, queryPages } from '../../testing/query-pages.ts';

function metric(fin: string, displayName: string, rest: Partial<PipelineMetric> = {}): PipelineMetric {
  return {
    fin,
    displayName,
    description: '',
    type: 'STRING',
    timePeriod: null,
    associatedEntityType: null,
    filterGroup: 'None',
    isRequired: false,
    validators: [],
    ...rest,
  };
}

const OWN = [
  metric('own_bridge', 'Bridge facility drawn', { type: 'CURRENCY' }),
  metric('own_hurdle', 'Hurdle rate (preferred return)', { type: 'PERCENTAGE' }),
  metric('own_holdings', 'Number of portfolio companies', { type: 'NUMERIC' }),
  metric('own_valuation', 'Next valuation date', { type: 'DATE' }),
  metric('own_audit', 'Auditor / audit firm'),
  metric('own_basis', 'Valuation basis', {
    validators: [{ type: 'options', options: ['Fair value', 'Historic cost'] }],
  }),
  metric('own_agent', 'Placement agent', { type: 'ENTITY_NAME' }),
  metric('own_setup_qtd', 'Organisation costs (QTD)', { type: 'CURRENCY', timePeriod: 'Quarter To Date' }),
  metric('own_setup_ytd', 'Organisation costs (YTD)', { type: 'CURRENCY', timePeriod: 'Year To Date' }),
];

const values = (
  await queryPages(
    [
      [
        ...lineAt(60, [60, 'Aspen Hollow Growth Fund III LP']),
        ...lineAt(90, [60, 'Bridge facility drawn'], [300, 'EUR 12,500,000']),
        ...lineAt(106, [60, 'Preferred return'], [300, '8.00 %']),
        ...lineAt(122, [60, 'Number of portfolio companies'], [300, '14']),
        ...lineAt(138, [60, 'Next valuation date'], [300, '31 March 2025']),
        ...lineAt(154, [60, 'Audit firm'], [300, 'Hollins & Partners']),
        ...lineAt(170, [60, 'Valuation basis'], [300, 'Fair value']),
        ...lineAt(186, [60, 'Placement agent'], [300, 'Quarry Street Advisers LLP']),
        ...lineAt(230, [300, '3 months ended'], [420, '12 months ended']),
        ...lineAt(242, [300, '31 Dec 2024'], [420, '31 Dec 2024']),
        ...lineAt(260, [60, 'Contributions'], [300, '40,000'], [420, '90,000']),
        ...lineAt(276, [60, 'Organisation costs'], [300, '1,250'], [420, '4,800']),
        ...lineAt(292, [60, 'Ending balance'], [300, '910,000'], [420, '910,000']),
      ],
    ],
    'Capital Account',
    OWN,
  )
).values;

describe('metrics that someone added in the schema builder', () => {
  const wanted: [string, string][] = [
    ['own_bridge', '12500000 EUR'],
    ['own_hurdle', '8.00'],
    ['own_holdings', '14'],
    ['own_valuation', '2025-03-31'],
    ['own_audit', 'Hollins & Partners'],
    ['own_basis', 'Fair value'],
    ['own_agent', 'Quarry Street Advisers LLP'],
    ['own_setup_qtd', '1250 EUR'],
    ['own_setup_ytd', '4800 EUR'],
  ];
  for (const [fin, value] of wanted) {
    it(`are found by their own name: ${fin}`, () => {
      assert.equal(values[fin], value);
    });
  }
});
