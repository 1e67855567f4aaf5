import { useApi } from '@assay/shared/api-client';
import type { DocumentRequest, TryOut } from '@assay/shared/contracts';
import { failureMessageKey, formatDateTime, STAGES } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { useLoadState } from '@assay/shared/state';
import {
  Button,
  Checkbox,
  EmptyState,
  ErrorPanel,
  Modal,
  ProgressBar,
  SearchInput,
  Skeleton,
  Text,
} from '@assay/shared/ui';
import { useState } from 'react';
import { documentChoicesQuery, hasEnded, useTryOut } from '../api/try-out.queries.ts';
import { useSchemaPart } from '../model/schema-draft.ts';
import { TryOutResult } from './try-out-result.tsx';
import classes from './try-out.module.css';

/** Width of the dialog in px. */
const WIDTH = 960;

interface DocumentChoiceProps {
  /** The document types that the schema is assigned to. */
  readonly types: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function DocumentLine({
  document,
  isChosen,
  onChoose,
}: {
  readonly document: DocumentRequest;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { defaultLanguage: language } = useSettings();
  const { fileName, documentType, fund, uploadedDate } = document;
  return (
    <label className={classes.document} data-chosen={isChosen || undefined}>
      <input type="radio" name="try-out-document" checked={isChosen} onChange={onChoose} />
      <span className={classes.cut} title={fileName}>
        {fileName}
      </span>
      <Text quiet className={classes.cut}>
        {documentType}
      </Text>
      <Text quiet className={classes.cut}>
        {fund}
      </Text>
      <Text quiet className={classes.cut}>
        {formatDateTime(uploadedDate, language)}
      </Text>
    </label>
  );
}

/** The extracted documents of the client, to choose the one to read. */
function DocumentChoice({ types, chosen, onChoose }: DocumentChoiceProps) {
  const api = useApi();
  const [search, setSearch] = useState('');
  const [isNarrow, setNarrow] = useState(true);
  const { data, status, retry } = useLoadState(documentChoicesQuery(api, search, isNarrow ? types : []));
  return (
    <div className={classes.choice}>
      <Text as="p" quiet className={classes.cut}>
        {text('schemas.tryOutHint')}
      </Text>
      <SearchInput label={text('schemas.searchDocuments')} value={search} onSearch={setSearch} />
      {types.length > 0 && (
        <Checkbox label={text('schemas.onlyItsTypes')} checked={isNarrow} onChange={setNarrow} />
      )}
      {!data && status === 'loading' && <Skeleton height={200} />}
      {!data && status === 'erroring' && (
        <ErrorPanel title={text('schemas.documentsFailed')} onRetry={retry} />
      )}
      {data?.length === 0 && (
        <EmptyState
          message={text('schemas.noDocuments')}
          description={search === '' ? undefined : text('generic.emptyFiltered')}
        />
      )}
      <div role="radiogroup" aria-label={text('schemas.documents')}>
        {data?.map((document) => (
          <DocumentLine
            key={document.id}
            document={document}
            isChosen={document.id === chosen}
            onChoose={() => onChoose(document.id)}
          />
        ))}
      </div>
    </div>
  );
}

/** How far a try-out is, or why it ended without a result. */
function TryOutProgress({ tryOut, isLost }: { readonly tryOut: TryOut; readonly isLost: boolean }) {
  const { status, stage, failureStage, fileName } = tryOut;
  if (isLost) return <ErrorPanel title={text('schemas.tryOutLost')} />;
  if (status === 'failed')
    return (
      <ErrorPanel
        title={text('schemas.tryOutFailed', { file: fileName })}
        description={textOf(failureMessageKey(failureStage ?? ''))}
      />
    );
  if (status === 'cancelled') return <EmptyState message={text('schemas.tryOutCancelled')} />;
  const entry = Object.entries(STAGES).find(([name]) => name === stage)?.[1];
  return (
    <div className={classes.progress} role="status">
      <p>
        {text(status === 'queued' ? 'schemas.tryOutQueued' : 'schemas.tryOutRunning', { file: fileName })}
      </p>
      <ProgressBar label={text('schemas.tryOut')} value={entry?.progress ?? 0} />
    </div>
  );
}

interface TryOutDialogProps extends Pick<DocumentChoiceProps, 'types'> {
  readonly onClose: () => void;
}

/** Runs the schema as edited over a document, and shows what it would find beside what is stored today. */
export function TryOutDialog({ types, onClose }: TryOutDialogProps) {
  const groups = useSchemaPart((schema) => schema.groups);
  const [chosen, setChosen] = useState<string | null>(null);
  const { tryOut, isLost, isStarting, start, cancel, reset } = useTryOut(groups);
  const isRunning = tryOut !== undefined && !isLost && !hasEnded(tryOut);
  return (
    <Modal
      opened
      width={WIDTH}
      title={text('schemas.tryOutTitle')}
      onClose={() => {
        cancel();
        onClose();
      }}
      footer={
        <>
          {isRunning && <Button onClick={cancel}>{text('schemas.cancelTryOut')}</Button>}
          {tryOut !== undefined && !isRunning && (
            <Button onClick={reset}>{text('schemas.otherDocument')}</Button>
          )}
          {!isRunning && (
            <Button
              variant="primary"
              disabled={chosen === null}
              loading={isStarting}
              onClick={() => chosen !== null && start(chosen)}
            >
              {text(tryOut === undefined ? 'schemas.runTryOut' : 'schemas.runAgain')}
            </Button>
          )}
        </>
      }
    >
      {tryOut === undefined && <DocumentChoice types={types} chosen={chosen} onChoose={setChosen} />}
      {tryOut !== undefined && tryOut.metrics === null && <TryOutProgress tryOut={tryOut} isLost={isLost} />}
      {tryOut?.metrics && <TryOutResult fileName={tryOut.fileName} metrics={tryOut.metrics} />}
    </Modal>
  );
}
