import { act, render, screen } from '@testing-library/react';
import type { PdfDocument, PdfLibrary } from '../pdfjs/pdf-library.ts';
import { PageView } from './page-view.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('PageView', () => {
  it('says that a page cannot be drawn, and that nothing more comes of it: its text need not wait', async () => {
    const handleSettled = jest.fn();
    const document = { getPage: () => Promise.reject(new Error('damaged')) };
    render(
      <PageView
        pdfjs={{} as PdfLibrary}
        document={document as unknown as PdfDocument}
        pageNumber={1}
        pageCount={1}
        scale={1}
        turns={0}
        top={0}
        width={100}
        height={100}
        onShape={() => undefined}
        onPageSettled={handleSettled}
        onPointClick={() => undefined}
        isCurrent
      >
        {null}
      </PageView>,
    );

    await act(() => jest.advanceTimersByTimeAsync(1000));

    expect(screen.getByText('This page could not be displayed')).toBeVisible();
    expect(handleSettled).toHaveBeenCalledTimes(1);
  });
});
