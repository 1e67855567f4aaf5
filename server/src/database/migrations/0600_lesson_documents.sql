-- A refused lesson names the document that it would have made worse by id: file names are not unique.
-- `rejected_document` keeps the file name for the list.
alter table learned_lessons add column rejected_document_id uuid;

-- Of several documents of that name the likeliest: confirmed, of the lesson's document type, changed last.
update learned_lessons lesson
set rejected_document_id = (
  select document.id
  from document_requests document
  join learned_layouts layout on layout.id = lesson.layout_id
  where document.client_id = lesson.client_id and document.file_name = lesson.rejected_document
  order by document.is_verified desc, (document.document_type_id = layout.document_type_id) desc,
    document.updated_at desc, document.id
  limit 1
)
where lesson.rejected_document is not null;
