import { describe, it } from 'node:test';

import { assertFound, lineAt } from '../../testing/query-pages.ts';

const TEXT = 'The first quarter was a quiet one for exits, and a busy one for the whole team.';

describe('tables beside running text', () => {
  it('reads the titles of columns on a line with a sentence, and takes the later of two dates', async () => {
    await assertFound(
      [
        ...lineAt(60, [40, 'Report for the quarter ended March 31, 2025, in USD']),
        ...lineAt(100, [40, TEXT], [450, 'Dec 31, 2024'], [530, 'Mar 31, 2025']),
        ...lineAt(114, [400, 'DPI'], [470, '0.46x'], [550, '0.48x']),
        ...lineAt(128, [400, 'TVPI'], [470, '1.52x'], [550, '1.51x']),
      ],
      'Performance',
      { dpi: '0.48', tvpi: '1.51' },
    );
  });

  it('reads a scale that one line of a text begins to say and the next one says', async () => {
    await assertFound(
      [
        ...lineAt(60, [40, 'Informe a 31 de marzo de 2025']),
        ...lineAt(100, [40, 'El periodo de inversión terminó en mayo. Las cifras se expresan']),
        ...lineAt(113, [40, 'en miles de euros y no han sido auditadas.']),
        ...lineAt(106, [400, 'Capital desembolsado'], [530, '34.191']),
        ...lineAt(86, [400, 'Tamaño del fondo'], [530, '45.000']),
      ],
      'Performance',
      { fund_paid_in: '34191000 EUR', fund_size: '45000000 EUR' },
    );
  });
});
