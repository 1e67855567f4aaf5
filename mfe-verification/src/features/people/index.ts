/** The people at a document: who is here, who has claimed it, and questions to colleagues on its values. */
export { FieldQuestions } from './components/field-questions.tsx';
export { PeopleMenu } from './components/people-menu.tsx';
export { QuestionsMenu } from './components/questions-menu.tsx';
