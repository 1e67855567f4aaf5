-- no transaction
-- The names in documents from before 0998. What is written beside it is noted by the triggers, and looked at again.
insert into unmatched_document_names
select document.id, document.client_id, md5(normalised_entity_name(datapoint.value)), min(datapoint.value collate "C"),
  array_agg(distinct stands_for.type collate "C"), document.is_verified
from document_requests document
join document_metrics metric on metric.document_request_id = document.id
  and metric.data_type in ('ENTITY_NAME', 'ENTITY_LINK')
join document_datapoints datapoint on datapoint.metric_id = metric.id and datapoint.rank = 0
join document_types type on type.client_id = document.client_id and type.id = document.document_type_id
left join metric_identifiers identifier on identifier.client_id = document.client_id and identifier.fin = metric.fin
cross join lateral (select case when metric.data_type = 'ENTITY_NAME' then metric.fin else coalesce((
  select related from unnest(identifier.associated_relationship_entity_types) with ordinality as pair (related, place)
  where related <> type.reporting_entity_type order by place limit 1), type.key_entity_type) end as type) stands_for
where has_listed_names(document.stage) and datapoint.selected_entity_id is null
  and normalised_entity_name(datapoint.value) <> ''
group by document.id, md5(normalised_entity_name(datapoint.value))
on conflict do nothing;

-- What the resolver of names decides for a name that no person chose for.
insert into unmatched_names (client_id, name, types, documents, confirmed_documents, is_open, is_refused)
select client_id, name, types, documents, confirmed_documents,
  exists (select from unnest(types) as type where not (
    select case
      when named.id is not null then type = any (named.types) or not exists (
        select from entity_akas aka join entities on entities.id = aka.entity_id
        where entities.client_id = forms.client_id and aka.normalised_name = comparable.normalised
          and type = any (entities.types) and entities.id <> named.id)
      when akas.entities > 0 then case when akas.of_type > 0 then akas.of_type = 1 else akas.entities = 1 end
      else case when identified.of_type > 0 then identified.of_type = 1 else identified.entities = 1 end end
    from (select normalised_entity_name(forms.name) as normalised) comparable
    left join entities named on named.client_id = forms.client_id and named.normalised_name = comparable.normalised
    cross join lateral (
      select count(distinct entities.id) as entities,
        count(distinct entities.id) filter (where type = any (entities.types)) as of_type
      from entity_akas aka join entities on entities.id = aka.entity_id
      where entities.client_id = forms.client_id and aka.normalised_name = comparable.normalised) akas
    cross join lateral (
      select count(*) as entities, count(*) filter (where type = any (entities.types)) as of_type
      from entities where entities.client_id = forms.client_id and client_identifier is not null
        and lower(btrim(client_identifier) collate "und-x-icu") = lower(btrim(forms.name) collate "und-x-icu")) identified
  )),
  exists (select from entity_name_answers answer where answer.client_id = forms.client_id
    and answer.normalised_name = normalised_entity_name(forms.name)
    and answer.kind = 'notEntity' and answer.undone_at is null)
from (
  select client_id, name, types, count(*)::int as documents, count(*) filter (where is_confirmed)::int as confirmed_documents
  from unmatched_document_names group by client_id, name, types
) forms
on conflict do nothing;
