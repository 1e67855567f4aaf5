-- Who changed a value last, by id: names are no proof that two changes are one person's. 1 is the system.
alter table document_datapoints add column last_modified_by_id bigint not null default 1;

-- Who verified the value as it stands [AMB-130].
alter table document_datapoints add column verified_by text;
update document_datapoints set verified_by = last_modified_by where is_verified;
