-- A lesson serves other senders with the same layout, but for those that it was taken from [AMB-142].
alter table learned_lessons add column excluded_layouts jsonb not null default '[]';
-- True where the lesson that proposed a value was taught by another sender's document; null without a lesson.
alter table document_datapoints add column lesson_of_other boolean;
alter table learning_audit
  drop constraint learning_audit_action_check,
  add constraint learning_audit_action_check
    check (action in ('learned', 'activated', 'rejected', 'suspended', 'restored', 'excluded', 'removed')) not valid;
