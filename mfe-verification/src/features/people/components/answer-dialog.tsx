import type { Question } from '@assay/shared/contracts';
import { INPUT_LIMITS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Form, Modal, TextArea } from '@assay/shared/ui';
import { useId, useState } from 'react';
import { useAnswerQuestion } from '../api/questions.mutations.ts';
import classes from './people.module.css';

export interface AnswerDialogProps {
  readonly question: Question;
  readonly onClose: () => void;
}

/** Answers a question on a value. */
export function AnswerDialog({ question, onClose }: AnswerDialogProps) {
  const formId = useId();
  const { mutate, isPending } = useAnswerQuestion();
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const answer = typed.trim();
  const save = () => {
    setIsChecked(true);
    if (answer !== '') mutate({ id: question.id, answer }, { onSuccess: onClose });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closable={!isPending}
      width={480}
      title={text('people.answerTo', { name: question.askedBy.name })}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {text('generic.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={isPending}>
            {text('people.answer')}
          </Button>
        </>
      }
    >
      <Form id={formId} className={classes.form} noValidate onSubmit={save}>
        <p className={classes.words}>{question.question}</p>
        <TextArea
          label={text('people.answer')}
          required
          minRows={3}
          maxLength={INPUT_LIMITS.description}
          value={typed}
          onChange={setTyped}
          error={isChecked && answer === '' ? text('people.answerMissing') : null}
        />
      </Form>
    </Modal>
  );
}
