import { useState } from 'react';
import {
  Button,
  EmptyState,
  ErrorPanel,
  LoadingOverlay,
  LoadingPanel,
  Modal,
  ProgressBar,
  Skeleton,
  WarningModal,
} from '@assay/shared/ui';
import { Row, Section } from './section.tsx';
import classes from './gallery.module.css';

/** What a screen shows while it waits, when it fails and when it asks. */
export function Feedback() {
  const [open, setOpen] = useState<'modal' | 'warning' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Section title="Waiting and windows">
        <Row>
          <Button onClick={() => setOpen('modal')}>Open a modal</Button>
          <Button onClick={() => setOpen('warning')}>Open a warning</Button>
        </Row>
        <ProgressBar label="Uploading" value={62} />
        <ProgressBar label="Extraction" value={40} failed />
        <Skeleton width="60%" />
        <Skeleton width="40%" height={28} />
        <div className={classes.positioned}>
          <LoadingOverlay visible />
        </div>
        <Modal
          opened={open === 'modal'}
          onClose={close}
          title="Closing Balance history"
          width={720}
          footer={<Button onClick={close}>Done</Button>}
        >
          Content of a modal.
        </Modal>
        <WarningModal opened={open === 'warning'} onCancel={close} onContinue={close}>
          The data you are attempting to export includes unverified information which may contain errors. Do
          you wish to proceed?
        </WarningModal>
      </Section>
      <Section title="Empty, failed, not allowed, late">
        <EmptyState message="No metrics found" description="Try changing your search or filters." />
        <ErrorPanel onRetry={() => undefined} onReload={() => undefined} reference="req-7f3a" />
        <LoadingPanel title="This area is still loading" description="It opens by itself." />
      </Section>
    </>
  );
}
