import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { MetricDataType } from '@assay/shared/domain';

import type { PageGraph } from '../../../graph/page-graph.ts';
import type { TextPiece } from '../../../testing/page-of.ts';
import { line, pageOf } from '../../../testing/page-of.ts';
import { readContext } from '../../../facts/document-context.ts';
import { termsOf } from '../../../vocabulary/metric-terms.ts';
import type { Evidence } from '../evidence.ts';
import { signalsOf } from './signals-of.ts';
import type { Chosen, Finding } from './finding.ts';

const linesOf = (...lines: TextPiece[][]): PageGraph => pageOf(lines.flat());

type Scope = 'fund' | 'limited_partner' | null;

/** A value chosen on a page: the phrase that prints its text. */
function chosen(page: PageGraph, [fin, type, scope]: [string, MetricDataType, Scope], text: string): Chosen {
  const phrase = page.rows.flat().find((one) => one.text === text);
  assert.ok(phrase, `${text} is not on the page`);
  const metric = {
    fin,
    displayName: fin,
    description: '',
    type,
    timePeriod: null,
    associatedEntityType: scope,
    filterGroup: '',
    isRequired: false,
    validators: [],
  };
  const value = type === 'CURRENCY' ? text.replaceAll(',', '') : text;
  return {
    wanted: { metric, terms: termsOf(metric) },
    proposal: {
      value,
      currency: null,
      words: phrase.words,
      text,
      page: page.place,
      odds: 3,
      features: { checksHold: 1 },
      isBlank: false,
    },
  };
}

/** Signals for the value at a place among the singles, or of a cell of the first row. */
function saidOf(page: PageGraph, of: Partial<Finding>, at = 0): Evidence {
  const finding: Finding = {
    pages: [page],
    context: readContext([page]),
    singles: [],
    lists: false,
    rows: [],
    verdicts: [],
    typeConfidence: 1,
    ...of,
  };
  const row = finding.rows[0] ?? null;
  const asked = (row ?? finding.singles)[at];
  assert.ok(asked);
  return signalsOf(finding)(asked, row);
}

const PAID_IN: [string, MetricDataType, Scope] = ['fund_paid_in', 'CURRENCY', 'fund'];
const NET: [string, MetricDataType, Scope] = ['distribution_net', 'CURRENCY', 'limited_partner'];
const COST: [string, MetricDataType, Scope] = ['investment_cost', 'CURRENCY', null];

