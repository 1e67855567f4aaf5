import { listDocumentRequests, listDocumentTypes, type QueryOf } from '@assay/shared/contracts';
import { createTestingHost } from '@assay/shared/platform/testing-host';
import { aDocumentRequestWire, aDocumentType, mockApi } from '@assay/shared/testing';
import { render, screen } from '@testing-library/react';
import { VerificationPage } from './document-list.page.tsx';

const api = mockApi();

describe('smoke', () => {
  it('shows rows', async () => {
    const asked: QueryOf<typeof listDocumentRequests>[] = [];
    api.answer(listDocumentTypes, () => [aDocumentType()]);
    api.answer(listDocumentRequests, ({ query }) => {
      asked.push(query);
      return { items: [aDocumentRequestWire({ file_name: 'one.pdf' })], count: 1, totalCount: 1 };
    });
    const host = createTestingHost({ initialAddress: '/verification' });
    render(<VerificationPage />, { wrapper: host.Wrapper });
    expect(await screen.findByText('one.pdf')).toBeVisible();
    expect(asked).toEqual([{}]);
  });
});
