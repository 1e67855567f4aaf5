-- Entity types are named in title case [AMB-094]. Names that somebody has changed stay.
create temporary table renamed (old text primary key, new text not null) on commit drop;
insert into renamed values
    ('Facility provider', 'Facility Provider'),
    ('Fund manager', 'Fund Manager'),
    ('General partner', 'General Partner'),
    ('Intermediate bank', 'Intermediate Bank'),
    ('Investment advisor', 'Investment Advisor'),
    ('Legal counsel', 'Legal Counsel'),
    ('Limited partner', 'Limited Partner'),
    ('Placement agent', 'Placement Agent');
update entity_types set display_name = renamed.new from renamed where entity_types.display_name = renamed.old;
update metric_identifiers set name = renamed.new from renamed
where metric_identifiers.name = renamed.old and metric_identifiers.type = 'ENTITY_NAME';
update schema_versions set groups = changed.groups from (
  select version.schema_id, version.version,
    jsonb_agg(jsonb_set(body, '{metrics}', (
      select coalesce(jsonb_agg(coalesce(
          jsonb_set(metric, '{displayName}', to_jsonb((select new from renamed where old = metric ->> 'displayName'))),
          metric) order by place), '[]')
      from jsonb_array_elements(body -> 'metrics') with ordinality as one (metric, place))) order by ordinality) as groups
  from schema_versions version, jsonb_array_elements(version.groups) with ordinality as one (body, ordinality)
  group by version.schema_id, version.version
) changed
where changed.schema_id = schema_versions.schema_id and changed.version = schema_versions.version
  and changed.groups <> schema_versions.groups;
drop table renamed;
