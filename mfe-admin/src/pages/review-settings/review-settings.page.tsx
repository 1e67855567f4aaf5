import { ReviewSettings } from '../../features/review-settings/index.ts';
import classes from './review-settings.module.css';

/** `/settings/review`: how documents of the client are confirmed. */
export function ReviewSettingsPage() {
  return (
    <div className={classes.panel}>
      <ReviewSettings />
    </div>
  );
}
