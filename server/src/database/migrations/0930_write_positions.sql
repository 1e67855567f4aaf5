-- How far a replica must have come before it may show a person their lists: the end of the log after their last write.
create table user_write_positions (
  user_id bigint primary key references users (id) on delete cascade,
  position pg_lsn not null
);
