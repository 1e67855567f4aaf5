import { text } from '@assay/shared/messages';
import { useRouteTabs } from '@assay/shared/platform';
import { Outlet, useIsInRoute, useNavigateTo } from '@assay/shared/router';
import { Badge, Button, iconProps, IconUpload, PageHeader, Tabs } from '@assay/shared/ui';
import {
  IN_PROGRESS_AND_FAILED_STAGES,
  uploadTotals,
  useStageCounts,
} from '../../features/stage-counts/index.ts';
import { UploadArea } from './upload-area.tsx';
import type { UploadOutlet } from './upload-outlet.ts';
import classes from './upload.module.css';

/** The totals on the tabs; none before they are loaded [AMB-004]. */
function useTabTotals() {
  const { data } = useStageCounts(IN_PROGRESS_AND_FAILED_STAGES);
  const totals = data && uploadTotals(data);
  return {
    'documents.uploads': totals && <Badge>{totals.inProgress}</Badge>,
    'documents.errors': totals && (
      <Badge tone={totals.failed > 0 ? 'wrong' : 'untouched'}>{totals.failed}</Badge>
    ),
  };
}

/** `/upload`: title, the two tabs with their totals, and the upload dialog. The page of the tab is inside. */
export function UploadPage() {
  const navigateTo = useNavigateTo();
  const tabs = useRouteTabs('documents.upload');
  const totals: Readonly<Record<string, React.ReactNode>> = useTabTotals();
  const isInErrors = useIsInRoute('documents.errors');
  return (
    <UploadArea onStarted={() => isInErrors && navigateTo('documents.uploads')}>
      {(openDialog) => (
        <>
          <PageHeader
            title={text('extraction.title')}
            actions={
              <Button variant="primary" icon={<IconUpload {...iconProps} />} onClick={openDialog}>
                {text('extraction.uploadDocuments')}
              </Button>
            }
          />
          <div className={classes.tabs}>
            <Tabs
              label={text('extraction.title')}
              tabs={tabs.map(({ route, label }) => ({
                id: route,
                label,
                detail: totals[route],
              }))}
              value={isInErrors ? 'documents.errors' : 'documents.uploads'}
              onChange={(id) =>
                navigateTo(id === 'documents.errors' ? 'documents.errors' : 'documents.uploads')
              }
            />
          </div>
          <Outlet context={{ openDialog } satisfies UploadOutlet} />
        </>
      )}
    </UploadArea>
  );
}
