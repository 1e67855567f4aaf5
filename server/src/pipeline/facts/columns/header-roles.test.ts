import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { columnRole } from './header-roles.ts';

describe('columnRole', () => {
  const periods: [string, string | null][] = [
    ['Quarter-to- Date', 'Quarter To Date'],
    ['Current quarter 06/30/2024', 'Quarter To Date'],
    ['Year-to- Date', 'Year To Date'],
    ['Six months', 'Year To Date'],
    ['Inception-to- Date', 'Inception To Date'],
    ['Since inception', 'Inception To Date'],
    ['Life to date', 'Inception To Date'],
    ['Quartal', 'Quarter To Date'],
    ['Seit Auflegung', 'Inception To Date'],
    ["Depuis l'origine", 'Inception To Date'],
    ['Trimestre', 'Quarter To Date'],
    ['YTD Q3 2024', 'Year To Date'],
    ['2024 t/m Q2', 'Year To Date'],
    ['Acumulado del año', 'Year To Date'],
    ['9M 2024', 'Year To Date'],
    ['Acumulado', 'Inception To Date'],
    ['Acumulado enero-junio 2025', 'Year To Date'],
    ['Cumulative (2025)', 'Year To Date'],
    ['Your share', null],
  ];
  for (const [title, period] of periods) {
    it(`reads the period of "${title}" as ${period ?? 'none'}`, () => {
      assert.equal(columnRole([title]).period, period);
    });
  }

  it('tells the partner from all partners', () => {
    assert.equal(columnRole(['Your share (£)']).scope, 'partner');
    assert.equal(columnRole(['Total Fund (£)']).scope, 'fund');
    assert.equal(
      columnRole(['Harbour Management Company, LP', 'Total Fund (incl. GP)', 'Since inception']).scope,
      'fund',
    );
    assert.equal(columnRole(['Fund total (quarter)']).scope, 'fund');
    assert.equal(columnRole(['All investors, EUR']).scope, 'fund');
    assert.equal(columnRole(['Amount']).scope, null);
    assert.equal(columnRole(["General Partner's allocation"]).scope, 'fund');
  });

  it('takes a share of the total fund for the partner, and a total beside a share for the fund', () => {
    assert.equal(columnRole(["LP0412's allocation of total fund"]).scope, 'partner');
    assert.equal(columnRole(['Aandeel in totale fonds']).scope, 'partner');
    assert.equal(columnRole(['Interest in portfolio companies, total fund']).scope, 'fund');
  });

  it('takes a title that speaks to the reader for the column of the partner', () => {
    for (const title of [
      'Your payment (£)',
      'Ihre Zahlung',
      'Votre virement',
      'Er betalning',
      'Uw betaling',
      'Su pago',
    ])
      assert.equal(columnRole([title]).scope, 'partner', title);
    assert.equal(columnRole(['Your bank must credit it by this day']).scope, null);
  });

  it('knows columns of one unit, and of how many units there are', () => {
    for (const title of [
      'Rate per unit',
      'Units held',
      'Anzahl Anteile',
      'Nombre de parts',
      'Número de acciones',
    ])
      assert.equal(columnRole([title]).isPerUnit, true, title);
    assert.equal(columnRole(['Amount', 'EUR']).isPerUnit, false);
  });

  it('knows comparative columns', () => {
    assert.equal(columnRole(['Prior quarter', '03/31/2024']).isPrior, true);
    assert.equal(columnRole(['Previous distribution (#21)']).isPrior, true);
    assert.equal(columnRole(['This distribution (#22)']).isPrior, false);
  });
});
