import type { DocumentRequest } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { documentQueue } from '@assay/shared/state';
import { Button, IconButton, iconProps, IconX, StatusBadge, Text, TextLink } from '@assay/shared/ui';
import type { FinishedFile } from '../model/finished-files.ts';
import { pagesText } from '../model/pages-text.ts';
import classes from './finished-list.module.css';

export interface FinishedListProps {
  readonly files: readonly FinishedFile[];
  readonly onDismiss: (ids: readonly string[]) => void;
}

function DocumentLink({ document, label }: { readonly document: DocumentRequest; readonly label: string }) {
  return (
    <TextLink
      render={(props) => (
        <RouteLink
          route="verification.document"
          params={{ documentRequestId: document.id }}
          onClick={() => documentQueue.getState().clear()}
          {...props}
        />
      )}
    >
      {label}
    </TextLink>
  );
}

function Line({ document, isPart }: { readonly document: DocumentRequest; readonly isPart: boolean }) {
  const { fileName, pages, documentType } = document;
  return (
    <>
      <span className={classes.name} data-part={isPart || undefined} title={fileName}>
        <DocumentLink document={document} label={isPart && pages ? pagesText(pages) : fileName} />
        {!isPart && pages && <Text quiet>{pagesText(pages)}</Text>}
      </span>
      <Text quiet>{documentType}</Text>
      <StatusBadge tone="proven">{text('extraction.done')}</StatusBadge>
    </>
  );
}

/** The files that were uploaded here and are extracted: each opens its document, and shows the others that it holds. */
export function FinishedList({ files, onDismiss }: FinishedListProps) {
  if (files.length === 0) return null;
  return (
    <section className={classes.finished} aria-label={text('extraction.finished')}>
      <div className={classes.heading}>
        <Text as="h2" quiet caption>
          {text('extraction.finished')}
        </Text>
        <Button size="sm" variant="quiet" onClick={() => onDismiss(files.map(({ document }) => document.id))}>
          {text('extraction.clearFinished')}
        </Button>
      </div>
      <ul>
        {files.map(({ document, others }) => (
          <li key={document.id}>
            <div className={classes.line}>
              <Line document={document} isPart={false} />
              <IconButton
                size="sm"
                label={text('extraction.removeFile', { name: document.fileName })}
                icon={<IconX {...iconProps} />}
                onClick={() => onDismiss([document.id])}
              />
            </div>
            {others.map((part) => (
              <div key={part.id} className={classes.line}>
                <Line document={part} isPart />
                <span />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
