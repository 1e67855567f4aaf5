import { ACTIONS } from '@assay/shared/domain';
import { publishingText, text } from '@assay/shared/messages';
import { PermissionLock, useSettings } from '@assay/shared/platform';
import {
  Badge,
  Button,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconFileText,
  iconProps,
  PageHeader,
  StatusBadge,
} from '@assay/shared/ui';
import type { ReviewDocument } from '../../document/review-document.ts';
import { useDownloadTables } from '../../features/document-file/index.ts';
import { SaveStatus } from '../../features/review/index.ts';
import type { TableSession } from '../../editing/table-session.ts';

export interface TablesHeaderProps {
  readonly document: ReviewDocument;
  readonly session: TableSession;
  readonly isReadOnly: boolean;
  readonly arePagesShown: boolean;
  readonly onTogglePages: () => void;
  /** Shows a cell that waits for the reviewer. */
  readonly onShowUnsaved: (metricId: string) => void;
  readonly onOpenDocument: () => void;
}

/** The header of the tables of a document: its name, whether the edits are saved, and the way to the document. */
export function TablesHeader(props: TablesHeaderProps) {
  const { document, session, isReadOnly, arePagesShown } = props;
  const download = useDownloadTables();
  const { defaultLanguage: language } = useSettings();
  const publishing = publishingText(document.request, language);
  const saveAndDownload = () => session.flush().then(() => download.mutate(document.request.id));
  return (
    <PageHeader
      title={document.request.fileName}
      detail={document.documentType.displayName}
      actions={
        <>
          {publishing && <StatusBadge tone="doubt">{publishing}</StatusBadge>}
          {isReadOnly ? (
            <Badge>{text('verification.readOnly')}</Badge>
          ) : (
            <SaveStatus session={session} onShow={props.onShowUnsaved} />
          )}
          <Button
            variant="quiet"
            icon={arePagesShown ? <IconEyeOff {...iconProps} /> : <IconEye {...iconProps} />}
            onClick={props.onTogglePages}
          >
            {text(arePagesShown ? 'tables.hidePages' : 'tables.showPages')}
          </Button>
          <PermissionLock needs={ACTIONS['documents.download']}>
            <Button
              variant="quiet"
              icon={<IconDownload {...iconProps} />}
              loading={download.isPending}
              onClick={() => void saveAndDownload()}
            >
              {text('verification.download')}
            </Button>
          </PermissionLock>
          <Button icon={<IconFileText {...iconProps} />} onClick={props.onOpenDocument}>
            {text('verification.toDocument')}
          </Button>
        </>
      }
    />
  );
}
