-- Figures that were shared by link, frozen as they were: groups that had passed the gate, as the page reads them. No
-- reference leads from here to a person's answers, so an erasure leaves nothing of theirs to find.
create table snapshots (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  title text not null,
  -- Null where the account is gone: the snapshot stays the organisation's.
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  -- The round outlives what it was made from only in its name, which stands in the figures.
  round_id uuid,
  -- What the round's released figures were then: another mark says that there are newer ones.
  mark text not null,
  keys text not null,
  figures jsonb not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- How often, and not by whom.
  openings integer not null default 0,
  last_opened_at timestamptz,
  unique (organisation_id, id),
  foreign key (organisation_id, round_id) references rounds (organisation_id, id) on delete set null (round_id)
);
create index snapshots_by_organisation on snapshots (organisation_id, made_at);
create index snapshots_by_round on snapshots (organisation_id, round_id) where round_id is not null;
create index snapshots_by_maker on snapshots (made_by) where made_by is not null;
