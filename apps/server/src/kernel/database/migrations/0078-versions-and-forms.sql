-- A round asks one version of the questionnaire, and stays with it. What was asked so far was the first.
alter table rounds add column design_version text not null default '1';
alter table rounds alter column design_version drop default;

-- In which form a response was asked: everything, the tendency questions alone for a candidate, or one of the sets of
-- a pulse. Whoever was invited before was asked everything.
alter table responses
  add column form text not null default 'full' check (form in ('full', 'candidate', 'pulse')),
  add column question_set smallint not null default 0 check (question_set between 0 and 2);

-- Where companies stand is known by the keys of one version of the questionnaire; the authors' have number 0 in each.
alter table group_norms add column design_version text not null default '1';
alter table group_norms alter column design_version drop default;
alter table group_norms drop constraint group_norms_pkey, add primary key (keys_number, design_version);
