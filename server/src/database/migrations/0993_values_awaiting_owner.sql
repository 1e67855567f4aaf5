-- Verified values of a confirmed document that nobody owns yet: the name of their fund or partner is not verified, or several
-- entities have it. They are written once the owner is known [AMB-137].
alter table document_metrics add column awaits_owner boolean not null default false;
