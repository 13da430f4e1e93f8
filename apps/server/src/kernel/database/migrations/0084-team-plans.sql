-- The four steps of a team: what was found stands in the figures and the actions in the plans, so that only what people
-- write themselves is kept. `team` is the id of a department, or 'company'; no key, because the text outlives the
-- department, under its last name.
create table team_plans (
  organisation_id uuid not null references organisations on delete cascade,
  team text not null,
  name text,
  assessment text not null,
  awareness text not null,
  alternatives text not null,
  revision integer not null default 1,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null,
  primary key (organisation_id, team)
);
create index team_plans_by_editor on team_plans (changed_by) where changed_by is not null;
