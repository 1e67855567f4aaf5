-- Active time at a document, by user and day in UTC: the time between two signs of work that are close together.
drop table review_sessions;
create table review_times (
  document_request_id uuid not null references document_requests (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  worked_on date not null,
  client_id text not null references clients (id) on delete cascade,
  active_seconds integer not null,
  primary key (document_request_id, user_id, worked_on)
);
create index review_times_day on review_times (client_id, worked_on) include (user_id, active_seconds);
