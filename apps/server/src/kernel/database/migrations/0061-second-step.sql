-- The second step at sign-in: a secret that an app on the person's phone makes codes from.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted with a key that is derived from APP_KEY and lies outside of the database.
  secret bytea not null,
  created_at timestamptz not null,
  -- Until a first code has proved that the app knows the secret, nothing is asked at sign-in.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: each code works once.
  last_step integer not null default 0
);

-- What gets in without the app, each once. Random 120 bits, so a plain hash is enough.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- A sign-in whose password was right and whose code has not come yet.
create table sign_in_challenges (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_challenges_by_user on sign_in_challenges (user_id);

alter table organisations add column second_step_required boolean not null default false;
