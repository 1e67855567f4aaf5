-- Why an extraction failed, where that asks for more than its stage says: 'dynamicForm' is a form that only Acrobat shows.
alter table document_requests add column failure_reason text;
