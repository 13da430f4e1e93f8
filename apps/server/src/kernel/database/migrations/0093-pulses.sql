-- A pulse: the people whom a plan concerns are asked again, in a few minutes, once or every so many weeks.
create table pulses (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  plan_id uuid not null,
  -- The few questions about the plan's own measure, or the form that rotates through the bank.
  asks text not null check (asks in ('measure', 'bank')),
  company_wide boolean not null,
  -- Five weeks and more: nobody is invited twice in 30 days.
  every_weeks smallint check (every_weeks between 5 and 52),
  -- The clock at which it asks next, in each department at its own hour; null where it asks no more.
  next_at text,
  -- Why it asks no more before it was meant to end.
  stopped text check (stopped in ('by_hand', 'asker_gone', 'plan_ended', 'no_department')),
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  unique (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index pulses_by_plan on pulses (organisation_id, plan_id);
create index pulses_by_creator on pulses (created_by) where created_by is not null;
create index pulses_to_come on pulses (next_at) where next_at is not null;

-- A department that is removed keeps its name here, so that the pulse still says whom it asked.
create table pulse_departments (
  pulse_id uuid not null,
  organisation_id uuid not null,
  department_id uuid,
  name text not null,
  unique (pulse_id, department_id),
  foreign key (organisation_id, pulse_id) references pulses (organisation_id, id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id)
    on delete set null (department_id)
);
create index pulse_departments_by_pulse on pulse_departments (organisation_id, pulse_id);
create index pulse_departments_by_department on pulse_departments (organisation_id, department_id);

create function pulse_departments_renamed() returns trigger
language plpgsql as $$
begin
  update pulse_departments set name = new.name where organisation_id = new.organisation_id and department_id = new.id;
  return null;
end $$;
create trigger pulse_departments_renamed after update of name on departments
  for each row execute function pulse_departments_renamed();

-- Each time that it asked: how many, and how many it left out and why. No row of a person.
create table pulse_waves (
  id uuid primary key,
  pulse_id uuid not null,
  organisation_id uuid not null,
  -- Null where nobody was asked: too few were left for a figure.
  round_id uuid,
  asked_at timestamptz not null,
  asked integer not null,
  recent integer not null,
  unwilling integer not null,
  unreached integer not null,
  foreign key (organisation_id, pulse_id) references pulses (organisation_id, id) on delete cascade,
  foreign key (organisation_id, round_id) references rounds (organisation_id, id) on delete set null (round_id)
);
create index pulse_waves_by_pulse on pulse_waves (organisation_id, pulse_id, asked_at);
create index pulse_waves_by_round on pulse_waves (organisation_id, round_id) where round_id is not null;

-- What a pulse asks is a round of its own, so that its figures are kept, released and erased like any other. It is
-- counted down from -1: the latest round of all is never one.
alter table rounds add constraint rounds_number_counts check (number <> 0);

-- From 3 on a set is about one measure.
alter table responses drop constraint responses_question_set_check;
alter table responses add constraint responses_question_set_check
  check (question_set >= 0 and (question_set <= 2 or form = 'pulse'));
