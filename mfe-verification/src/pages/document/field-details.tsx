import { useSettings } from '@assay/shared/platform';
import type { ReviewField } from '../../document/review-fields.ts';
import { FieldQuestions } from '../../features/people/index.ts';
import { PriorPeriod } from '../../features/prior-period/index.ts';
import { ValueHistory } from '../../features/value-history/index.ts';
import classes from './document.module.css';

export interface FieldDetailsProps {
  readonly documentRequestId: string;
  readonly field: ReviewField;
  readonly onShowPage: (page: number) => void;
}

/** What is known about a value beyond the page: its values of earlier periods, what people changed, and their questions. */
export function FieldDetails({ documentRequestId, field, onShowPage }: FieldDetailsProps) {
  const { defaultLanguage: language } = useSettings();
  return (
    <>
      <PriorPeriod documentRequestId={documentRequestId} field={field} language={language} />
      <div className={classes.more}>
        <ValueHistory documentRequestId={documentRequestId} field={field} language={language} />
        <FieldQuestions
          documentRequestId={documentRequestId}
          metric={field.metric}
          language={language}
          onShowPage={onShowPage}
        />
      </div>
    </>
  );
}
