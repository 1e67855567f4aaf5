import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from '@assay/shared/messages';
import { renderUi } from '../testing.tsx';
import { pagesAround } from './pages-around.ts';
import { Pagination } from './pagination.tsx';

const bar = (props: Partial<Parameters<typeof Pagination>[0]> = {}) => {
  const onPageChange = jest.fn();
  const onPageSizeChange = jest.fn();
  const { container } = renderUi(
    <Pagination
      page={3}
      pageSize={20}
      total={1204}
      onPageChange={onPageChange}
      onPageSizeChange={onPageSizeChange}
      {...props}
    />,
  );
  return { onPageChange, onPageSizeChange, container };
};
const sizeSelector = () => screen.queryByRole('combobox', { name: text('generic.pageSize') });

describe('Pagination', () => {
  it("UI-009 reads 'Showing', a page-size selector and 'results per page of {total}'", () => {
    bar();
    expect(screen.getByText('Showing')).toBeVisible();
    expect(sizeSelector()).toHaveValue('20');
    expect(screen.getByText('results per page of 1,204')).toBeVisible();
  });

  it('UI-009 reports a chosen page size', async () => {
    const { onPageSizeChange } = bar();
    await userEvent.click(screen.getByRole('combobox', { name: text('generic.pageSize') }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['20', '50', '100']);
    await userEvent.click(screen.getByRole('option', { name: '50' }));
    expect(onPageSizeChange).toHaveBeenCalledWith(50);
  });

  it("shows a capped total as '10,000+'", () => {
    bar({ total: 10_000, isLowerBound: true, page: 500 });
    expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
    expect(screen.getByText('results per page of 10,000+')).toBeVisible();
  });

  it('UI-010 shows at most five page buttons, or the given number', () => {
    bar();
    const pages = within(screen.getByRole('navigation')).getAllByRole('button', { name: /^Page / });
    expect(pages.map((page) => page.textContent)).toEqual(['1', '2', '3', '4', '5']);
  });

  it.each([
    { page: 1, pageCount: 61, buttons: 5, expected: [1, 2, 3, 4, 5] },
    { page: 9, pageCount: 61, buttons: 5, expected: [7, 8, 9, 10, 11] },
    { page: 61, pageCount: 61, buttons: 5, expected: [57, 58, 59, 60, 61] },
    { page: 2, pageCount: 3, buttons: 5, expected: [1, 2, 3] },
    { page: 5, pageCount: 9, buttons: 3, expected: [4, 5, 6] },
  ])('UI-010 offers $expected on page $page of $pageCount', ({ page, pageCount, buttons, expected }) => {
    expect(pagesAround(page, pageCount, buttons)).toEqual(expected);
  });

  it('STORE-012 goes to pages and one step further, but not beyond the ends', async () => {
    const { onPageChange } = bar({ page: 61 });
    expect(screen.getByRole('button', { name: 'Page 61' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: text('generic.nextPage') })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: text('generic.previousPage') }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 58' }));
    expect(onPageChange.mock.calls).toEqual([[60], [58]]);
  });

  it.each(['sm', 'md'] as const)('has the size %s', (size) => {
    const { container } = bar({ size });
    expect(container.querySelector(`[data-size="${size}"]`)).toContainElement(screen.getByRole('navigation'));
  });

  it('UI-012 has no page-size selector where the size is fixed, and shows the size as text', () => {
    bar({ onPageSizeChange: undefined });
    expect(sizeSelector()).not.toBeInTheDocument();
    expect(screen.getByText('20')).toBeVisible();
  });
});
