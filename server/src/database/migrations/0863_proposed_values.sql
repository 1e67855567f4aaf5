-- The model or plug-in that proposed a value; null for what the pipeline itself read.
alter table document_datapoints add column proposed_by text;
