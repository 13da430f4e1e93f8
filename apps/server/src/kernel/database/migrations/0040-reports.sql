-- A report about one person, from its prompt to the text that was reviewed. Without a response it was filled by hand.
create table reports (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  response_id uuid,
  author_id uuid references users on delete set null,
  state text not null check (state in ('prepared', 'generating', 'drafted', 'reviewed', 'sent')),
  first_name text not null,
  overactivated text,
  area_1 text,
  area_2 text,
  prompt text not null,
  -- What the writer wrote, and the text as it is after a person's changes.
  generated text not null default '',
  draft text not null default '',
  -- Raised with every change, so that two tabs do not write over each other.
  revision integer not null default 1,
  problem text,
  -- The writing that is going on: its own id, its last sign of life, and whether somebody wants it to stop.
  generation_id uuid,
  alive_at timestamptz,
  stop_requested boolean not null default false,
  -- Who wrote it, and with which results.
  writer jsonb,
  results_version text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  generated_at timestamptz,
  reviewed_at timestamptz,
  unique (organisation_id, id),
  foreign key (organisation_id, response_id) references responses (organisation_id, id) on delete cascade
);
create index reports_by_time on reports (organisation_id, updated_at);
create index reports_by_response on reports (organisation_id, response_id);
create index reports_by_author on reports (author_id);

-- What was sent: one row a report, so that no second mail can be queued whatever else goes wrong.
create table report_deliveries (
  report_id uuid primary key,
  organisation_id uuid not null,
  mail_id uuid unique references mails on delete set null,
  recipient text not null,
  pdf bytea not null,
  sent_by uuid references users on delete set null,
  sent_at timestamptz not null,
  foreign key (organisation_id, report_id) references reports (organisation_id, id) on delete cascade
);
create index report_deliveries_by_organisation on report_deliveries (organisation_id, report_id);
create index report_deliveries_by_sender on report_deliveries (sent_by);

-- An organisation's own template of the prompt; without a row it uses the standard one.
create table report_templates (
  organisation_id uuid primary key references organisations on delete cascade,
  template text not null,
  changed_at timestamptz not null
);

-- Files that a waiting mail carries. They go with the mail's content once it has left.
create table mail_attachments (
  mail_id uuid not null references mails on delete cascade,
  place smallint not null,
  name text not null,
  media_type text not null,
  bytes bytea not null,
  primary key (mail_id, place)
);

-- Whatever ends a mail takes its content away; its files go in the same moment, whoever does it.
create function forget_mail_attachments() returns trigger language plpgsql as $$
begin
  delete from mail_attachments where mail_id = new.id;
  return null;
end $$;
create trigger mail_attachments_go after update of content on mails
  for each row when (new.content is null) execute function forget_mail_attachments();
