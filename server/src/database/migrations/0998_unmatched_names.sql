-- Names in documents that nobody has linked to an entity, kept by the writes that change them: the inbox of names reads these
-- tables, never the documents. Triggers note what a transaction may have changed; the server, which alone decides what a name
-- means, brings the tables up to date at the end of that transaction.

-- The names of a document, each once however it is spelled.
create table unmatched_document_names (
  document_request_id uuid not null references document_requests (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  -- A digest of the normalised name: an index entry holds 2,700 bytes, and names have any length.
  name_key text not null,
  name text not null,
  -- The entity types that it stands for, in order.
  types text[] not null,
  is_confirmed boolean not null,
  primary key (document_request_id, name_key)
);
create index unmatched_document_names_name on unmatched_document_names (client_id, name_key, document_request_id);

-- How many documents have a name in one spelling and for the same types.
create table unmatched_names (
  client_id text not null references clients (id) on delete cascade,
  name_key text not null generated always as (md5(normalised_entity_name(name))) stored,
  name text not null,
  types text[] not null,
  documents integer not null,
  confirmed_documents integer not null,
  -- For one of its types it means no entity, or several.
  is_open boolean not null,
  -- A person answered that it is no entity.
  is_refused boolean not null,
  searchable text not null generated always as (searchable_text(name)) stored
);
create unique index unmatched_names_name on unmatched_names (client_id, name_key, md5(name), types);

-- What a transaction may have changed: the names of a document, or what a name means. Gone when the tables are up to date.
create table unmatched_name_changes (
  client_id text not null references clients (id) on delete cascade,
  document_request_id uuid references document_requests (id) on delete cascade,
  name_key text,
  transaction_id bigint not null default pg_current_xact_id()::text::bigint
);
create index unmatched_name_changes_client on unmatched_name_changes (client_id, transaction_id);
create index unmatched_name_changes_document on unmatched_name_changes (document_request_id)
  where document_request_id is not null;

create function has_listed_names(stage text) returns boolean language sql immutable parallel safe
  as $$ select stage in ('EXT_DONE', 'EXT_MANUAL_QA', 'ARCHIVED') $$;

create function note_changed_document() returns trigger language plpgsql as $$
begin
  insert into unmatched_name_changes (client_id, document_request_id) values (new.client_id, new.id);
  return null;
end $$;
create trigger note_changed_names after update of stage, is_verified, document_type_id, revision on document_requests
  for each row when (has_listed_names(old.stage) <> has_listed_names(new.stage) or has_listed_names(new.stage)
    and (old.is_verified, old.document_type_id, old.revision) is distinct from
      (new.is_verified, new.document_type_id, new.revision))
  execute function note_changed_document();

create function note_changed_link() returns trigger language plpgsql as $$
begin
  insert into unmatched_name_changes (client_id, document_request_id)
  select client_id, id from document_requests where id = new.document_request_id;
  return null;
end $$;
create trigger note_changed_names after update of selected_entity_id on document_datapoints
  for each row when (new.rank = 0 and (old.selected_entity_id is null) <> (new.selected_entity_id is null))
  execute function note_changed_link();

-- A client that is being deleted has no names any more.
create function note_names(client text, names text[]) returns void language sql as $$
  insert into unmatched_name_changes (client_id, name_key)
  select distinct client, md5(normalised_entity_name(name)) from unnest(names) name
  where name is not null and exists (select from clients where id = client)
$$;

create function note_names_of_entity() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_names(new.client_id, array[new.name, new.client_identifier]);
    return null;
  elsif tg_op = 'UPDATE' then
    perform note_names(new.client_id, array[old.name, new.name, old.client_identifier, new.client_identifier]
      || case when old.types is distinct from new.types
        then array(select name from entity_akas where entity_id = new.id) else '{}' end);
    return null;
  end if;
  -- Before it goes, as its AKAs go with it.
  perform note_names(old.client_id, array[old.name, old.client_identifier]
    || array(select name from entity_akas where entity_id = old.id));
  return old;
end $$;
create trigger note_changed_names after insert on entities
  for each row execute function note_names_of_entity();
create trigger note_renamed after update of name, client_identifier, types on entities
  for each row when ((old.name, old.client_identifier, old.types) is distinct from
    (new.name, new.client_identifier, new.types))
  execute function note_names_of_entity();
create trigger note_deleted before delete on entities
  for each row execute function note_names_of_entity();

create function note_aka() returns trigger language plpgsql as $$
begin
  perform note_names(entities.client_id, array[case when tg_op <> 'INSERT' then old.name end,
    case when tg_op <> 'DELETE' then new.name end])
  from entities where id = case when tg_op = 'DELETE' then old.entity_id else new.entity_id end;
  return null;
end $$;
create trigger note_changed_names after insert or delete or update of name on entity_akas
  for each row execute function note_aka();

-- What a link of a table row stands for follows from the pair of types of its metric.
create function note_changed_links_of_metric() returns trigger language plpgsql as $$
begin
  insert into unmatched_name_changes (client_id, document_request_id)
  select distinct document.client_id, document.id
  from document_requests document
  join document_metrics metric on metric.document_request_id = document.id and metric.fin = new.fin
    and metric.data_type = 'ENTITY_LINK'
  where document.client_id = new.client_id and has_listed_names(document.stage);
  return null;
end $$;
create trigger note_changed_names after update of associated_relationship_entity_types on metric_identifiers
  for each row when (old.associated_relationship_entity_types is distinct from new.associated_relationship_entity_types)
  execute function note_changed_links_of_metric();
