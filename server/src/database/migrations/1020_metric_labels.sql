-- What documents print for a metric besides its name, as people have added it.
alter table metric_identifiers add column labels text[] not null default '{}';
