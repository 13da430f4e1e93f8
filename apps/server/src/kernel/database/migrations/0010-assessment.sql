-- A person whom an organisation has invited: one seat, over all rounds and kinds. `seat_since` is null while the seat
-- is given back. Whoever is erased after having begun keeps the seat taken, without an address.
create table people (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  email text,
  seat_since timestamptz,
  created_at timestamptz not null,
  unique (organisation_id, email),
  unique (organisation_id, id)
);
create index people_with_seat on people (organisation_id) where seat_since is not null;

create table rounds (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  number integer not null,
  opened_at timestamptz not null,
  unique (organisation_id, number),
  unique (organisation_id, id)
);

-- One invitation of one person in one round. The id stands in the link and is half of its secret, so it is random.
create table responses (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  person_id uuid not null,
  round_id uuid not null,
  kind text not null check (kind in ('employee', 'candidate')),
  -- What holds now; `invited` keeps what the inviter wrote, when the respondent corrects it.
  first_name text not null,
  last_name text not null,
  job_position text not null,
  company text not null,
  department text not null,
  department_id uuid,
  invited jsonb not null,
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null,
  -- The last link: when it was sent, until when it works, the mail that carries it. Links that expire before
  -- `links_from` went to another address and are dead.
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  links_from timestamptz,
  mail_id uuid references mails on delete set null,
  -- A mail that a job has still to write.
  mail_due text check (mail_due in ('invitation', 'reminder')),
  reminded_at timestamptz,
  reminders_sent smallint not null default 0,
  -- Automatic ones since the last link was sent.
  automatic_reminders smallint not null default 0,
  no_reminders_at timestamptz,
  acknowledged_at timestamptz,
  visibility jsonb,
  submitted_at timestamptz,
  inviter_told_at timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  unique (organisation_id, id),
  foreign key (organisation_id, person_id) references people (organisation_id, id) on delete cascade,
  foreign key (organisation_id, round_id) references rounds (organisation_id, id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id)
    on delete set null (department_id)
);
create unique index responses_once on responses (person_id, round_id, kind) where withdrawn_at is null;
create index responses_by_time on responses (organisation_id, invited_at);
create index responses_by_person on responses (organisation_id, person_id);
create index responses_by_round on responses (organisation_id, round_id);
create index responses_by_department on responses (organisation_id, department_id);
create index responses_by_mail on responses (mail_id);
create index responses_by_inviter on responses (invited_by);
create index responses_to_mail on responses (organisation_id) where mail_due is not null;
create index responses_to_remind on responses (sent_at)
  where submitted_at is null and declined_at is null and withdrawn_at is null and no_reminders_at is null;
create index responses_to_tell on responses (invited_by)
  where submitted_at is not null and inviter_told_at is null;

-- The answers of a response in the design's order: one byte a question (0 is none, else the option's place from 1),
-- and its seconds in tenths, two bytes a question (0 is unknown). A save is one update of one small row.
create table response_answers (
  response_id uuid primary key,
  organisation_id uuid not null,
  design_version text not null,
  choices bytea not null,
  seconds bytea not null,
  answered smallint not null,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  foreign key (organisation_id, response_id) references responses (organisation_id, id) on delete cascade
);
create index response_answers_by_organisation on response_answers (organisation_id, response_id);

-- Scored once, at the submission. Estimates and their standard errors are in the model's order of measures.
create table response_scores (
  response_id uuid primary key,
  organisation_id uuid not null,
  model_version text not null,
  behaviours real[] not null,
  behaviour_errors real[] not null,
  perceptions real[] not null,
  perception_errors real[] not null,
  verdict text not null check (verdict in ('consistent', 'check', 'unreliable')),
  reasons jsonb not null,
  scored_at timestamptz not null,
  foreign key (organisation_id, response_id) references responses (organisation_id, id) on delete cascade
);
create index response_scores_by_organisation on response_scores (organisation_id, response_id);
