-- no transaction
-- The words of the texts from before 1005. What is written beside it is added by the trigger.
insert into entity_search_words (client_id, searchable)
select distinct texts.client_id, word from entity_search_texts texts, words_of_searchable(texts.searchable) as word
where not exists (select from entity_search_words known
  where known.client_id = texts.client_id and known.searchable = word);
