import { buildSourceQuery, type ValueSource } from '@assay/shared/domain';
import { RouteLink } from '@assay/shared/router';
import { TextLink } from '@assay/shared/ui';

export interface DocumentSourceLinkProps {
  /** Where the value was read from. */
  readonly source: ValueSource;
  /** The text of the link. */
  readonly children: string;
  /** The accessible name, where the text alone says too little; it begins with the text. */
  readonly label?: string;
}

/** A link that opens a document at the page and the box of a value. */
export function DocumentSourceLink({ source, children, label }: DocumentSourceLinkProps) {
  return (
    <TextLink
      render={(props) => (
        <RouteLink
          route="verification.document"
          params={{ documentRequestId: source.documentRequestId }}
          query={buildSourceQuery(source)}
          aria-label={label}
          {...props}
        />
      )}
    >
      {children}
    </TextLink>
  );
}
