-- What was remembered for the same name before: forgetting a choice brings it back.
alter table entity_name_choices add column earlier jsonb;
