import type { Question } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { TextDialog } from '@assay/shared/widgets';
import { useAnswerQuestion } from '../api/questions.mutations.ts';
import { QuestionPicture } from './question-picture.tsx';
import classes from './people.module.css';

export interface AnswerDialogProps {
  readonly question: Question;
  readonly onClose: () => void;
}

/** Answers a question on a value. */
export function AnswerDialog({ question: asked, onClose }: AnswerDialogProps) {
  const { id, question, askedBy } = asked;
  const { mutate, isPending } = useAnswerQuestion();
  return (
    <TextDialog
      title={text('people.answerTo', { name: askedBy.name })}
      label={text('people.answer')}
      action={text('people.answer')}
      missing={text('people.answerMissing')}
      isPending={isPending}
      onSubmit={(answer) => mutate({ id, answer }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <QuestionPicture question={asked} />
      <p className={classes.words}>{question}</p>
    </TextDialog>
  );
}
