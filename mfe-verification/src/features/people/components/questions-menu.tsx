import { useApi } from '@assay/shared/api-client';
import type { Question } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { useQuery } from '@assay/shared/query';
import { Button, IconMessageCircleQuestion, iconProps, Popover, TextLink } from '@assay/shared/ui';
import { DocumentSourceLink } from '@assay/shared/widgets';
import { openQuestionsQuery } from '../api/questions.queries.ts';
import { QuestionPicture } from './question-picture.tsx';
import classes from './people.module.css';

export interface QuestionsMenuProps {
  readonly documentRequestId: string;
  readonly onShow: (metricId: string) => void;
}

/** The open questions to the user, each with a link to its value; nothing without one. */
export function QuestionsMenu({ documentRequestId, onShow }: QuestionsMenuProps) {
  const api = useApi();
  const { data: questions = [] } = useQuery(openQuestionsQuery(api));
  const count = questions.length;
  if (count === 0) return null;
  return (
    <Popover
      label={text('people.questionsForYou')}
      trigger={
        <Button variant="quiet" icon={<IconMessageCircleQuestion {...iconProps} />}>
          {text('people.questionForYou', { count })}
        </Button>
      }
    >
      <div className={classes.menu}>
        <ul aria-label={text('people.questionsForYou')}>
          {questions.map((question) => (
            <li key={question.id}>
              <QuestionLink
                question={question}
                isHere={question.documentRequestId === documentRequestId}
                onShow={onShow}
              />
              <QuestionPicture question={question} />
              <span className={classes.words}>{question.question}</span>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}

interface QuestionLinkProps extends Pick<QuestionsMenuProps, 'onShow'> {
  readonly question: Question;
  readonly isHere: boolean;
}

function QuestionLink({ question, isHere, onShow }: QuestionLinkProps) {
  const { metricId, metricLabel, fileName, askedBy } = question;
  const words = text('people.questionBy', { name: askedBy.name, metric: metricLabel, document: fileName });
  if (isHere) return <TextLink onClick={() => onShow(metricId)}>{words}</TextLink>;
  return <DocumentSourceLink source={question}>{words}</DocumentSourceLink>;
}
