-- AKAs are added to entities that were just added, in blocks, so that the statistics are always behind: by a join the planner read
-- all entities for each block. The fence has it look up each entity.
create or replace function note_inserted_akas() returns trigger language plpgsql as $$
begin
  insert into unmatched_name_changes (client_id, name_key)
  select distinct owner.client_id, md5(normalised_entity_name(added.name))
  from added cross join lateral (select client_id from entities where id = added.entity_id offset 0) owner;
  return null;
end $$;

create or replace function store_search_texts_of_inserted_akas() returns trigger language plpgsql as $$
begin
  insert into entity_search_texts (client_id, entity_id, kind, value)
  select owner.client_id, added.entity_id, 'aka', added.name
  from added cross join lateral (select client_id from entities where id = added.entity_id offset 0) owner
  on conflict do nothing;
  return null;
end $$;

-- Called for each deleted entity. A function in SQL is parsed and planned at each call, one in PL/pgSQL once.
create or replace function note_names(client text, names text[]) returns void language plpgsql as $$
begin
  insert into unmatched_name_changes (client_id, name_key)
  select distinct client, md5(normalised_entity_name(name)) from unnest(names) name
  where name is not null and exists (select from clients where id = client);
end $$;
