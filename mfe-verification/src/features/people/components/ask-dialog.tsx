import { useApi } from '@assay/shared/api-client';
import { INPUT_LIMITS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useQuery } from '@assay/shared/query';
import { Button, Form, Modal, Select, TextArea } from '@assay/shared/ui';
import { useId, useState } from 'react';
import type { ReviewMetric } from '../../../document/review-document.ts';
import { useAskQuestion } from '../api/questions.mutations.ts';
import { colleaguesQuery } from '../api/questions.queries.ts';
import classes from './people.module.css';

export interface AskDialogProps {
  readonly documentRequestId: string;
  readonly metric: Pick<ReviewMetric, 'id' | 'label'>;
  readonly onClose: () => void;
}

/** Asks a colleague about a value. */
export function AskDialog({ documentRequestId, metric, onClose }: AskDialogProps) {
  const api = useApi();
  const formId = useId();
  const { data: colleagues = [] } = useQuery(colleaguesQuery(api));
  const { mutate, isPending } = useAskQuestion(documentRequestId);
  const [id] = useState(() => crypto.randomUUID());
  const [colleagueId, setColleagueId] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const question = typed.trim();
  const colleague = colleagues.find((one) => String(one.id) === colleagueId);
  const send = () => {
    setIsChecked(true);
    if (colleague && question !== '')
      mutate({ id, metricId: metric.id, colleague, question }, { onSuccess: onClose });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closable={!isPending}
      width={480}
      title={text('people.askAbout', { metric: metric.label })}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {text('generic.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={isPending}>
            {text('people.send')}
          </Button>
        </>
      }
    >
      <Form id={formId} className={classes.form} noValidate onSubmit={send}>
        <Select
          label={text('people.colleague')}
          required
          searchable
          options={colleagues.map((one) => ({ value: String(one.id), label: one.name }))}
          value={colleagueId}
          onChange={setColleagueId}
          error={isChecked && !colleague ? text('people.colleagueMissing') : null}
        />
        <TextArea
          label={text('people.question')}
          required
          minRows={3}
          maxLength={INPUT_LIMITS.description}
          value={typed}
          onChange={setTyped}
          error={isChecked && question === '' ? text('people.questionMissing') : null}
        />
      </Form>
    </Modal>
  );
}
