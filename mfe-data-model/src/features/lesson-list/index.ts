export { lessonColumns } from './lesson-columns.tsx';
export { lessonListQuery } from './lesson-list.queries.ts';
