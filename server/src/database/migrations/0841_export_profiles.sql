-- Forms of exported files that a client has given a name. Every save is a version of its own; the latest one counts.
create table export_profiles (
  id uuid primary key,
  client_id text not null references clients (id) on delete cascade,
  name text not null,
  version integer not null,
  created_at timestamptz(3) not null default now()
);
create unique index export_profiles_name on export_profiles (client_id, lower(name));

create table export_profile_versions (
  profile_id uuid not null references export_profiles (id) on delete cascade,
  version integer not null,
  name text not null,
  layout jsonb not null,
  saved_at timestamptz(3) not null default now(),
  saved_by text not null,
  saved_by_id bigint not null,
  primary key (profile_id, version)
);

-- In which form a file is written in the background; an export whose profile is gone fails. Not a reference: the file of an
-- earlier export stays when the profile goes.
alter table exports add column profile_id uuid;
