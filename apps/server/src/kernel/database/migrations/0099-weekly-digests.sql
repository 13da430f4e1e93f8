-- Whether a member wants the mail on Mondays that says what changed and what is due.
alter table memberships add column weekly boolean not null default true;

-- Up to when a member was told. The mail is named, since it may leave later: where its reader sees other things by
-- then, or a week later it still waits, the next one begins where it began.
create table weekly_digests (
  organisation_id uuid not null,
  user_id uuid not null,
  -- The Monday.
  week date not null check (extract(isodow from week) = 1),
  since timestamptz not null,
  told_at timestamptz not null,
  mail_id uuid,
  -- Role, departments and address with which it was written.
  seen_as text not null,
  primary key (organisation_id, user_id),
  foreign key (organisation_id, user_id) references memberships (organisation_id, user_id) on delete cascade
);
create index weekly_digests_by_user on weekly_digests (user_id);

-- The first one comes on the next Monday, also where this version starts in the middle of a week.
insert into weekly_digests (organisation_id, user_id, week, since, told_at, seen_as)
select organisation_id, user_id, date_trunc('week', now() at time zone 'UTC')::date, now(), now(), '' from memberships;
