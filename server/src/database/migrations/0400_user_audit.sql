-- What was changed on users: by whom, when, from what to what. The database itself writes it with every change of a row,
-- so that no way of changing a user goes around it.

create table user_audit (
  id bigint generated always as identity primary key,
  -- No references: the trail outlives clients and people.
  client_id text not null,
  changed_at timestamptz(3) not null default now(),
  user_id bigint not null,
  user_name text not null,
  user_email text not null,
  -- 1 is the system.
  changed_by_id bigint not null,
  changed_by text not null,
  action text not null check (action in ('created', 'removed', 'permissions', 'status', 'name', 'email',
    'emailRequested', 'passwordChosen', 'passwordChanged', 'passwordReset')),
  from_value text,
  to_value text
);
create index user_audit_client on user_audit (client_id, id desc);
create index user_audit_user on user_audit (client_id, user_id, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the trail of changes to users is never altered';
end $$;
create trigger user_audit_is_append_only before update or delete or truncate on user_audit
  for each statement execute function refuse_audit_change();

-- Who acts is told to the transaction as assay.actor_id; nobody told is the system.
create function record_user_change(changed users, action text, from_value text, to_value text) returns void
  language plpgsql as $$
declare
  actor_id bigint := coalesce(nullif(current_setting('assay.actor_id', true), '')::bigint, 1);
  actor_name text := coalesce((select name from users where id = actor_id), 'System');
begin
  insert into user_audit (client_id, user_id, user_name, user_email, changed_by_id, changed_by, action, from_value, to_value)
    values (changed.client_id, changed.id, changed.name, changed.email, actor_id, actor_name, action, from_value, to_value);
end $$;

create function audit_user() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform record_user_change(old, 'removed', old.email, null);
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform record_user_change(new, 'created', null, new.email);
    if new.permissions <> 0 then
      perform record_user_change(new, 'permissions', '0', new.permissions::text);
    end if;
    return null;
  end if;
  if new.name <> old.name then
    perform record_user_change(new, 'name', old.name, new.name);
  end if;
  if new.email <> old.email then
    perform record_user_change(new, 'email', old.email, new.email);
  end if;
  if new.account_status <> old.account_status then
    perform record_user_change(new, 'status', old.account_status::text, new.account_status::text);
  end if;
  if new.permissions <> old.permissions then
    perform record_user_change(new, 'permissions', old.permissions::text, new.permissions::text);
  end if;
  return null;
end $$;
create trigger users_audit after insert or update or delete on users for each row execute function audit_user();

-- A new address of a user, until the code that was mailed to it is confirmed.
create table user_email_changes (
  user_id bigint primary key references users (id) on delete cascade,
  email text not null,
  -- Keyed with a secret that is not in the database.
  code_hash text not null,
  tries integer not null default 0,
  -- Codes sent within the hour that began at first_sent_at.
  sent integer not null default 1,
  first_sent_at timestamptz not null,
  expires_at timestamptz not null
);
