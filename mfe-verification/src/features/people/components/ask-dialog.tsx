import { useApi } from '@assay/shared/api-client';
import { text } from '@assay/shared/messages';
import { useQuery } from '@assay/shared/query';
import { Select } from '@assay/shared/ui';
import { TextDialog } from '@assay/shared/widgets';
import { useState } from 'react';
import type { ReviewMetric } from '../../../document/review-document.ts';
import { useAskQuestion } from '../api/questions.mutations.ts';
import { colleaguesQuery } from '../api/questions.queries.ts';
import { ValuePicture } from './question-picture.tsx';

export interface AskDialogProps {
  readonly documentRequestId: string;
  readonly metric: Pick<ReviewMetric, 'id' | 'label'>;
  /** What stands around the value on its page; null while the page is not drawn. */
  readonly picture: string | null;
  readonly onClose: () => void;
}

/** Asks a colleague about a value. */
export function AskDialog({ documentRequestId, metric, picture, onClose }: AskDialogProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery(useApi()));
  const { mutate, isPending } = useAskQuestion(documentRequestId);
  const [id] = useState(() => crypto.randomUUID());
  const [colleagueId, setColleagueId] = useState<string | null>(null);
  const colleague = colleagues.find((one) => String(one.id) === colleagueId);
  const send = (question: string) => {
    if (colleague) mutate({ id, metricId: metric.id, colleague, question, picture }, { onSuccess: onClose });
  };
  return (
    <TextDialog
      title={text('people.askAbout', { metric: metric.label })}
      label={text('people.question')}
      action={text('people.send')}
      missing={text('people.questionMissing')}
      isPending={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      {(isChecked) => (
        <>
          {picture && <ValuePicture picture={picture} metric={metric.label} />}
          <Select
            label={text('people.colleague')}
            required
            searchable
            options={colleagues.map((one) => ({ value: String(one.id), label: one.name }))}
            value={colleagueId}
            onChange={setColleagueId}
            error={isChecked && !colleague ? text('people.colleagueMissing') : null}
          />
        </>
      )}
    </TextDialog>
  );
}
