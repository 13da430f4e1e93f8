-- Mails wait here until the worker has sent them. What a mail says is deleted once it has left: it may hold links.
create table mails (
  id uuid primary key,
  organisation_id uuid,
  kind text not null,
  recipient text not null,
  subject text not null,
  content jsonb,
  state text not null default 'queued' check (state in ('queued', 'sent', 'refused', 'bounced')),
  problem text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index mails_by_organisation on mails (organisation_id, created_at) where organisation_id is not null;

-- A visitor who left an address. The same form sent again by the same person is the same lead.
create table leads (
  id uuid primary key,
  source text not null,
  email text not null,
  name text,
  role text,
  headcount text,
  question text,
  timezone text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (source, email)
);
create index leads_by_time on leads (created_at);

-- Calls counted in windows, for all nodes together.
create table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  used integer not null
);
create index rate_limits_by_end on rate_limits (window_ends_at);
