/** Where a value was found: its metric, and the page and box it was read from. */
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

/** Decimal places of box coordinates in a URL: a hundredth of a millimetre. */
const BOX_DECIMALS = 5;

/** The query of an address that opens the document view at a value. */
export function buildSourceQuery({ metricId, fin, page, box }: ValueSource) {
  const place =
    box && [box.x, box.y, box.w, box.h].map((fraction) => fraction.toFixed(BOX_DECIMALS)).join(',');
  return { metric: metricId, fin, page, box: place ?? null };
}

/** Path below the application's base URL that opens the document view at a value. */
export function sourceAddress(source: ValueSource): string {
  const { metric, fin, page, box } = buildSourceQuery(source);
  const parts = [
    metric === null ? '' : `metric=${metric}&`,
    `fin=${encodeURIComponent(fin)}`,
    page === null ? '' : `&page=${page}`,
    box === null ? '' : `&box=${box}`,
  ];
  return `/verification/${source.documentRequestId}/document?${parts.join('')}`;
}
