-- Exports of what changed since the one before.
alter table exports add column changes_only boolean not null default false;

-- Files of exports that are gone, whatever deleted them: their client, their user, or they themselves. A job removes them.
create table abandoned_export_files (
  file_key text primary key,
  abandoned_at timestamptz(3) not null default now()
);
create function abandon_export_files() returns trigger
  language plpgsql
  as $$
  begin
    insert into abandoned_export_files (file_key)
    select file_key from old_rows where file_key is not null on conflict do nothing;
    return null;
  end
  $$;
create trigger abandon_export_files after delete on exports
  referencing old table as old_rows for each statement execute function abandon_export_files();
