-- What the operator has set for a webinar. Without a row it repeats by its rule; without dates it has ended.
create table webinar_plans (
  webinar text primary key,
  dates timestamptz[] not null,
  updated_at timestamptz not null
);

-- The session that a lead is invited to; a webinar's lead without one waits for the next date.
alter table leads add column session_at timestamptz;
