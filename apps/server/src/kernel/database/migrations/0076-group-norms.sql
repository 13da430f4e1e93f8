-- Where the companies of this installation stand, once there are enough of them: mean and spread of their true scores, by
-- version of the keys. Sums over twenty companies or more.
create table group_norms (
  keys_number integer primary key references keys_versions (number) on delete cascade,
  groups integer not null check (groups >= 20),
  -- By kind, whether of a measure or of a group of them, and key: mean and spread, in points.
  norms jsonb not null,
  made_at timestamptz not null
);
