import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, useCan } from '@assay/shared/platform';
import {
  Button,
  type ButtonProps,
  IconButton,
  IconChevronDown,
  IconCopy,
  IconDots,
  IconDownload,
  iconProps,
  IconTable,
  Menu,
  type MenuEntry,
} from '@assay/shared/ui';
import { useIsNarrow } from '../hooks/use-is-narrow.ts';
import classes from './review-header.module.css';

export interface HeaderToolsProps {
  readonly isDownloading: boolean;
  readonly onCopy: () => void;
  readonly onDownload: () => void;
  readonly onOpenTables: () => void;
  /** The entries of the menu that exports the document. */
  readonly exporting: { readonly entries: readonly MenuEntry[]; readonly isPending: boolean };
}

/** What is done rarely: each with a button of its own, or all in a menu where there is little room. */
export function HeaderTools({
  onCopy,
  onDownload,
  onOpenTables,
  isDownloading,
  exporting,
}: HeaderToolsProps) {
  const isNarrow = useIsNarrow();
  const mayDownload = useCan(ACTIONS['documents.download']);
  if (!isNarrow)
    return (
      <>
        <Tool textKey="verification.copyText" icon={<IconCopy {...iconProps} />} onClick={onCopy} />
        <PermissionLock needs={ACTIONS['documents.download']}>
          <Tool
            textKey="verification.download"
            icon={<IconDownload {...iconProps} />}
            loading={isDownloading}
            onClick={onDownload}
          />
        </PermissionLock>
        <Tool textKey="verification.tables" icon={<IconTable {...iconProps} />} onClick={onOpenTables} />
        <Menu
          position="bottom-end"
          trigger={
            <Button
              variant="quiet"
              loading={exporting.isPending}
              trailingIcon={<IconChevronDown {...iconProps} size={14} />}
            >
              {text('verification.export')}
            </Button>
          }
          items={exporting.entries}
        />
      </>
    );
  return (
    <Menu
      position="bottom-end"
      trigger={
        <IconButton
          label={text('documents.moreActions')}
          icon={<IconDots {...iconProps} />}
          disabled={isDownloading || exporting.isPending}
        />
      }
      items={[
        { id: 'copy', label: text('verification.copyText'), onSelect: onCopy },
        {
          id: 'download',
          label: text('verification.download'),
          disabled: !mayDownload,
          onSelect: onDownload,
        },
        { id: 'tables', label: text('verification.tables'), onSelect: onOpenTables },
        ...exporting.entries.map((entry) =>
          entry.kind === 'heading'
            ? { ...entry, label: text('verification.exportContent', { content: entry.label }) }
            : entry,
        ),
      ]}
    />
  );
}

interface ToolProps extends Pick<ButtonProps, 'icon' | 'loading' | 'disabled' | 'onClick'> {
  readonly textKey: 'verification.copyText' | 'verification.download' | 'verification.tables';
}

/** A quiet action; where there is little room, its icon alone with a tooltip. */
function Tool({ textKey, ...props }: ToolProps) {
  return (
    <Button {...props} variant="quiet" className={classes.tool} title={text(textKey)}>
      {text(textKey)}
    </Button>
  );
}
