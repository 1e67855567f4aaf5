export { AddEntityDialog } from './components/add-entity-dialog.tsx';
export { EntityOverviewForm } from './components/entity-overview-form.tsx';
