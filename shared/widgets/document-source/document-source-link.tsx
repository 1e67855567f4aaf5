import { RouteLink } from '@assay/shared/router';
import { TextLink } from '@assay/shared/ui';

/** Where a value was read from. */
export interface DocumentSource {
  readonly documentRequestId: string;
  /** The metric of the document; null where it is not known. */
  readonly metricId: string | null;
  readonly fin: string;
  readonly page: number | null;
  /** The box on the page, in fractions of it. */
  readonly box?:
    { readonly x: number; readonly y: number; readonly w: number; readonly h: number } | null | undefined;
}

/** Digits after the dot of a box in an address: a hundredth of a millimetre. */
const BOX_DIGITS = 5;

export interface DocumentSourceLinkProps {
  readonly source: DocumentSource;
  /** The text of the link. */
  readonly children: string;
  /** The accessible name, where the text alone says too little; it begins with the text. */
  readonly label?: string;
}

/** A link that opens a document at the page and the box of a value. */
export function DocumentSourceLink({ source, children, label }: DocumentSourceLinkProps) {
  const { documentRequestId, metricId, fin, page, box } = source;
  const place = box && [box.x, box.y, box.w, box.h].map((share) => share.toFixed(BOX_DIGITS)).join(',');
  return (
    <TextLink
      render={(look) => (
        <RouteLink
          route="verification.document"
          params={{ documentRequestId }}
          query={{ metric: metricId, fin, page, box: place ?? null }}
          aria-label={label}
          {...look}
        />
      )}
    >
      {children}
    </TextLink>
  );
}
