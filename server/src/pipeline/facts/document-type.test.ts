import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readBuiltInSchemas } from '../built-in-schemas.ts';
import { line, pageOf } from '../testing/page-of.ts';
import { recogniseType } from './document-type.ts';

const { schemas } = readBuiltInSchemas(new URL('../../database/catalogue.json', import.meta.url));

/** The type of a page whose lines are a label, with or without an amount. */
function typeOf(...rows: (readonly [label: string, amount?: string])[]): string | undefined {
  const pieces = rows.flatMap(([label, amount], at) =>
    line(60 + 18 * at, [60, label], ...(amount === undefined ? [] : [[400, amount] as const])),
  );
  return recogniseType([pageOf(pieces)], schemas)?.id;
}

describe('recogniseType', () => {
  it('takes the lines between two balances for no announcement of a call or distribution', () => {
    const type = typeOf(
      ['Situation au 30 juin 2025'],
      ['Valeur au début de la période', '1 840 220,40'],
      ['Appels de fonds versés', '150 000,00'],
      ['Avis de distribution du 3 mai', '42 180,75'],
      ['Commission de gestion', '18 750,00'],
      ['Valeur à la fin de la période', '1 929 289,65'],
    );
    assert.equal(type, 'Capital Account');
  });

  it('knows a drawdown by its number', () => {
    const type = typeOf(
      ['Harling Forestry Limited Partnership – Drawdown No. 6'],
      ['We require you to pay £112,500.00 in cleared funds.'],
    );
    assert.equal(type, 'Capital Call');
  });

  it('knows a call by the same words where they announce it', () => {
    const type = typeOf(
      ['Appel de fonds n° 7'],
      ['Engagement', '3 000 000,00'],
      ['Montant appelé', '150 000,00'],
      ['Restant à appeler', '840 000,00'],
    );
    assert.equal(type, 'Capital Call');
  });

  it('knows a call set off against a distribution by who is paid the net amount', () => {
    const type = typeOf(
      ['The manager sets the capital call below off against the distribution below.'],
      ['Distribution no. 14'],
      ['Capital call no. 22'],
      ['Return of capital', '412,000.00'],
      ['Investment', '112,500.00'],
      ['Capital call, total', '125,000.00'],
      ['Net amount we will pay you on 6 June 2025', '287,000.00'],
    );
    assert.equal(type, 'Capital Distribution');
  });

  it('knows the letter of a fund that announces nothing by what it tells, and no bill that falls due', () => {
    const told = (payee: string): string | undefined =>
      typeOf(
        [`${payee}: call number 8`],
        ['A further contribution falls due on 29 January 2025.'],
        ['Of your commitment 1,250,000.00 was undrawn before this call.'],
        [`Please pay to ${payee}, reference BSD-8.`],
      );
    assert.equal(told('Burnside Senior Debt LP'), 'Capital Call');
    assert.equal(told('Burnside Plumbing GmbH'), undefined);
  });

  it('knows a letter by what its sentences tell where its subject alone would be too little', () => {
    const letter = (...told: readonly string[]): string | undefined =>
      typeOf(
        ['Ref.: Lubina Capital Riesgo II, S.C.R., S.A.'],
        ['El Consejo de Administración ha aprobado la distribución siguiente.'],
        ...told.map((line): [string] => [line]),
        ['El pago se hará efectivo el 15 de diciembre de 2025.'],
      );
    const told = letter(
      'El importe bruto que corresponde a sus acciones asciende a 379.810,50 euros.',
      'De dicho importe, 240.000,00 euros tienen la consideración de devolución de aportaciones,',
      '118.460,50 euros corresponden a la plusvalía obtenida y 21.350,00 euros a dividendos.',
      'Sobre los dividendos se practicará una retención de 4.056,50 euros.',
      'Percibirán un importe neto de 375.754,00 euros.',
      'Su compromiso pendiente de desembolso pasa a ser de 415.000,00 euros.',
    );
    assert.equal(told, 'Capital Distribution');
    assert.equal(letter('El importe bruto asciende a 379.810,50 euros.'), undefined);
  });
});
