-- A plan that starts in some teams before others, in an order by lot: whoever has the seed can draw it again. It holds no
-- figure, as plans hold none.
create table plan_experiments (
  plan_id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  seed text not null,
  -- The day of each step, the earliest first.
  starts date[] not null check (cardinality(starts) between 2 and 6),
  -- The smallest effect, in points, that could have been found by what was known then.
  foreseen double precision,
  drawn_at timestamptz not null,
  drawn_by uuid references users on delete set null,
  ended_at timestamptz,
  ended_why text,
  unique (organisation_id, plan_id),
  check ((ended_at is null) = (ended_why is null)),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index plan_experiments_by_drawer on plan_experiments (drawn_by) where drawn_by is not null;

-- `team` is the id with which it was drawn, which outlives the department, under its last name.
create table plan_experiment_teams (
  plan_id uuid not null,
  organisation_id uuid not null,
  team uuid not null,
  department_id uuid,
  name text not null,
  place integer not null,
  step integer not null,
  -- It started before its turn. It is counted as drawn all the same.
  early_on date,
  primary key (plan_id, team),
  foreign key (organisation_id, plan_id) references plan_experiments (organisation_id, plan_id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id)
    on delete set null (department_id)
);
create index plan_experiment_teams_by_plan on plan_experiment_teams (organisation_id, plan_id);
create index plan_experiment_teams_by_department on plan_experiment_teams (organisation_id, department_id);

create function plan_experiment_teams_renamed() returns trigger
language plpgsql as $$
begin
  update plan_experiment_teams set name = new.name
  where organisation_id = new.organisation_id and department_id = new.id;
  return null;
end $$;
create trigger plan_experiment_teams_renamed after update of name on departments
  for each row execute function plan_experiment_teams_renamed();
