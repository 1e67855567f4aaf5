import { text } from '@assay/shared/messages';
import { FollowListChanges } from '@assay/shared/platform';
import { Outlet } from '@assay/shared/router';
import { useRouteMetadata } from '../host/route-metadata.ts';
import classes from './frame.module.css';
import { Sidebar } from './sidebar.tsx';
import { TrialBanner } from './trial-banner.tsx';

const CONTENT_ID = 'assay-content';

/** The frame around all pages of signed-in users: sidebar and content. */
export function SignedInFrame() {
  const { hidesSideNavigation } = useRouteMetadata();
  return (
    <div className={classes.frame} data-side-navigation={hidesSideNavigation ? 'hidden' : 'shown'}>
      <a className={classes.skip} href={`#${CONTENT_ID}`}>
        {text('navigation.skipToContent')}
      </a>
      <FollowListChanges />
      {!hidesSideNavigation && <Sidebar />}
      <main id={CONTENT_ID} className={classes.content} tabIndex={-1}>
        <TrialBanner />
        <Outlet />
      </main>
    </div>
  );
}
