-- What the asker saw around the value, as a data address. Whoever answers sees it without opening the document.
alter table document_questions add column picture text;
