-- When whoever holds a session last proved who they are: by signing in, or by the password since.
alter table sessions add column proved_at timestamptz;
update sessions set proved_at = created_at;
alter table sessions alter column proved_at set not null;

-- A session that goes on under a new token: pages that asked under the former one a moment ago still get their answer.
alter table sessions add column former_token_hash bytea;
alter table sessions add column renewed_at timestamptz;
create index sessions_by_former_token on sessions (former_token_hash) where former_token_hash is not null;
