-- Numbers that may be added up in the totals of a table, such as units and shares. Multiples, rates and years may not [AMB-121].
alter table metric_identifiers add column is_additive boolean not null default false;
