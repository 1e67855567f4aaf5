import type { DocumentRequest } from '@assay/shared/contracts';
import { publishingText, text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { IconAlertTriangle, iconProps, Text } from '@assay/shared/ui';
import classes from './unpublished-documents.module.css';

/** So many documents are named; the others are counted. */
const NAMED = 5;

/**
 * Names the documents whose values are others than those that entities and relationships have: an export gives the values of
 * the documents as they stand.
 */
export function UnpublishedDocuments({ documents }: { readonly documents: readonly DocumentRequest[] }) {
  const { defaultLanguage: language } = useSettings();
  const unpublished = documents.flatMap((document) => {
    const state = publishingText(document, language);
    return state === null ? [] : [{ ...document, state }];
  });
  if (unpublished.length === 0) return null;
  return (
    <section className={classes.unpublished} aria-label={text('exports.unpublished')}>
      <p className={classes.note}>
        <IconAlertTriangle {...iconProps} />
        {text('exports.unpublished')}
      </p>
      <ul className={classes.documents}>
        {unpublished.slice(0, NAMED).map(({ id, fileName, state }) => (
          <li key={id}>
            <span className={classes.name} title={fileName}>
              {fileName}
            </span>
            <Text quiet caption className={classes.state}>
              {state}
            </Text>
          </li>
        ))}
        {unpublished.length > NAMED && (
          <Text as="li" quiet caption className={classes.state}>
            {text('exports.unpublishedMore', { count: unpublished.length - NAMED })}
          </Text>
        )}
      </ul>
    </section>
  );
}
