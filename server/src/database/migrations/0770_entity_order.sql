-- The order of the entity list, stored: the ids of a page come from the index alone, also those of a deep page.
drop index entities_name;
alter table entities add column sort_name text collate "C" not null
  generated always as (left(lower(name), 500)) stored;
create index entities_name on entities (client_id, sort_name, id) include (types);

-- Documents name entities at any length, but an index entry holds 2,700 bytes: a long name is compared by its beginning and
-- a digest of the whole. 250 characters never have more than 500 in lower case.
alter function normalised_entity_name(text) rename to whole_normalised_name;
create function normalised_entity_name(value text) returns text
  language sql immutable parallel safe strict
  as $$ select case
    when char_length(value) <= 250 or char_length(whole_normalised_name(value)) <= 500 then whole_normalised_name(value)
    else left(whole_normalised_name(value), 400) || md5(whole_normalised_name(value)) end $$;

alter table entities drop column normalised_name;
alter table entities add column normalised_name text not null
  generated always as (normalised_entity_name(name)) stored;
alter table entities add unique (client_id, normalised_name);

alter table entity_akas drop column normalised_name;
alter table entity_akas add column normalised_name text not null
  generated always as (normalised_entity_name(name)) stored;
alter table entity_akas add primary key (entity_id, normalised_name);
create index entity_akas_name on entity_akas (normalised_name);

drop index entity_name_answers_refused;
alter table entity_name_answers drop column normalised_name;
alter table entity_name_answers add column normalised_name text not null
  generated always as (normalised_entity_name(name)) stored;
create index entity_name_answers_refused on entity_name_answers (client_id, normalised_name)
  where kind = 'notEntity' and undone_at is null;
