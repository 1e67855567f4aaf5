-- Every save of a schema is a version with all that it says [AMB-111]; documents name theirs by its number.
alter table schema_versions add column name text;
alter table schema_versions add column description text not null default '';
-- Whether documents could be extracted under it.
alter table schema_versions add column is_published boolean not null default false;

update schema_versions version set
  name = schemas.name, description = schemas.description, is_published = schemas.is_published
from schemas where schemas.id = version.schema_id;

alter table schema_versions alter column name set not null;
