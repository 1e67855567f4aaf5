import { text } from '@assay/shared/messages';
import { countFields, type ReviewField } from '../../../document/review-fields.ts';
import classes from './metric-counts.module.css';

/** How many metrics have which status. */
export function MetricCounts({ fields }: { readonly fields: readonly ReviewField[] }) {
  const { verified, proven, found, doubtful, missing, requiredMissing } = countFields(fields);
  return (
    <p className={classes.counts} role="status">
      <span data-tone={doubtful > 0 ? 'doubt' : undefined}>
        {text('verification.countDoubtful', { count: doubtful })}
      </span>
      <span data-tone={requiredMissing > 0 ? 'doubt' : undefined}>
        {requiredMissing > 0
          ? text('verification.countRequiredMissing', { count: missing, required: requiredMissing })
          : text('verification.countMissing', { count: missing })}
      </span>
      <span>{text('verification.countFound', { count: found })}</span>
      <span>{text('verification.countProven', { count: proven })}</span>
      <span data-tone={verified > 0 ? 'proven' : undefined}>
        {text('verification.countVerified', { count: verified })}
      </span>
    </p>
  );
}
