import { useApi } from '@assay/shared/api-client';
import type { Question } from '@assay/shared/contracts';
import { formatDateTime, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useQuery } from '@assay/shared/query';
import { Button, IconMessageCircleQuestion, iconProps, Text, TextLink } from '@assay/shared/ui';
import { useState } from 'react';
import type { ReviewMetric } from '../../../document/review-document.ts';
import { questionsQuery } from '../api/questions.queries.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { AskDialog } from './ask-dialog.tsx';
import classes from './people.module.css';

export interface FieldQuestionsProps {
  readonly documentRequestId: string;
  readonly metric: Pick<ReviewMetric, 'id' | 'fin' | 'label'>;
  readonly language: Language;
  readonly onShowPage: (page: number) => void;
  /** Takes a picture of what stands around the value on its page; null while the page is not drawn. */
  readonly takePicture: () => string | null;
}

/** The questions on a value with their answers, and a way to ask one. */
export function FieldQuestions(props: FieldQuestionsProps) {
  const { documentRequestId, metric, language, onShowPage, takePicture } = props;
  const api = useApi();
  const { data = [] } = useQuery(questionsQuery(api, documentRequestId));
  const [asking, setAsking] = useState<{ readonly picture: string | null } | null>(null);
  const [answered, setAnswered] = useState<Question | null>(null);
  const questions = data.filter(({ metricId }) => metricId === metric.id);
  return (
    <div className={classes.field}>
      {questions.length > 0 && (
        <ul className={classes.questions} aria-label={text('people.questions', { metric: metric.label })}>
          {questions.map((question) => (
            <QuestionItem
              key={question.id}
              question={question}
              language={language}
              onShowPage={onShowPage}
              onAnswer={() => setAnswered(question)}
            />
          ))}
        </ul>
      )}
      <Button
        size="sm"
        variant="quiet"
        icon={<IconMessageCircleQuestion {...iconProps} size={14} />}
        aria-label={text('people.askAbout', { metric: metric.label })}
        onClick={() => setAsking({ picture: takePicture() })}
      >
        {text('people.ask')}
      </Button>
      {asking && (
        <AskDialog
          documentRequestId={documentRequestId}
          metric={metric}
          picture={asking.picture}
          onClose={() => setAsking(null)}
        />
      )}
      {answered && <AnswerDialog question={answered} onClose={() => setAnswered(null)} />}
    </div>
  );
}

interface QuestionItemProps extends Pick<FieldQuestionsProps, 'language' | 'onShowPage'> {
  readonly question: Question;
  readonly onAnswer: () => void;
}

function QuestionItem({ question, language, onShowPage, onAnswer }: QuestionItemProps) {
  const { askedBy, askedTo, askedAt, page, answer } = question;
  return (
    <li className={classes.question}>
      <Text quiet caption>
        {text('people.askedTo', { name: askedBy.name, to: askedTo.name })} {formatDateTime(askedAt, language)}
      </Text>
      {page !== null && (
        <TextLink onClick={() => onShowPage(page)}>{text('verification.onPage', { page })}</TextLink>
      )}
      <span className={classes.words}>{question.question}</span>
      {answer ? (
        <>
          <Text quiet caption>
            {text('people.answeredBy', { name: answer.answeredBy })}{' '}
            {formatDateTime(answer.answeredAt, language)}
          </Text>
          <span className={classes.words}>{answer.text}</span>
        </>
      ) : (
        <TextLink onClick={onAnswer}>{text('people.answer')}</TextLink>
      )}
    </li>
  );
}
