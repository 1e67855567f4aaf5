-- The words of the texts by which entities are found, each with a space at both ends: a mistyped word is looked for among them, as
-- there are far fewer words than texts [AMB-136]. Words of digits, and those too short or too long for a typing error, are no
-- part of it. A word stays when its last text goes, as it finds nothing then; two transactions may both add one, as neither waits
-- for the other.
create table entity_search_words (
  client_id text not null references clients (id) on delete cascade,
  searchable text not null
);
create index entity_search_words_word on entity_search_words (client_id, searchable);
create index entity_search_words_search on entity_search_words
  using gin (client_id, searchable gin_trgm_ops) with (fastupdate = off);

create function words_of_searchable(value text) returns setof text
  language sql immutable parallel safe strict
  as $$ select distinct ' ' || word || ' ' from unnest(string_to_array(value, ' ')) as word
    where length(word) between 4 and 33 and word !~ '^[0-9]+$' $$;

create function store_search_words() returns trigger language plpgsql as $$
begin
  insert into entity_search_words (client_id, searchable)
  select distinct added.client_id, word from added, words_of_searchable(added.searchable) as word
  where not exists (select from entity_search_words known
    where known.client_id = added.client_id and known.searchable = word);
  return null;
end $$;
create trigger store_words after insert on entity_search_texts
  referencing new table as added for each statement execute function store_search_words();

-- Entities that are inserted many at a time store their texts by one statement, not by one for each row.
create function store_search_texts_of_inserted_entities() returns trigger language plpgsql as $$
begin
  insert into entity_search_texts (client_id, entity_id, kind, value)
  select added.client_id, added.id, texts.kind, texts.value
  from added cross join lateral
    (values ('name', added.name), ('clientIdentifier', added.client_identifier)) texts (kind, value)
  where texts.value is not null
  on conflict do nothing;
  return null;
end $$;
drop trigger store_search_texts on entities;
create trigger store_search_texts after insert on entities referencing new table as added
  for each statement execute function store_search_texts_of_inserted_entities();
create trigger store_changed_search_texts after update of name, client_identifier on entities
  for each row execute function store_entity_search_texts();

create function store_search_texts_of_inserted_akas() returns trigger language plpgsql as $$
begin
  insert into entity_search_texts (client_id, entity_id, kind, value)
  select entities.client_id, entities.id, 'aka', added.name
  from added join entities on entities.id = added.entity_id
  on conflict do nothing;
  return null;
end $$;
drop trigger store_search_text on entity_akas;
create trigger store_search_text after insert on entity_akas referencing new table as added
  for each statement execute function store_search_texts_of_inserted_akas();
create trigger store_changed_search_text after delete or update of name on entity_akas
  for each row execute function store_aka_search_text();
