import {
  listDocumentTypes,
  overrideCheck,
  partDocument,
  reprocessDocuments,
  type BodyOf,
} from '@assay/shared/contracts';
import { maskOf, type Permission } from '@assay/shared/domain';
import { aDocumentType, mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveDocument } from '../../testing/verification-api.ts';
import { aMetric, aMissingDatapoint, aPayload } from '../../testing/verification-builders.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();
const BREAKDOWN = {
  name: 'Breakdown',
  result: 'total',
  terms: [
    { fin: 'fees', sign: 1 },
    { fin: 'purchases', sign: 1 },
  ],
};

const CALL = { id: 'Capital Call', displayName: 'Capital Call', confidence: 0.934 };

async function open(
  total: string,
  changes: Parameters<typeof aPayload>[1] = {},
  permissions: readonly Permission[] = ['CAN_REQUEUE_DOCUMENTS'],
) {
  const metrics = [
    aMetric('total', { value: total, displayLabel: 'Call amount' }),
    aMetric('fees', { value: '100' }),
    aMetric('purchases', { value: '900' }),
  ];
  const payload = aPayload(metrics, { checks: [BREAKDOWN], ...changes });
  serveDocument(api, payload);
  const host = renderVerification(`/verification/${payload.documentRequest.id}/document`, {
    permissions: maskOf(permissions),
  });
  await screen.findByRole('region', { name: 'Metrics of the document' });
  return { ...host, id: payload.documentRequest.id };
}
const notes = () => screen.queryByRole('list', { name: 'Notes on the document' });

const checkList = () => screen.getByRole('region', { name: 'Checks' });

describe('the checks of a document', () => {
  it('name a failing one with the printed and the expected value, and link to its result', async () => {
    await open('1001.5');
    const list = checkList();
    expect(list).toHaveTextContent('Breakdown is off by 1.50: 1,001.5 instead of 1,000 in Call amount');
    await userEvent.click(within(list).getByText('Call amount'));
    expect(screen.getByRole('group', { name: /^Call amount: / })).toHaveAttribute('aria-current', 'true');
  });

  it('name what one lacks that cannot be computed, and mark its values on the page', async () => {
    const payload = aPayload(
      [
        aMetric('total', { value: '1000', displayLabel: 'Call amount' }),
        aMetric('fees', { value: '100' }),
        aMetric('purchases', { datapoints: [aMissingDatapoint()] }),
      ],
      { checks: [BREAKDOWN] },
    );
    serveDocument(api, payload);
    renderVerification(`/verification/${payload.documentRequest.id}/document`);
    const user = userEvent.setup();
    const list = await screen.findByRole('region', { name: 'Checks' });
    expect(list).toHaveTextContent('Checks 1 cannot be computed');
    await user.click(within(list).getByRole('button', { name: 'Show all' }));
    expect(list).toHaveTextContent('Breakdown cannot be computed: purchases is missing');
    const boxOfFees = await screen.findByRole('button', { name: /^box of fees/ });
    expect(boxOfFees).not.toHaveAttribute('data-marked');
    await user.click(within(list).getByRole('button', { name: 'Show the values of Breakdown' }));
    expect(boxOfFees).toHaveAttribute('data-marked');
    const values = within(list).getByRole('list', { name: 'Values of Breakdown' });
    expect(values).toHaveTextContent(/^Call amount1,000fees100purchasesMissing$/);
  });

  it('are said at each value that takes part, which marks the values on the page', async () => {
    await open('1001.5');
    const user = userEvent.setup();
    await user.click(screen.getByRole('group', { name: /^fees: / }));
    const own = screen.getByRole('list', { name: 'Checks of fees' });
    const breakdown = within(own).getByRole('button', { name: 'Breakdown fails' });
    await user.click(breakdown);
    expect(breakdown).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('button', { name: /^box of purchases/ })).toHaveAttribute('data-marked');
    await user.click(breakdown);
    expect(screen.getByRole('button', { name: /^box of purchases/ })).not.toHaveAttribute('data-marked');
  });

  it('say at a value that they pass', async () => {
    await open('1000');
    await userEvent.click(screen.getByRole('group', { name: /^fees: / }));
    expect(screen.getByRole('list', { name: 'Checks of fees' })).toHaveTextContent(/^Breakdown passes$/);
  });

  it('say how many pass', async () => {
    await open('1000');
    expect(checkList()).toHaveTextContent('Checks 1 passes');
    expect(notes()).not.toBeInTheDocument();
  });

  it('can be overridden with a reason, which a change of a value withdraws', async () => {
    const sent: BodyOf<typeof overrideCheck>[] = [];
    api.respond(overrideCheck, ({ body }) => {
      sent.push(body);
      const by = { id: 'o1', overriddenBy: 'Ana', overriddenAt: '2026-11-20T10:00:00.000Z' };
      return { items: [{ ...body, ...by }] };
    });
    const { shownToasts } = await open('1001.5', {}, ['CAN_EDIT_DOCUMENTS', 'CAN_VERIFY_DOCUMENTS']);
    const user = userEvent.setup();
    expect(screen.getByRole('group', { name: /^Call amount: / })).toHaveTextContent('Breakdown is off by');
    await user.click(screen.getByRole('button', { name: 'Override Breakdown' }));
    const dialog = await screen.findByRole('dialog', { name: 'Override Breakdown' });
    await user.click(within(dialog).getByRole('button', { name: 'Override' }));
    expect(dialog).toHaveTextContent('Enter a reason');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Rounded by the manager');
    await user.click(within(dialog).getByRole('button', { name: 'Override' }));
    await waitFor(() => expect(shownToasts()).toEqual(['checks.overridden']));
    expect(sent).toMatchObject([
      {
        check: 'Breakdown',
        rowId: null,
        reason: 'Rounded by the manager',
        operands: [{ value: '1001.5' }, { value: '100' }, { value: '900' }],
      },
    ]);
    expect(checkList()).toHaveTextContent('Checks 1 overridden');
    expect(checkList()).toHaveTextContent(/Overridden by Ana, .*: Rounded by the manager/);
    expect(screen.getByRole('group', { name: /^Call amount: / })).not.toHaveTextContent('is off by');

    await user.click(screen.getByRole('group', { name: /^fees: / }));
    await user.keyboard('e{Control>}a{/Control}200{Enter}');
    await waitFor(() => expect(checkList()).toHaveTextContent('Checks 1 fails'));
    expect(checkList()).not.toHaveTextContent('Overridden');
  });

  it('lock the override without the permission to verify', async () => {
    await open('1001.5', {}, ['CAN_EDIT_DOCUMENTS']);
    expect(screen.getByRole('button', { name: 'Override Breakdown' })).toBeDisabled();
  });
});

