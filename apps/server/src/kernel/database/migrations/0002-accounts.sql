-- A person with an account. Addresses are stored in lower case. `verification_nonce` is set while an address waits
-- for its verification (the new one if there is one, else the present one), and makes its link work once.
create table users (
  id uuid primary key,
  email text not null unique,
  email_verified_at timestamptz,
  pending_email text,
  verification_nonce text,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  created_at timestamptz not null
);

create table organisations (
  id uuid primary key,
  name text not null,
  employee_invitation_text text,
  candidate_invitation_text text,
  reminders boolean not null default true,
  employee_retention_days integer not null default 730,
  candidate_retention_days integer not null default 180,
  respondent_page_allowed boolean not null default true,
  seats_bought integer not null default 0 check (seats_bought >= 0),
  created_at timestamptz not null
);

-- The logo is public under its own unguessable id: mails show it.
create table organisation_logos (
  organisation_id uuid primary key references organisations on delete cascade,
  id uuid not null unique,
  media_type text not null,
  bytes bytea not null
);

create table departments (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  name text not null,
  unique (organisation_id, id)
);
create unique index departments_by_name on departments (organisation_id, lower(name));

create table memberships (
  organisation_id uuid not null references organisations on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'admin', 'manager', 'hiring', 'viewer')),
  grants text[] not null default '{}',
  created_at timestamptz not null,
  -- When the member last switched to it: a sign-in opens the organisation of the latest.
  chosen_at timestamptz not null,
  primary key (organisation_id, user_id)
);
create index memberships_by_user on memberships (user_id, chosen_at);

-- The departments that a manager works for. The keys keep them within one organisation.
create table member_departments (
  organisation_id uuid not null,
  user_id uuid not null,
  department_id uuid not null,
  primary key (organisation_id, user_id, department_id),
  foreign key (organisation_id, user_id) references memberships on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id) on delete cascade
);
create index member_departments_by_department on member_departments (organisation_id, department_id);

-- Only hashes of tokens are kept. Whoever is removed from an organisation keeps the session, outside of it.
create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  organisation_id uuid,
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (organisation_id, user_id) references memberships on delete set null (organisation_id)
);
create index sessions_by_user on sessions (user_id, last_used_at);
create index sessions_by_member on sessions (organisation_id, user_id);
create index sessions_by_end on sessions (expires_at);

-- A token acts for its maker in one organisation, and ends with the membership.
create table api_tokens (
  id uuid primary key,
  token_hash bytea not null unique,
  organisation_id uuid not null,
  user_id uuid not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz not null,
  foreign key (organisation_id, user_id) references memberships on delete cascade
);
create index api_tokens_by_member on api_tokens (organisation_id, user_id);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index password_resets_by_user on password_resets (user_id);

-- Mails of an organisation end with it.
alter table mails add foreign key (organisation_id) references organisations on delete cascade;
create index mails_by_recipient on mails (recipient);

-- A colleague who was invited and has not joined yet. Its link is signed, so nothing secret is stored.
create table colleague_invitations (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  email text not null,
  role text not null check (role in ('admin', 'manager', 'hiring', 'viewer')),
  department_ids uuid[] not null default '{}',
  invited_by uuid references users on delete set null,
  mail_id uuid references mails on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  unique (organisation_id, email)
);
create index colleague_invitations_by_inviter on colleague_invitations (invited_by);
create index colleague_invitations_by_mail on colleague_invitations (mail_id);

-- What happened, without names: those come from the accounts while they exist.
create table audit_entries (
  id uuid primary key,
  organisation_id uuid references organisations on delete cascade,
  user_id uuid references users on delete set null,
  subject_id uuid references users on delete set null,
  action text not null,
  details jsonb not null default '{}',
  at timestamptz not null
);
create index audit_entries_by_organisation on audit_entries (organisation_id, at);
create index audit_entries_by_user on audit_entries (user_id);
create index audit_entries_by_subject on audit_entries (subject_id);
