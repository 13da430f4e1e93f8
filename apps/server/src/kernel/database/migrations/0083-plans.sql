-- What becomes of an opportunity or a barrier: when something happens, who will do what, until when. It holds which
-- measure and which way, and no figure: those leave through the gate alone.
create table plans (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  kind text not null check (kind in ('opportunity', 'barrier')),
  measure_key text not null,
  direction text not null check (direction in ('improve', 'reduce')),
  -- The round in which it was found; its number stays where the round is gone.
  round_id uuid,
  round_number integer,
  cue text not null,
  who text not null,
  what text not null,
  sign text not null,
  until date not null,
  -- A member, or someone by name and address. Neither: the member has left.
  owner_user_id uuid,
  owner_name text,
  owner_email text,
  company_wide boolean not null,
  state text not null default 'drafted' check (state in ('drafted', 'running', 'done', 'dropped')),
  dropped_why text,
  -- Links that were signed with another number open nothing any more.
  link_number integer not null default 1,
  -- The Monday of the week for which the owner was asked last.
  asked_week date,
  revision integer not null default 1,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  unique (organisation_id, id),
  check (kind = 'opportunity' or direction = 'improve'),
  check ((owner_name is null) = (owner_email is null) and (owner_user_id is null or owner_email is null)),
  check ((state = 'dropped') = (dropped_why is not null)),
  foreign key (organisation_id, round_id) references rounds (organisation_id, id) on delete set null (round_id),
  foreign key (organisation_id, owner_user_id) references memberships (organisation_id, user_id)
    on delete set null (owner_user_id)
);
create index plans_by_organisation on plans (organisation_id, created_at);
create index plans_running on plans (asked_week) where state = 'running';
create index plans_by_owner on plans (organisation_id, owner_user_id) where owner_user_id is not null;
create index plans_by_round on plans (organisation_id, round_id) where round_id is not null;
create index plans_by_creator on plans (created_by) where created_by is not null;
create index plans_by_address on plans (owner_email) where owner_email is not null;

-- For whom. A department that is removed keeps its name here, so that the plan still says for whom it was.
create table plan_departments (
  plan_id uuid not null,
  organisation_id uuid not null,
  department_id uuid,
  name text not null,
  unique (plan_id, department_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id)
    on delete set null (department_id)
);
create index plan_departments_by_plan on plan_departments (organisation_id, plan_id);
create index plan_departments_by_department on plan_departments (organisation_id, department_id);

create function plan_departments_renamed() returns trigger
language plpgsql as $$
begin
  update plan_departments set name = new.name where organisation_id = new.organisation_id and department_id = new.id;
  return null;
end $$;
create trigger plan_departments_renamed after update of name on departments
  for each row execute function plan_departments_renamed();

-- Whether it happened, week by week; `week` is the Monday.
create table plan_ticks (
  plan_id uuid not null,
  organisation_id uuid not null,
  week date not null check (extract(isodow from week) = 1),
  done boolean not null,
  at timestamptz not null,
  primary key (plan_id, week),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index plan_ticks_by_plan on plan_ticks (organisation_id, plan_id);

-- By a member, or by an owner without an account, whose name and address stand here until they are erased.
create table plan_comments (
  id uuid primary key,
  plan_id uuid not null,
  organisation_id uuid not null,
  user_id uuid references users on delete set null,
  author_name text,
  author_email text,
  text text not null,
  at timestamptz not null,
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index plan_comments_by_plan on plan_comments (organisation_id, plan_id, at);
create index plan_comments_by_user on plan_comments (user_id) where user_id is not null;
create index plan_comments_by_address on plan_comments (author_email) where author_email is not null;