describe('notes on a document', () => {
  it('name the type that the text suggests if the user chose another one', async () => {
    await open('1000', {
      recognisedType: CALL,
    });
    expect(notes()).toHaveTextContent('Looks like Capital Call (93% confidence)');
  });

  it('LIST-019 re-process the document as that type after a warning, and leave it', async () => {
    const sent: unknown[] = [];
    api.respond(reprocessDocuments, ({ body }) => {
      sent.push(body);
      return {};
    });
    const { id, shownToasts } = await open('1000', { recognisedType: CALL });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Re-process as Capital Call' }));
    const warning = await screen.findByRole('dialog', { name: 'WARNING' });
    expect(warning).toHaveTextContent('All its values and edits will be replaced');
    expect(sent).toEqual([]);
    await user.click(within(warning).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('list at /verification')).toBeVisible();
    expect(sent).toEqual([{ documents: [{ id, documentType: 'Capital Call' }] }]);
    expect(shownToasts()).toEqual(['documents.sentForReprocessing']);
  });

  it('LIST-019 say that re-processing failed, and keep the document open', async () => {
    api.refuse(reprocessDocuments, 'INTERNAL_ERROR');
    const { shownToasts } = await open('1000', { recognisedType: CALL });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Re-process as Capital Call' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(shownToasts()).toEqual(['documents.reprocessOneFailed']));
    expect(notes()).toBeVisible();
  });

  it('AMB-129 the type of a document stands below its name, and another one re-processes it', async () => {
    const sent: unknown[] = [];
    api.respond(reprocessDocuments, ({ body }) => {
      sent.push(body);
      return {};
    });
    const { id } = await open('1000');
    api.respond(listDocumentTypes, () => [
      aDocumentType(),
      aDocumentType({ id: 'Distribution', displayName: 'Distribution' }),
    ]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Capital Call: re-process as another type' }));
    const menu = await screen.findByRole('menu');
    await user.click(await within(menu).findByRole('menuitem', { name: 'Distribution' }));
    expect(within(menu).queryByRole('menuitem', { name: 'Capital Call' })).not.toBeInTheDocument();
    const warning = await screen.findByRole('dialog', { name: 'WARNING' });
    await user.click(within(warning).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('list at /verification')).toBeVisible();
    expect(sent).toEqual([{ documents: [{ id, documentType: 'Distribution' }] }]);
  });

  it('the type of a document is a text without the permission to re-process', async () => {
    await open('1000', {}, ['CAN_EDIT_DOCUMENTS']);
    expect(screen.getByText('Capital Call')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Capital Call: / })).not.toBeInTheDocument();
  });

  it('lock re-processing without its permission', async () => {
    await open('1000', { recognisedType: CALL }, ['CAN_EDIT_DOCUMENTS']);
    expect(screen.getByRole('button', { name: 'Re-process as Capital Call' })).toBeDisabled();
  });

  it('AMB-135 show quietly what nothing needs review for', async () => {
    const note = { kind: 'hiddenText' as const, severity: 'note' as const, page: 3, box: null, fins: null };
    await open('1000', { documentDoubts: [{ ...note, text: 'sign_here' }] });
    expect(notes()).toHaveTextContent('Hidden text on page 3: sign_here');
    expect(
      screen.queryByRole('list', { name: 'Possible problems with the document' }),
    ).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '0 need review' })).toBeVisible();
  });

  it('name the pages that could not be read', async () => {
    await open('1000', { unreadablePages: [2, 5] });
    expect(notes()).toHaveTextContent('Pages 2, 5 could not be read');
  });
});

