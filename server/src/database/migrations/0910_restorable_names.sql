-- A restored dump creates its tables without a search path: a function of a generated column names what it calls in full.
create or replace function normalised_entity_name(value text) returns text
  language sql immutable parallel safe strict
as $$ select case
    when char_length(value) <= 250 or char_length(public.whole_normalised_name(value)) <= 500
      then public.whole_normalised_name(value)
    else left(public.whole_normalised_name(value), 400) || md5(public.whole_normalised_name(value)) end $$;
