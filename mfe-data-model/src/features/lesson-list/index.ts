export { useLessonList } from './api/lesson-list.queries.ts';
export { LessonTable } from './components/lesson-table.tsx';