describe('what a whole finding says of its values', () => {
  it('doubts the scale of a fund whose largest amount is a few hundred thousand, however well sums tie', () => {
    const page = linesOf(line(40, [20, 'Paid in'], [200, '186,400'], [300, '186,400,000']));
    const small = saidOf(page, { singles: [chosen(page, PAID_IN, '186,400')] });
    assert.ok((small['tooSmall'] ?? 0) > 1);
    assert.equal(small['checksHold'], 0);
    const whole = saidOf(page, { singles: [chosen(page, PAID_IN, '186,400,000')] });
    assert.equal(whole['tooSmall'], 0);
    assert.equal(whole['checksHold'], undefined);
  });

  it('believes a column of a schedule whose cells add up to a printed total', () => {
    const rows = (total: string): PageGraph =>
      linesOf(
        line(40, [20, 'Alder'], [200, '1,200']),
        line(60, [20, 'Birch'], [200, '2,300']),
        line(80, [20, 'Cedar'], [200, '3,450']),
        line(100, [20, 'Total'], [200, total]),
      );
    const cellsOf = (page: PageGraph): Chosen[][] =>
      ['1,200', '2,300', '3,450'].map((text) => [chosen(page, COST, text)]);
    const [tying, open] = [rows('6,950'), rows('7,950')];
    assert.equal(saidOf(tying, { rows: cellsOf(tying) })['columnAddsUp'], 0, 'the scale is in doubt');
    const scaled = cellsOf(tying).map((row) =>
      row.map((cell) => ({ ...cell, proposal: { ...cell.proposal, value: `${cell.proposal.value}0000` } })),
    );
    assert.equal(saidOf(tying, { rows: scaled })['columnAddsUp'], 1);
    assert.equal(saidOf(open, { rows: scaled })['columnAddsUp'], 0);
  });

  it('tells an amount that stands out of its column by a misread point', () => {
    const page = linesOf(
      line(40, [20, 'A'], [100, '12,500,000'], [200, '11,900,000'], [300, '1,250,000,000']),
    );
    const rows = ['1,250,000,000', '11,900,000', '12,500,000'].map((text) => [chosen(page, COST, text)]);
    assert.ok((saidOf(page, { rows })['apart'] ?? 0) > 0.5);
    assert.equal(saidOf(page, { rows: rows.toReversed() })['apart'], 0);
  });

  it('doubts a partner’s amount that was taken from several columns nobody understood', () => {
    const page = linesOf(
      line(40, [20, 'Net'], [200, '111.70'], [300, '446,800.00']),
      line(60, [20, 'Gross'], [300, '500,000.00']),
    );
    const perUnit = saidOf(page, { singles: [chosen(page, NET, '111.70')] });
    assert.equal(perUnit['columnGuessed'], 1);
    assert.equal(perUnit['columnPerUnit'], 1);
    assert.equal(saidOf(page, { singles: [chosen(page, NET, '446,800.00')] })['columnPerUnit'], 0);
    const alone = saidOf(page, { singles: [chosen(page, NET, '500,000.00')] });
    assert.equal(alone['columnGuessed'], undefined);
    const known = chosen(page, NET, '446,800.00');
    known.proposal.features['rightScope'] = 1;
    assert.equal(saidOf(page, { singles: [known] })['columnGuessed'], undefined);
  });

  it('sees that a name runs on, that a label is in it, and that an account number is cut', () => {
    const page = linesOf(
      line(40, [20, 'Sambre Energy Fund SCA SICAV-RAIF']),
      line(60, [20, 'TitulaireLuberon Santé']),
      line(80, [20, 'FR7611808009100022014470']),
      line(100, [20, 'FR7611808009100022014470183']),
    );
    const name = chosen(page, ['fund', 'ENTITY_NAME', null], 'Sambre Energy Fund SCA SICAV-RAIF');
    assert.equal(saidOf(page, { singles: [name] })['runsOn'], 0);
    const text = 'Sambre Energy Fund SCA';
    const cut = { ...name, proposal: { ...name.proposal, text, value: text } };
    assert.equal(saidOf(page, { singles: [cut] })['runsOn'], 1);
    const glued = chosen(page, ['bank_name', 'STRING', null], 'TitulaireLuberon Santé');
    assert.equal(saidOf(page, { singles: [glued] })['oddText'], 1);
    const ibanOf = (one: string): Chosen => chosen(page, ['iban', 'STRING', null], one);
    assert.equal(saidOf(page, { singles: [ibanOf('FR7611808009100022014470')] })['ibanCut'], 1);
    assert.equal(saidOf(page, { singles: [ibanOf('FR7611808009100022014470183')] })['ibanCut'], 0);
  });

  it('counts the small words of a name, but no name behind its article and none of an institution', () => {
    const names = [
      ['Atelier d’Aubrac pour l’Enfance', 1],
      ['Part not yet called', 3],
      ['Trust running costs', 2],
      ['Caisse de retraite des marins pêcheurs', 0],
      ['Caisse d’assurance vieillesse des marins', 0],
    ] as const;
    const page = linesOf(...names.map(([name], at) => line(40 + 20 * at, [20, name])));
    const smallIn = (name: string): number | undefined =>
      saidOf(page, { singles: [chosen(page, ['limited_partner', 'ENTITY_NAME', null], name)] })['smallWords'];
    assert.deepEqual(
      names.map(([name]) => [name, smallIn(name)]),
      names,
    );
  });

  it('doubts an amount with more decimals than money has, and a name that stands among labels or breaks off', () => {
    const page = linesOf(
      line(40, [20, 'Fund'], [200, 'Alder Growth II LP']),
      line(60, [20, 'Currency'], [200, 'EUR']),
      line(80, [20, 'Domiciliation'], [200, 'Alder Growth II LP']),
      line(100, [20, 'Per unit'], [200, '1.2500']),
      line(120, [200, 'Mutualidad Gremial del']),
    );
    assert.equal(saidOf(page, { singles: [chosen(page, NET, '1.2500')] })['manyDecimals'], 1);
    const bank = (text: string): Evidence =>
      saidOf(page, { singles: [chosen(page, ['bank_name', 'STRING', null], text)] });
    assert.equal(bank('Domiciliation')['amongLabels'], 1);
    assert.equal(bank('Alder Growth II LP')['amongLabels'], 0);
    assert.equal(bank('Mutualidad Gremial del')['cutShort'], 1);
  });

  it('doubts a payment on the day of the notice, and a document without the list that its type has', () => {
    const page = linesOf(line(40, [20, '2024-11-08'], [200, '2024-12-10']));
    const notice = chosen(page, ['notice_date', 'DATE', null], '2024-11-08');
    const paid = (text: string): Chosen => chosen(page, ['payment_date', 'DATE', null], text);
    assert.equal(saidOf(page, { singles: [paid('2024-11-08'), notice] })['sharedDate'], 1);
    assert.equal(saidOf(page, { singles: [paid('2024-12-10'), notice] })['sharedDate'], 0);
    assert.equal(saidOf(page, { singles: [notice], lists: true })['rowless'], 1);
    assert.equal(saidOf(page, { singles: [notice], typeConfidence: 0.4 })['typeDoubt'], 0.6);
  });
});
