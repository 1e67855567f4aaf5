import {
  cancelTryOut,
  getTryOut,
  listDocumentRequests,
  startTryOut,
  type TryOut,
} from '@assay/shared/contracts';
import { aDocumentRequestWire, mockApi } from '@assay/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { click, dialog, openSchema } from '../../testing/open-schema.ts';

const api = mockApi();
const ID = '00000000-0000-4000-8000-0000000000cc';
const DOCUMENT = aDocumentRequestWire({ file_name: 'call-7.pdf' });

const aTryOut = (changes: Partial<TryOut> = {}): TryOut => ({
  id: ID,
  documentRequestId: DOCUMENT.documentRequestId,
  fileName: 'call-7.pdf',
  status: 'queued',
  stage: null,
  failureStage: null,
  metrics: null,
  ...changes,
});

const aValue = (value: string, currency: string | null = null) => ({
  value,
  currency,
  confidence: 0.93,
  page: 2,
});

const aResult = (fin: string, changes: object = {}) => ({
  group: 'Summary',
  filterGroup: '',
  fin,
  displayName: fin,
  type: 'STRING',
  isRepeating: false,
  found: [],
  stored: [],
  ...changes,
});

/** Opens the try-out and runs it on the one document. */
async function run(after: TryOut) {
  const bodies: unknown[] = [];
  api.respond(listDocumentRequests, () => ({ items: [DOCUMENT], count: 1, totalCount: 1 }));
  api.respond(startTryOut, ({ body }) => {
    bodies.push(body);
    return aTryOut();
  });
  api.respond(getTryOut, () => after);
  await openSchema(api);
  await click('Required: Fund', 'checkbox');
  await click('Try out');
  const tryOut = await dialog('Try the schema on a document');
  expect(tryOut.getByRole('button', { name: 'Run' })).toBeDisabled();
  await userEvent.click(await tryOut.findByRole('radio'));
  await userEvent.click(tryOut.getByRole('button', { name: 'Run' }));
  return { tryOut, bodies };
}

describe('trying a schema on a document', () => {
  it('SCH-002 runs the schema as edited and shows what it finds beside what is stored', async () => {
    const stored = { ...aValue('Fund IV'), isVerified: true };
    const metrics = [
      aResult('fund', { found: [aValue('Fund IV')], stored: [stored] }),
      aResult('escrow', { type: 'CURRENCY', found: [aValue('75000.00', 'USD')] }),
      aResult('fees', { stored: [{ ...aValue('12'), isVerified: false }] }),
      aResult('holding', { isRepeating: true, found: [aValue('A'), aValue('B')] }),
    ];
    const { tryOut, bodies } = await run(
      aTryOut({ status: 'done', stage: 'EXT_START_METRIC_QUERY', metrics }),
    );
    const summary = 'call-7.pdf: 3 of 4 metrics found, 3 differ from what is stored';
    expect(await tryOut.findByText(summary)).toBeVisible();
    expect(bodies).toEqual([expect.objectContaining({ documentRequestId: DOCUMENT.documentRequestId })]);
    expect(JSON.stringify(bodies[0])).toContain(
      '"fin":"fund","displayName":"Fund","description":"","filterGroup":"","isRequired":true',
    );
    const row = (name: string) => tryOut.getByRole('row', { name: new RegExp(`^${name}`) });
    expect(row('escrow')).toHaveTextContent(/75,000\.00.*93%.*2.*–.*New/);
    expect(row('fees')).toHaveTextContent(/–.*12.*Not found/);
    expect(row('holding')).toHaveTextContent(/A \+1 row/);
    expect(tryOut.queryByRole('row', { name: /^fund/ })).not.toBeInTheDocument();
    await userEvent.click(tryOut.getByRole('checkbox', { name: 'Show all metrics' }));
    expect(row('fund')).toHaveTextContent('Same');
  });

  it('shows how far it is, and can be cancelled', async () => {
    const running = aTryOut({ status: 'running', stage: 'EXT_START_LAYOUT_TAGGER' });
    const { tryOut } = await run(running);
    expect(await tryOut.findByText('Reading call-7.pdf')).toBeVisible();
    expect(tryOut.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    const cancelled: string[] = [];
    api.respond(cancelTryOut, ({ params }) => {
      cancelled.push(params.id);
      api.respond(getTryOut, () => aTryOut({ status: 'cancelled' }));
      return {};
    });
    await userEvent.click(tryOut.getByRole('button', { name: 'Cancel run' }));
    expect(await tryOut.findByText('The run was cancelled')).toBeVisible();
    expect(cancelled).toEqual([ID]);
    await userEvent.click(tryOut.getByRole('button', { name: 'Other document' }));
    expect(await tryOut.findByRole('radio')).toBeVisible();
  });

  it('says why the document could not be read', async () => {
    const { tryOut } = await run(aTryOut({ status: 'failed', failureStage: 'EXT_FAILED_PASSWORD' }));
    expect(await tryOut.findByRole('alert')).toHaveTextContent(/call-7\.pdf could not be read.*password/i);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Run again' })).toBeEnabled());
  });
});
