-- The tables of documents are a kind of export.
alter table exports drop constraint exports_kind_check;
alter table exports add constraint exports_kind_check
  check (kind in ('verifiedMetrics', 'allMetrics', 'tables', 'documents', 'report'));
