-- The texts by which the entity list finds an entity: its name, its AKAs and its client identifier [AMB-136].
-- Letters without accents and case, words apart by one space, and a space at both ends, so that a word is sought with its ends.
-- It names its schema, as a restored copy of the database computes the column without a search path.
create function searchable_text(value text) returns text
  language sql immutable parallel safe strict
  as $$ select ' ' || btrim(regexp_replace(public.plain_text(value),
    '[\u0001-/:-@\[-`{-~\u00a0\u2000-\u200b\u202f\u3000]+', ' ', 'g')) || ' ' $$;

create table entity_search_texts (
  client_id text not null,
  entity_id uuid not null references entities (id) on delete cascade,
  kind text not null check (kind in ('name', 'aka', 'clientIdentifier')),
  value text not null,
  searchable text not null generated always as (searchable_text(value)) stored
);
-- By a digest: an index entry holds 2,700 bytes, and stored names have any length.
create unique index entity_search_texts_entity on entity_search_texts (entity_id, kind, md5(value));
create index entity_search_texts_search on entity_search_texts
  using gin (client_id, searchable gin_trgm_ops) with (fastupdate = off);

create function store_entity_search_texts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from entity_search_texts where entity_id = new.id and kind in ('name', 'clientIdentifier');
  end if;
  insert into entity_search_texts (client_id, entity_id, kind, value)
  select new.client_id, new.id, kind, value
  from (values ('name', new.name), ('clientIdentifier', new.client_identifier)) texts (kind, value)
  where value is not null
  on conflict do nothing;
  return null;
end $$;
create trigger store_search_texts after insert or update of name, client_identifier on entities
  for each row execute function store_entity_search_texts();

create function store_aka_search_text() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from entity_search_texts
    where entity_id = old.entity_id and kind = 'aka' and md5(value) = md5(old.name);
  end if;
  if tg_op <> 'DELETE' then
    insert into entity_search_texts (client_id, entity_id, kind, value)
    select client_id, id, 'aka', new.name from entities where id = new.entity_id
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger store_search_text after insert or delete or update of name on entity_akas
  for each row execute function store_aka_search_text();
