import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { buildPdf, labelRows, writeTemporary } from '../testing/build-pdf.ts';
import { jobFor } from '../testing/paths.ts';
import { runExtraction } from './run-extraction.ts';

describe('a language that has nothing in the engine but its data file', () => {
  it('is read: a capital call in Portuguese', async () => {
    const path = writeTemporary(
      await buildPdf([
        [
          { x: 60, y: 60, text: 'Fundo Sobreiral Crescimento II, F.C.R.', size: 14 },
          { x: 60, y: 90, text: 'Aviso de chamada de capital n.º 4' },
          { x: 60, y: 120, text: 'Lisboa, 14 de março de 2025' },
          ...labelRows([
            ['Participante', 'Caixa de Pensões do Alentejo'],
            ['Compromisso de investimento', '5.000.000,00 EUR'],
            ['Capital por realizar antes desta chamada', '3.200.000,00 EUR'],
            ['Montante a pagar', '450.000,00 EUR'],
            ['Capital por realizar após esta chamada', '2.750.000,00 EUR'],
            ['Data limite de pagamento', '28 de março de 2025'],
            ['Titular da conta', 'Fundo Sobreiral Crescimento II, F.C.R.'],
            ['Banco', 'Banco do Montado, S.A.'],
          ]),
        ],
      ]),
    );
    const outcome = await runExtraction(jobFor(path));
    assert.ok(outcome.ok);
    const { documentType, metrics } = outcome.result;
    const best = (fin: string): string | undefined => {
      const [candidate] = metrics.find((metric) => metric.fin === fin)?.candidates ?? [];
      return candidate === undefined
        ? undefined
        : [candidate.value, candidate.currency].filter((part) => part !== null).join(' ');
    };
    assert.equal(documentType, 'Capital Call');
    const expected = {
      fund: 'Fundo Sobreiral Crescimento II, F.C.R.',
      limited_partner: 'Caixa de Pensões do Alentejo',
      notice_date: '2025-03-14',
      due_date: '2025-03-28',
      call_number: '4',
      call_amount: '450000.00 EUR',
      commitment: '5000000.00 EUR',
      unfunded_before_call: '3200000.00 EUR',
      unfunded_after_call: '2750000.00 EUR',
      bank_name: 'Banco do Montado, S.A.',
    };
    assert.deepEqual(Object.fromEntries(Object.keys(expected).map((fin) => [fin, best(fin)])), expected);
  });
});
