-- Sums of answers that other installations have sent, one of each: the newest counts.
create table keys_received (
  -- Its public key.
  signer text not null,
  design_version text not null,
  -- The day on which it was made there.
  made text not null,
  sums jsonb not null,
  received_at timestamptz not null,
  primary key (signer, design_version)
);

-- The last file that left this installation, which leaves it again until many more people have answered.
create table keys_exports (
  design_version text primary key,
  people integer not null,
  file text not null,
  made_at timestamptz not null
);
