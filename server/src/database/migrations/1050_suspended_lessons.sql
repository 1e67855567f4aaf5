-- A lesson that confirmed documents contradict is suspended. Not validated: the rows so far satisfy the narrower checks.
alter table learned_lessons
  drop constraint learned_lessons_state_check,
  add constraint learned_lessons_state_check
    check (state in ('waiting', 'active', 'rejected', 'suspended', 'removed')) not valid;
alter table learned_lesson_documents
  drop constraint learned_lesson_documents_kind_check,
  add constraint learned_lesson_documents_kind_check
    check (kind in ('corrected', 'accepted', 'contradicted')) not valid;
alter table learning_audit
  drop constraint learning_audit_action_check,
  add constraint learning_audit_action_check
    check (action in ('learned', 'activated', 'rejected', 'suspended', 'restored', 'removed')) not valid;
