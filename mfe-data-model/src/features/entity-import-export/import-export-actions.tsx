import { saveEntityPermissions } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, usePlatform } from '@assay/shared/platform';
import { Button, iconProps, IconDownload, IconUpload, Menu } from '@assay/shared/ui';
import { useState } from 'react';
import { ImportDialog } from './import-dialog.tsx';
import { ImportTray } from './import-tray.tsx';
import { useExportEntities, type EntityExport } from './transfer.mutations.ts';

/** Export of the entities that the list holds, import from a file, and how far imports are. */
export function ImportExportActions({ filters }: { readonly filters: Omit<EntityExport, 'format'> }) {
  const { switches } = usePlatform();
  const [isImporting, setImporting] = useState(false);
  const exporting = useExportEntities();
  const formats = [
    { label: text('entities.exportCsv'), format: 'csv' },
    { label: text('entities.exportXlsx'), format: 'xlsx' },
  ] as const;
  return (
    <>
      <Menu
        trigger={
          <Button icon={<IconDownload {...iconProps} />} loading={exporting.isPending}>
            {text('entities.export')}
          </Button>
        }
        items={formats.map(({ label, format }) => ({
          id: format,
          label,
          onSelect: () => exporting.mutate({ ...filters, format }),
        }))}
      />
      <ImportTray />
      <PermissionLock needs={saveEntityPermissions(switches)}>
        <Button icon={<IconUpload {...iconProps} />} onClick={() => setImporting(true)}>
          {text('entities.import')}
        </Button>
      </PermissionLock>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
