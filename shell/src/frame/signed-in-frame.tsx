import { BRAND } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSwitch } from '@assay/shared/platform';
import { Outlet } from '@assay/shared/router';
import { useRouteMetadata } from '../host/route-metadata.ts';
import classes from './frame.module.css';
import { Sidebar } from './sidebar.tsx';

const CONTENT_ID = 'assay-content';

/** The frame around all pages of signed-in users: sidebar and content. */
export function SignedInFrame() {
  const { hidesSideNavigation } = useRouteMetadata();
  const isTrial = useSwitch('trialMode');
  return (
    <div className={classes.frame} data-side-navigation={hidesSideNavigation ? 'hidden' : 'shown'}>
      <a className={classes.skip} href={`#${CONTENT_ID}`}>
        {text('navigation.skipToContent')}
      </a>
      {!hidesSideNavigation && <Sidebar />}
      <main id={CONTENT_ID} className={classes.content} tabIndex={-1}>
        {isTrial && <p className={classes.banner}>{text('shell.trialBanner', { product: BRAND.product })}</p>}
        <Outlet />
      </main>
    </div>
  );
}
