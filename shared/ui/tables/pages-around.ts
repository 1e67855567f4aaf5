/**
 * The page numbers to offer: at most `maxButtons`, in order, with the current page as near the middle as the ends allow.
 * @example pagesAround(9, 40, 5) // [7, 8, 9, 10, 11]
 */
export function pagesAround(page: number, pageCount: number, maxButtons: number): number[] {
  const length = Math.min(pageCount, maxButtons);
  const first = Math.min(Math.max(1, page - Math.floor((length - 1) / 2)), pageCount - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
