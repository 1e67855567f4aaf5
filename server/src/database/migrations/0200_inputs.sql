-- Where a value stands in a workbook, 'Sheet1!B12'; null for values of other files and for those that people typed.
alter table document_datapoints add column cell text;
