-- Who opened somebody's results, for that person to see. Whoever deletes their account stays as a role without a name.
create table profile_views (
  id uuid primary key,
  organisation_id uuid not null,
  response_id uuid not null,
  user_id uuid references users on delete set null,
  role text not null check (role in ('owner', 'admin', 'manager', 'hiring', 'viewer')),
  shown text not null check (shown in ('profile', 'list', 'export', 'report')),
  viewed_at timestamptz not null,
  foreign key (organisation_id, response_id) references responses (organisation_id, id) on delete cascade
);
create index profile_views_by_response on profile_views (organisation_id, response_id, viewed_at);
create index profile_views_by_user on profile_views (user_id, viewed_at);
