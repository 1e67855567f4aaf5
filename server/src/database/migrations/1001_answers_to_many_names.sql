-- Answers that were given to many names at once are undone at once.
alter table entity_name_answers add column batch_id uuid;
create index entity_name_answers_batch on entity_name_answers (batch_id) where batch_id is not null;