describe('the doubts about a document', () => {
  const IBAN = {
    kind: 'hiddenText' as const,
    severity: 'doubt' as const,
    page: 2,
    box: { x: 0.1, y: 0.8, w: 0.3, h: 0.02 },
    text: 'DE89 3704',
    fins: ['fees'],
  };
  const DRAFT = { ...IBAN, kind: 'notFinal' as const, page: 1, box: null, text: 'DRAFT', fins: null };
  const doubts = () => screen.getByRole('list', { name: 'Possible problems with the document' });
  const rowOf = (name: RegExp) => screen.getByRole('group', { name });

  it('AMB-135 name their words, and open their place by pointer and by keyboard', async () => {
    await open('1000', { documentDoubts: [IBAN, DRAFT] });
    const user = userEvent.setup();
    await user.click(within(doubts()).getByRole('button', { name: 'Hidden text on page 2: DE89 3704' }));
    expect(screen.getByTestId('pages')).toHaveAttribute('data-scroll-target', '2 0.1 0.8');
    within(doubts())
      .getByRole('button', { name: 'Page 1 says that the document is not final: DRAFT' })
      .focus();
    await user.keyboard('{Enter}');
    expect(screen.getByTestId('pages')).toHaveAttribute('data-scroll-target', '1 0 0');
  });

  it('AMB-135 make the values that they are about need review', async () => {
    await open('1000', { documentDoubts: [IBAN] });
    expect(rowOf(/^fees: /)).toHaveTextContent('Hidden text on page 2: DE89 3704');
    expect(rowOf(/^purchases: /)).not.toHaveTextContent('Hidden text');
  });

  it('AMB-135 make every value need review where they are about the whole document', async () => {
    await open('1000', { documentDoubts: [DRAFT] });
    expect(screen.getByRole('button', { name: '3 need review' })).toBeVisible();
  });

  describe('that another one may begin', () => {
    const OTHER = { ...DRAFT, kind: 'otherDocument' as const, page: 3, text: '' };
    const doubted = { documentDoubts: [OTHER] };

    it('AMB-131 part it there by key after a warning that names the verified values, and leave it', async () => {
      const sent: unknown[] = [];
      api.respond(partDocument, ({ body, params }) => {
        sent.push([params.id, body.page]);
        return { ids: [params.id] };
      });
      const { id, shownToasts } = await open('1000', doubted, [
        'CAN_REQUEUE_DOCUMENTS',
        'CAN_VERIFY_DOCUMENTS',
        'CAN_EDIT_DOCUMENTS',
      ]);
      const user = userEvent.setup();
      await user.click(rowOf(/^fees: /));
      await user.keyboard('v');
      within(doubts()).getByRole('button', { name: 'Another document may start on page 3' }).focus();
      await user.tab();
      expect(within(doubts()).getByRole('button', { name: 'Split here' })).toHaveFocus();
      await user.keyboard('{Enter}');
      const warning = await screen.findByRole('dialog', { name: 'WARNING' });
      expect(warning).toHaveTextContent('The pages from page 3 on become a separate document');
      expect(warning).toHaveTextContent('1 verified value will have to be verified again');
      expect(sent).toEqual([]);
      await user.click(within(warning).getByRole('button', { name: 'Continue' }));
      expect(await screen.findByText('list at /verification')).toBeVisible();
      expect(sent).toEqual([[id, 3]]);
      expect(shownToasts()).toContain('verification.parted');
    });

    it('AMB-131 keep it open and say why it was not parted', async () => {
      const { shownToasts } = await open('1000', doubted);
      const user = userEvent.setup();
      const refusals = [
        ['DOCUMENT_CONFIRMED', 'documents.partConfirmed'],
        ['VALUE_CONFLICT', 'verification.partChanged'],
        ['INTERNAL_ERROR', 'verification.partFailed'],
      ] as const;
      for (const [code, toast] of refusals) {
        api.refuse(partDocument, code);
        await user.click(screen.getByRole('button', { name: 'Split here' }));
        await user.click(await screen.findByRole('button', { name: 'Continue' }));
        await waitFor(() => expect(shownToasts()).toContain(toast));
      }
      expect(doubts()).toBeVisible();
    });

    it('AMB-131 lock it without the right to re-process', async () => {
      await open('1000', doubted, ['CAN_EDIT_DOCUMENTS']);
      expect(screen.getByRole('button', { name: 'Split here' })).toBeDisabled();
    });

    it('AMB-131 say that a confirmed document is unconfirmed first', async () => {
      await open('1000', { ...doubted, request: { is_verified: true } });
      expect(doubts()).toHaveTextContent('Unconfirm this document before splitting it');
      expect(screen.queryByRole('button', { name: 'Split here' })).not.toBeInTheDocument();
    });
  });

  it('AMB-135 say what is printed and was not read, until the value is typed or marked as absent', async () => {
    const unread = { ...IBAN, kind: 'unreadValue' as const, text: 'Commitment 5,000', fins: ['commitment'] };
    const absent = aMetric('commitment', { datapoints: [aMissingDatapoint()] });
    const payload = aPayload([absent, aMetric('fees', { value: '100' })], { documentDoubts: [unread] });
    serveDocument(api, payload);
    renderVerification(`/verification/${payload.documentRequest.id}/document`, {
      permissions: maskOf(['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS']),
    });
    const user = userEvent.setup();
    const chip = await screen.findByRole('button', {
      name: 'Printed on page 2, but not read: Commitment 5,000',
    });
    expect(screen.getByRole('button', { name: /^1 needs? review/ })).toBeVisible();
    await user.click(chip);
    expect(screen.getByTestId('pages')).toHaveAttribute('data-scroll-target', '2 0.1 0.8');
    await user.click(screen.getByRole('group', { name: /^commitment: / }));
    await user.keyboard('v');
    expect(rowOf(/^commitment: /)).toHaveTextContent('Checked: not in the document');
    expect(screen.getByRole('button', { name: '0 need review' })).toBeVisible();
    expect(
      screen.queryByRole('list', { name: 'Possible problems with the document' }),
    ).not.toBeInTheDocument();
    await user.keyboard('z');
    expect(screen.getByRole('button', { name: /^1 needs? review/ })).toBeVisible();
  });
  it('AMB-135 say it at a required value, too, and the confirmation counts what was not read', async () => {
    const unread = (fin: string) => ({
      ...{ ...IBAN, kind: 'unreadValue' as const, text: `${fin} 5,000`, fins: [fin] },
    });
    const absent = (fin: string, required: boolean) =>
      aMetric(fin, { datapoints: [aMissingDatapoint()], required });
    const payload = aPayload(
      [absent('commitment', false), absent('size', true), aMetric('fees', { value: '100' })],
      { documentDoubts: [unread('commitment'), unread('size')] },
    );
    serveDocument(api, payload);
    renderVerification(`/verification/${payload.documentRequest.id}/document`, {
      permissions: maskOf(['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS']),
    });
    const user = userEvent.setup();
    const doubts = await screen.findByRole('list', { name: 'Possible problems with the document' });
    expect(within(doubts).getAllByRole('button')).toHaveLength(2);
    expect(rowOf(/^size: /)).toHaveTextContent(
      'Required, not found · Printed on page 2, but not read: size 5,000',
    );
    await user.click(rowOf(/^size: /));
    expect(screen.getByTestId('pages')).toHaveAttribute('data-scroll-target', '2 0.1 0.8');
    expect(screen.getByRole('button', { name: /^box of size/ })).toHaveAttribute('data-tone', 'doubt');
    expect(screen.getByRole('button', { name: 'Page 2: show size' })).toBeVisible();
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm with unverified values?' });
    expect(dialog).toHaveTextContent('Of these, 2 are printed in the document but were not read.');
  });
});
