-- no transaction
-- The texts of the entities from before 0991. The rows are locked while they are read: none can go or change beside it.
insert into entity_search_texts (client_id, entity_id, kind, value)
select client_id, id, 'name', name from entities for share
on conflict do nothing;
insert into entity_search_texts (client_id, entity_id, kind, value)
select client_id, id, 'clientIdentifier', client_identifier from entities where client_identifier is not null for share
on conflict do nothing;
insert into entity_search_texts (client_id, entity_id, kind, value)
select entities.client_id, entities.id, 'aka', aka.name
from entities join entity_akas aka on aka.entity_id = entities.id for share
on conflict do nothing;
-- Whether a client identifier is taken: without white space around it and case, as Unicode has it. Not unique: stored
-- duplicates stay.
create index concurrently if not exists entities_compared_identifier
  on entities (client_id, (lower(btrim(client_identifier) collate "und-x-icu")))
  where client_identifier is not null;
