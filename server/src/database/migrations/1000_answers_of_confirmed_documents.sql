-- What undoing an answer takes where it changed confirmed documents: whom the names meant before, which values waited, and the
-- relationships that it emptied, with their history. Null where it changed none.
alter table entity_name_answers add column before jsonb;
