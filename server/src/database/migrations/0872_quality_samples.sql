-- Percent of the documents without a doubt that go to Manual QA all the same.
alter table clients
  add column qa_sample_percent smallint not null default 0 check (qa_sample_percent between 0 and 100);
