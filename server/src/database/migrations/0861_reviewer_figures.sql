-- Whether the figures of single reviewers are shown only to those who administer users; others see sums.
alter table clients add column hides_reviewer_figures boolean not null default false;
