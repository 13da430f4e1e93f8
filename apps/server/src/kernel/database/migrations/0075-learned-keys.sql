-- What questions say of people, as far as answers have taught it. Number 0 is what the authors wrote; every other one was
-- learned from the answers of this installation, all its organisations together, and holds sums over hundreds of people.
create table keys_versions (
  number integer primary key check (number >= 0),
  -- What stands beside figures, and in the models that they were made with.
  name text not null unique,
  design_version text,
  encoded bytea,
  -- Of the content: what threads know it by.
  digest text not null,
  people integer not null,
  groups integer not null,
  -- By how much likely ranges of a large group are narrower than with the authors' keys, 0 to 1.
  narrower real not null,
  -- How well held-out answers were foreseen: mean of ln p, by the keys before and by these.
  foreseen_before double precision,
  foreseen_after double precision,
  made_at timestamptz not null,
  check ((number = 0) = (encoded is null)),
  check ((number = 0) = (design_version is null))
);
insert into keys_versions (number, name, digest, people, groups, narrower, made_at)
values (0, 'authors', '', 0, 0, 0, 'epoch');

-- When the keys were last learned, whether or not a version came of it: as often as that is worth trying.
create table keys_trials (
  design_version text primary key,
  people integer not null,
  tried_at timestamptz not null
);

-- A round without one moves along with the newest version. What is closed when a new one comes keeps the one before.
alter table rounds add column keys_number integer references keys_versions (number);
