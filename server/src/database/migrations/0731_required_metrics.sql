-- What a document type requires follows from its two entity types [AMB-117].
alter table document_types drop column required_metrics;
