-- Who counts in the figures of groups: a row for each submitted response of an employee. Everything that moves such a
-- row is written into culture_changes by the triggers below, so that no way of submitting, moving or erasing can miss
-- the figures: they are part of the same transaction because the database says so.
create table culture_members (
  response_id uuid primary key,
  organisation_id uuid not null,
  round_id uuid not null,
  department_id uuid,
  -- Answers that cannot be trusted are kept apart and can be put back.
  left_out boolean not null,
  design_version text not null,
  choices bytea not null,
  submitted_at timestamptz not null,
  -- The gate: the batch in which the response was released to those who may not see individuals; whether it was new to
  -- them then; and whether it can still be new to them.
  batch_id uuid,
  -- Where the batch counts: in its department and the whole, or, being of several departments, in the whole alone.
  batch_department uuid,
  batch_mixed boolean not null default false,
  new_in_batch boolean not null default false,
  seen boolean not null default false,
  foreign key (organisation_id, response_id) references responses (organisation_id, id) on delete cascade,
  foreign key (organisation_id, round_id) references rounds (organisation_id, id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id)
    on delete set null (department_id)
);
create index culture_members_by_round on culture_members (round_id, department_id);
create index culture_members_by_department on culture_members (organisation_id, department_id);
create index culture_members_by_batch on culture_members (batch_id) where batch_id is not null;
create index culture_members_waiting on culture_members (round_id) where batch_id is null and not left_out;
create index culture_members_left_out on culture_members (round_id) where left_out;

-- What the statistics do not hold yet. Submissions only add rows here, so they never wait for one another.
create table culture_changes (
  id bigint generated always as identity primary key,
  organisation_id uuid not null,
  round_id uuid not null,
  figures text not null check (figures in ('live', 'left_out', 'released')),
  in_department boolean not null,
  department_id uuid,
  sign smallint not null,
  design_version text not null,
  choices bytea not null,
  foreign key (organisation_id, round_id) references rounds (organisation_id, id) on delete cascade
);
create index culture_changes_by_round on culture_changes (round_id, figures);

-- The statistics of the cuts that screens open with: the whole of a round, and each department of it.
create table culture_statistics (
  organisation_id uuid not null,
  round_id uuid not null,
  figures text not null check (figures in ('live', 'left_out', 'released')),
  whole boolean not null,
  department_id uuid,
  design_version text not null,
  people integer not null check (people >= 0),
  encoded bytea not null,
  version bigint not null,
  foreign key (organisation_id, round_id) references rounds (organisation_id, id) on delete cascade,
  unique nulls not distinct (round_id, figures, whole, department_id)
);
create sequence culture_versions;

-- How many employees were invited, by department: sums to add up, brought together from time to time.
create table culture_invited (
  id bigint generated always as identity primary key,
  organisation_id uuid not null,
  round_id uuid not null,
  department_id uuid,
  people integer not null,
  foreign key (organisation_id, round_id) references rounds (organisation_id, id) on delete cascade
);
create index culture_invited_by_round on culture_invited (round_id);

-- What those behind the gate are told of participation: as it was when the last batch was released.
create table culture_releases (
  round_id uuid primary key,
  organisation_id uuid not null,
  invited integer not null,
  released_at timestamptz not null,
  foreign key (organisation_id, round_id) references rounds (organisation_id, id) on delete cascade
);

create index responses_open on responses (round_id, department_id)
  where submitted_at is null and declined_at is null and withdrawn_at is null;

-- An organisation that is being deleted takes its rounds with it; nothing is written for it any more.
create function culture_log(member culture_members, kind text, within boolean, department uuid, change int) returns void
language sql as $$
  insert into culture_changes
    (organisation_id, round_id, figures, in_department, department_id, sign, design_version, choices)
  select member.organisation_id, member.round_id, kind, within, department, change, member.design_version, member.choices
  where exists (select 1 from organisations where id = member.organisation_id)
    and exists (select 1 from rounds where id = member.round_id);
