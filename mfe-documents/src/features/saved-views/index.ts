/** Views of a document list under names that each user gives. */
export { SavedViews } from './components/saved-views.tsx';
