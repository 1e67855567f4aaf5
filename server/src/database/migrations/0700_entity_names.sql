-- Names compare without white space and case by one rule, which is that of the browser too [AMB-096]: the white space and
-- the letters of Unicode, whatever the locale of the database.
create function normalised_entity_name(value text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(translate(value,
    E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
    '') collate "und-x-icu") $$;

-- Names that were different so far and are equal now keep their own: the older entity has the name, the others a number.
update entities set name = entities.name || ' (' || later.place || ')'
from (
  select id, row_number() over (partition by client_id, normalised_entity_name(name) order by time_updated, id) as place
  from entities
) later
where later.id = entities.id and later.place > 1;
delete from entity_akas using (
  select entity_id, normalised_name,
    row_number() over (partition by entity_id, normalised_entity_name(name) order by position) as place
  from entity_akas
) later
where later.entity_id = entity_akas.entity_id and later.normalised_name = entity_akas.normalised_name and later.place > 1;

alter table entities drop column normalised_name;
alter table entities add column normalised_name text not null
  generated always as (normalised_entity_name(name)) stored;
alter table entities add unique (client_id, normalised_name);

alter table entity_akas drop column normalised_name;
alter table entity_akas add column normalised_name text not null
  generated always as (normalised_entity_name(name)) stored;
alter table entity_akas add primary key (entity_id, normalised_name);
create index entity_akas_name on entity_akas (normalised_name);

-- The list of entities: its orders, its search by a part of the name, and its filter by type.
create index entities_name on entities (client_id, (left(lower(name), 500)) collate "C", id);
create index entities_identifier on entities (client_id, (lower(client_identifier)) collate "C", id);
create index entities_identifier_down on entities
  (client_id, (lower(client_identifier)) collate "C" desc nulls last, id desc);
create index entities_search on entities using gin (client_id, types, plain_text(name) gin_trgm_ops)
  with (fastupdate = off);

-- Who changed which entity when, from what to what. Never updated, and kept when the entity goes.
create table entity_audit (
  id bigint generated always as identity primary key,
  client_id text not null references clients (id) on delete cascade,
  entity_id uuid not null,
  changed_at timestamptz(3) not null default now(),
  user_id bigint not null,
  user_name text not null,
  action text not null,
  from_value text,
  to_value text
);
create index entity_audit_entity on entity_audit (client_id, entity_id, id desc);
