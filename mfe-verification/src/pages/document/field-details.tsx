import { useSettings } from '@assay/shared/platform';
import type { RefObject } from 'react';
import type { ReviewCheck } from '../../document/review-checks.ts';
import type { ReviewField } from '../../document/review-fields.ts';
import { FieldChecks, type CheckLine } from '../../features/checks/index.ts';
import { FieldQuestions } from '../../features/people/index.ts';
import { pictureAround } from '../../viewer/index.ts';
import { PriorPeriod } from '../../features/prior-period/index.ts';
import { ValueHistory } from '../../features/value-history/index.ts';
import classes from './document.module.css';

export interface FieldDetailsProps {
  readonly documentRequestId: string;
  readonly field: ReviewField;
  readonly checks: readonly ReviewCheck[];
  /** Names the check whose values are marked on the page; null for none. */
  readonly shownKey: string | null;
  readonly onShowValues: (line: CheckLine | null) => void;
  readonly onShowPage: (page: number) => void;
  /** The box of the value; null while its page is not drawn. */
  readonly boxRef: RefObject<HTMLElement | null>;
}

/**
 * What is known about a value beyond its print: the checks that it takes part in, its values of earlier periods, what people
 * changed, and their questions.
 */
export function FieldDetails(props: FieldDetailsProps) {
  const { documentRequestId, field, boxRef } = props;
  const { defaultLanguage: language } = useSettings();
  return (
    <>
      <FieldChecks
        metric={field.metric}
        checks={props.checks}
        shownKey={props.shownKey}
        onShowValues={props.onShowValues}
      />
      <PriorPeriod documentRequestId={documentRequestId} field={field} language={language} />
      <div className={classes.more}>
        <ValueHistory documentRequestId={documentRequestId} field={field} language={language} />
        <FieldQuestions
          documentRequestId={documentRequestId}
          metric={field.metric}
          language={language}
          onShowPage={props.onShowPage}
          takePicture={() => pictureAround(boxRef.current)}
        />
      </div>
    </>
  );
}
