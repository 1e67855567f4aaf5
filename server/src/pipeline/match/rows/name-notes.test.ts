import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { drawnText } from '../../testing/drawn-text.ts';
import { queryPages } from '../../testing/query-pages.ts';

const TITLES = 'Bolag                                       Investerat       Värde      Multipel';

describe('lines under the names of a schedule', () => {
  it('reads status and date of each row, also under the last one', async () => {
    const page = drawnText(`
Kvarnholmen Ventures Fond II KB
Belopp i MSEK

${TITLES}

Alfta Sensor AB                                   42,0        63,0          1,50
Innehas · sedan 2019-03-11

Brunna Medtech AB                                 38,5           0          1,80
Avyttrat · förvärvat 2018-06-01

Cedra Energi AB                                   51,0        70,4          1,38
Delvis avyttrat · sedan mars 2020`);
    const { rows } = await queryPages([page], 'Performance');
    assert.deepEqual(
      rows.map((row) => [row['investment_name'], row['investment_status'], row['investment_date']]),
      [
        ['Alfta Sensor AB', 'Unrealised', '2019-03-11'],
        ['Brunna Medtech AB', 'Realised', '2018-06-01'],
        ['Cedra Energi AB', 'Partially realised', '2020-03-01'],
      ],
    );
  });

  it('takes no date of an end, and no vintage, for the date of an investment', async () => {
    const page = drawnText(`
Underlying fund                         Vintage     Contributed     Current NAV     Multiple

Aldgate Capital Partners VII               2013       8,412,300       1,830,022         1.63
Bastei Mittelstand Fonds IV                2014       6,120,450       2,904,610         1.62
sold 31/12/2024`);
    const { rows } = await queryPages([page], 'Performance');
    assert.deepEqual(
      rows.map((row) => [row['investment_name'], row['investment_date']]),
      [
        ['Aldgate Capital Partners VII', undefined],
        ['Bastei Mittelstand Fonds IV', undefined],
      ],
    );
  });
});
