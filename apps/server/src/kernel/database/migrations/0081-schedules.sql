-- When mails are to leave is a clock without a place, such as 2026-11-30T09:00. The place is the department's of the
-- person who gets it, else the organisation's; where neither has said, UTC. A change of either moves what waits.
alter table organisations
  add column time_zone text,
  add column reminder_days smallint[] not null default '{4,10}',
  add column reminder_subject text,
  add column reminder_words text;
alter table departments add column time_zone text;

-- Reminders that a member asked for, sent at once or planned, with their words. Those by the clock of the organisation's
-- own schedule are not among them.
create table reminders (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  asked_by uuid references users on delete set null,
  whom jsonb not null,
  subject text,
  words text,
  -- Null: at once.
  leaves_at text check (leaves_at ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  created_at timestamptz not null,
  -- There is no clock left on which it could still leave.
  done_at timestamptz,
  cancelled_at timestamptz,
  unique (organisation_id, id)
);
create index reminders_planned on reminders (leaves_at) where done_at is null and cancelled_at is null;
create index reminders_by_time on reminders (organisation_id, created_at);
create index reminders_by_asker on reminders (asked_by);

-- Who got which one: nobody gets it twice.
create table reminded (
  reminder_id uuid not null,
  response_id uuid not null,
  organisation_id uuid not null,
  primary key (reminder_id, response_id),
  foreign key (organisation_id, reminder_id) references reminders (organisation_id, id) on delete cascade,
  foreign key (organisation_id, response_id) references responses (organisation_id, id) on delete cascade
);
create index reminded_by_organisation on reminded (organisation_id, reminder_id);
create index reminded_by_response on reminded (organisation_id, response_id);

alter table responses
  -- Until then an invitation waits. It counts while `mail_due` is an invitation.
  add column launch_at text check (launch_at ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  -- Whose words the reminder has that is due.
  add column reminder_id uuid,
  add foreign key (organisation_id, reminder_id) references reminders (organisation_id, id)
    on delete set null (reminder_id);
create index responses_with_words on responses (organisation_id, reminder_id) where reminder_id is not null;
create index responses_to_launch on responses (organisation_id) where launch_at is not null;

-- From then on the employees of the round can answer no more.
alter table rounds add column ends_at timestamptz;