$$;

create function culture_live(member culture_members) returns text
language sql immutable as $$ select case when member.left_out then 'left_out' else 'live' end $$;

create function culture_member_joins() returns trigger
language plpgsql as $$
begin
  perform culture_log(new, culture_live(new), true, new.department_id, 1);
  return null;
end $$;
create trigger culture_member_joins after insert on culture_members
  for each row execute function culture_member_joins();

-- A batch that loses a member is taken back as a whole: what is left of it waits, and is new to nobody.
create function culture_member_leaves() returns trigger
language plpgsql as $$
begin
  perform culture_log(old, culture_live(old), true, old.department_id, -1);
  if old.batch_id is not null then
    perform culture_log(old, 'released', not old.batch_mixed, old.batch_department, -1);
    perform culture_log(m, 'released', not m.batch_mixed, m.batch_department, -1)
      from culture_members m where m.batch_id = old.batch_id;
    update culture_members set batch_id = null, batch_department = null, batch_mixed = false, new_in_batch = false
      where batch_id = old.batch_id;
  end if;
  return null;
end $$;
create trigger culture_member_leaves after delete on culture_members
  for each row execute function culture_member_leaves();

-- Whoever saw the person in the old department knows the answers, so the person is new to nobody any more.
create function culture_member_moves() returns trigger
language plpgsql as $$
begin
  if new.department_id is distinct from old.department_id then
    perform culture_log(old, culture_live(old), true, old.department_id, -1);
    perform culture_log(new, culture_live(new), true, new.department_id, 1);
    new.seen := true;
    new.new_in_batch := false;
  end if;
  return new;
end $$;
create trigger culture_member_moves before update of department_id on culture_members
  for each row execute function culture_member_moves();

create function culture_count_invited() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into culture_invited (organisation_id, round_id, department_id, people)
    select organisation_id, round_id, department_id, count(*) from new_rows
    where kind = 'employee' and withdrawn_at is null group by 1, 2, 3;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    insert into culture_invited (organisation_id, round_id, department_id, people)
    select organisation_id, round_id, department_id, sum(n) from (
      select organisation_id, round_id, department_id, 1 as n from new_rows
        where kind = 'employee' and withdrawn_at is null
      union all
      select organisation_id, round_id, department_id, -1 from old_rows
        where kind = 'employee' and withdrawn_at is null
    ) moved group by 1, 2, 3 having sum(n) <> 0;
    return null;
  end if;
  insert into culture_invited (organisation_id, round_id, department_id, people)
  select o.organisation_id, o.round_id, o.department_id, -count(*) from old_rows o
    join organisations on organisations.id = o.organisation_id join rounds on rounds.id = o.round_id
  where o.kind = 'employee' and o.withdrawn_at is null group by 1, 2, 3;
  return null;
end $$;
create trigger culture_invited_more after insert on responses
  referencing new table as new_rows for each statement execute function culture_count_invited();
create trigger culture_invited_other after update on responses
  referencing old table as old_rows new table as new_rows for each statement execute function culture_count_invited();
create trigger culture_invited_less after delete on responses
  referencing old table as old_rows for each statement execute function culture_count_invited();

-- What is there already.
insert into culture_invited (organisation_id, round_id, department_id, people)
select organisation_id, round_id, department_id, count(*) from responses
where kind = 'employee' and withdrawn_at is null group by 1, 2, 3;
insert into culture_members
  (response_id, organisation_id, round_id, department_id, left_out, design_version, choices, submitted_at)
select r.id, r.organisation_id, r.round_id, r.department_id, s.verdict = 'unreliable', a.design_version, a.choices,
  r.submitted_at
from responses r join response_scores s on s.response_id = r.id join response_answers a on a.response_id = r.id
where r.kind = 'employee' and r.submitted_at is not null;
