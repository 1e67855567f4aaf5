-- The language of the interface that a person or a client has chosen; null: that of the browser.
alter table users add column language text;
alter table clients add column interface_language text;
