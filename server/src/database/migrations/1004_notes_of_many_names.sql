-- Entities that are inserted many at a time note their names by one statement, not by one for each row.
create function note_names_of_inserted_entities() returns trigger language plpgsql as $$
begin
  insert into unmatched_name_changes (client_id, name_key)
  select distinct added.client_id, md5(normalised_entity_name(names.name))
  from added cross join lateral (values (added.name), (added.client_identifier)) names (name)
  where names.name is not null;
  return null;
end $$;
drop trigger note_changed_names on entities;
create trigger note_changed_names after insert on entities referencing new table as added
  for each statement execute function note_names_of_inserted_entities();

create function note_inserted_akas() returns trigger language plpgsql as $$
begin
  insert into unmatched_name_changes (client_id, name_key)
  select distinct entities.client_id, md5(normalised_entity_name(added.name))
  from added join entities on entities.id = added.entity_id;
  return null;
end $$;
drop trigger note_changed_names on entity_akas;
create trigger note_changed_names after insert on entity_akas referencing new table as added
  for each statement execute function note_inserted_akas();
create trigger note_renamed after delete or update of name on entity_akas
  for each row execute function note_aka();
