/** Where a value stands: its metric, and the page and the box that it was read from. */
export interface ValueSource {
  readonly documentRequestId: string;
  /** The metric of the document; null where it is not known. */
  readonly metricId: string | null;
  readonly fin: string;
  readonly page: number | null;
  /** The box on the page, in fractions of it. */
  readonly box?:
    | { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
    | null
    | undefined;
}

/** Digits after the dot of a box in an address: a hundredth of a millimetre. */
const BOX_DIGITS = 5;

/** The query of an address that opens the document view at a value. */
export function sourceQuery({ metricId, fin, page, box }: ValueSource) {
  const place = box && [box.x, box.y, box.w, box.h].map((share) => share.toFixed(BOX_DIGITS)).join(',');
  return { metric: metricId, fin, page, box: place ?? null };
}

/** The address below the suite's own that opens the document view at a value. */
export function sourceAddress(source: ValueSource): string {
  const { metric, fin, page, box } = sourceQuery(source);
  const parts = [
    metric === null ? '' : `metric=${metric}&`,
    `fin=${encodeURIComponent(fin)}`,
    page === null ? '' : `&page=${page}`,
    box === null ? '' : `&box=${box}`,
  ];
  return `/verification/${source.documentRequestId}/document?${parts.join('')}`;
}
