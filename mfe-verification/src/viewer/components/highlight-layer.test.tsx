import { UiProvider } from '@assay/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import type { PageBox } from '../../document/page-box.ts';
import { HighlightLayer, LowConfidenceWords, type Highlight } from './highlight-layer.tsx';

/** The boxes rendered since the list was last emptied, by their place on the page. */
const mockRendered: number[] = [];

jest.mock('../model/rotation.ts', () => ({
  rotateBox: (box: PageBox) => {
    mockRendered.push(box.x);
    return box;
  },
}));

const boxAt = (x: number): Highlight => ({
  id: `box ${x}`,
  label: `box ${x}`,
  page: 1,
  x,
  y: 0,
  w: 0.1,
  h: 0.1,
  tone: 'found',
});
const MARKED: ReadonlySet<string> = new Set();
const onActivate = jest.fn();
const activeBoxRef = createRef<HTMLButtonElement>();
const layer = (highlights: readonly Highlight[], activeId: string) => (
  <HighlightLayer
    highlights={highlights}
    activeId={activeId}
    markedIds={MARKED}
    activeBoxRef={activeBoxRef}
    turns={0}
    onActivate={onActivate}
  />
);

describe('the boxes of a page', () => {
  it('render only if they change, or become active or inactive', () => {
    const { rerender } = render(layer([boxAt(1), boxAt(2), boxAt(3)], 'box 1'));
    expect(activeBoxRef.current).toBe(screen.getByRole('button', { name: 'box 1' }));
    mockRendered.length = 0;
    rerender(layer([boxAt(1), boxAt(2), boxAt(3)], 'box 2'));
    expect(mockRendered).toEqual([1, 2]);
    expect(activeBoxRef.current).toBe(screen.getByRole('button', { name: 'box 2' }));
    mockRendered.length = 0;
    rerender(layer([boxAt(1), boxAt(2), { ...boxAt(3), tone: 'proven' }], 'box 2'));
    expect(mockRendered).toEqual([3]);
  });

  it('report the box that was clicked', async () => {
    render(layer([boxAt(1), boxAt(2)], 'box 1'));
    await userEvent.click(screen.getByRole('button', { name: 'box 2' }));
    expect(onActivate).toHaveBeenCalledWith(boxAt(2));
  });
});

describe('words that were read badly', () => {
  const renderWords = (count: number) => {
    const words = Array.from({ length: count }, (_, index) => ({ ...boxAt(index), text: `w0rd${index}` }));
    return render(
      <UiProvider colorScheme="light" env="test">
        <div data-testid="page">
          <LowConfidenceWords words={words} turns={0} />
        </div>
      </UiProvider>,
    );
  };

  it('are marked on the page, and named to screen readers as they were read', () => {
    renderWords(2);
    expect(screen.getByTestId('page').querySelectorAll('[data-low-confidence-word]')).toHaveLength(2);
    expect(screen.getByText('Low confidence on this page: w0rd0, w0rd1')).toBeInTheDocument();
  });

  it('are not all named where there are many', () => {
    renderWords(45);
    expect(screen.getByText(/w0rd29 and 15 more$/)).toBeInTheDocument();
  });

  it('leave a page without one as it is', () => {
    renderWords(0);
    expect(screen.getByTestId('page')).toBeEmptyDOMElement();
  });
});
