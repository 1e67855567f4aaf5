import { render } from '@testing-library/react';
import { useState } from 'react';
import type { PageBox } from '../../document/page-box.ts';
import { FIRST_VIEW } from '../model/view-settings.ts';
import { usePageViewport, useScrollTarget, type PageViewport } from './use-page-viewport.ts';

/** jsdom lays nothing out: these sizes are those of every element. */
function giveSize(width: number, height: number) {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
}

afterEach(() => jest.restoreAllMocks());

const LETTER = { width: 612, height: 792, upright: 0 } as const;

let column: PageViewport;

function Pages({ target }: { readonly target: PageBox | null }) {
  const state = usePageViewport(4, LETTER, useState(FIRST_VIEW));
  useScrollTarget(state, target);
  column = state;
  return <div ref={state.scrollerRef} data-testid="scroller" />;
}

describe('the column of pages', () => {
  it('opens at the place of the first field, on whichever page it is', () => {
    giveSize(900, 700);
    const target = { page: 3, x: 0.1, y: 0.5, w: 0.2, h: 0.02 };
    const { getByTestId } = render(<Pages target={target} />);
    const { scrollTop } = getByTestId('scroller');
    const [top = 0, height = 0] = [column.layout.tops[2], column.layout.heights[2]];
    expect(height).toBeGreaterThan(1000);
    const place = top + height / 2;
    expect(place).toBeGreaterThan(scrollTop);
    expect(place).toBeLessThan(scrollTop + 700);
  });

  it('stays where it is while the place is in view', () => {
    giveSize(900, 700);
    const { getByTestId } = render(<Pages target={{ page: 1, x: 0.1, y: 0.2, w: 0.2, h: 0.02 }} />);
    expect(getByTestId('scroller').scrollTop).toBe(0);
  });
});
