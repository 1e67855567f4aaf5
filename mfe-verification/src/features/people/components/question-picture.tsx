import { useApi } from '@assay/shared/api-client';
import type { Question } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { useQuery } from '@assay/shared/query';
import { questionPictureQuery } from '../api/questions.queries.ts';
import classes from './people.module.css';

/** What stood around the value of a question when it was asked; nothing without a picture. */
export function QuestionPicture({ question }: { readonly question: Question }) {
  const { data } = useQuery({ ...questionPictureQuery(useApi(), question.id), enabled: question.hasPicture });
  return data ? <ValuePicture picture={data} metric={question.metricLabel} /> : null;
}

/** The page around a value, as it was drawn. */
export function ValuePicture({ picture, metric }: { readonly picture: string; readonly metric: string }) {
  return <img className={classes.picture} src={picture} alt={text('people.pictureOf', { metric })} />;
}
