import { act, render, screen } from '@testing-library/react';
import type { PdfDocument, PdfLibrary } from '../pdfjs/pdf-library.ts';
import { PageView, type PageViewProps } from './page-view.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The element of one page of a document that `getPage` reads. */
const pageView = (getPage: () => Promise<never>, given: Partial<PageViewProps> = {}) => (
  <PageView
    pdfjs={{} as PdfLibrary}
    document={{ getPage } as unknown as PdfDocument}
    pageNumber={1}
    pageCount={1}
    scale={1}
    turns={0}
    top={0}
    width={100}
    height={100}
    onShape={() => undefined}
    onPointClick={() => undefined}
    isInView
    {...given}
  >
    {null}
  </PageView>
);

/** Lets time pass, in two steps: what the first one renders starts timers of its own. */
async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await act(() => jest.advanceTimersByTimeAsync(1));
}

describe('PageView', () => {
  it('says that a page cannot be drawn, and that nothing more comes of it: its text need not wait', async () => {
    const handleSettled = jest.fn();
    render(pageView(() => Promise.reject(new Error('damaged')), { onPageSettled: handleSettled }));

    await pass(1000);

    expect(screen.getByText('This page could not be displayed')).toBeVisible();
    expect(handleSettled).toHaveBeenCalledTimes(1);
  });

  it('reads a page ahead of the view only where one rests, and at once when it comes into view', async () => {
    const getPage = jest.fn(() => new Promise<never>(() => undefined));
    const { rerender, unmount } = render(pageView(getPage, { isInView: false }));
    await pass(200);
    expect(getPage).not.toHaveBeenCalled();
    rerender(pageView(getPage, { isInView: true }));
    await pass(50);
    expect(getPage).toHaveBeenCalledTimes(1);
    unmount();

    render(pageView(getPage, { isInView: false }));
    await pass(400);
    expect(getPage).toHaveBeenCalledTimes(2);
  });
});
