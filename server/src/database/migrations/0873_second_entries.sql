-- Metrics, by fin, that a second person enters without seeing the first entry.
alter table clients add column second_entry_metrics text[] not null default '{}';

-- The second entry of a value, beside the one that it was compared with. Counts as long as that is the stored value, or the
-- chosen one is.
create table second_entries (
  metric_id uuid primary key references document_metrics (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  first_value text not null,
  first_currency text,
  first_by text not null,
  second_value text not null,
  second_currency text,
  second_by_id bigint not null,
  second_by text not null,
  entered_at timestamptz(3) not null,
  -- Which one is right; null while they differ and nobody has chosen.
  chosen text check (chosen in ('both', 'first', 'second')),
  chosen_by text
);
create index second_entries_client on second_entries (client_id);
