-- A link that a colleague copied to hand it over. It is told from the mailed one by what it was signed for, and from
-- other copies by the second in which it expires. `copy_of` is the expiry of the mailed link that it stands for: where
-- that one is dead, so is the copy.
create table link_copies (
  id uuid primary key,
  organisation_id uuid not null,
  response_id uuid not null,
  what text not null check (what in ('questionnaire', 'sheet')),
  user_id uuid references users on delete set null,
  role text not null check (role in ('owner', 'admin', 'manager', 'hiring', 'viewer')),
  expires_at timestamptz not null,
  copy_of timestamptz not null,
  copied_at timestamptz not null,
  unique (organisation_id, id),
  unique (response_id, what, expires_at),
  foreign key (organisation_id, response_id) references responses (organisation_id, id) on delete cascade
);
create index link_copies_by_response on link_copies (organisation_id, response_id, copied_at);
create index link_copies_by_user on link_copies (user_id);

-- What was done through a copied link, by whoever held it: the first time and the last.
create table link_uses (
  copy_id uuid not null,
  organisation_id uuid not null,
  used_for text not null check (
    used_for in ('opened', 'read', 'acknowledged', 'answered', 'submitted', 'declined', 'unsubscribed')),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (copy_id, used_for),
  foreign key (organisation_id, copy_id) references link_copies (organisation_id, id) on delete cascade
);
create index link_uses_by_organisation on link_uses (organisation_id, copy_id);

-- The respondent whom an entry is about: named while they are there, and forgotten with them.
alter table audit_entries add column response_id uuid;
alter table audit_entries add foreign key (organisation_id, response_id)
  references responses (organisation_id, id) on delete set null (response_id);
create index audit_entries_by_response on audit_entries (organisation_id, response_id) where response_id is not null;

-- What has to be asked again when a mail leaves, perhaps days after it was written: the responses that it tells of,
-- and the member who asked for it. No keys: a mail about somebody who is gone is found out by that.
alter table mails add column about uuid[];
alter table mails add column asked_by uuid references users on delete set null;
create index mails_by_asker on mails (asked_by) where asked_by is not null;
update mails m set about = array[r.id] from responses r where r.mail_id = m.id and m.state = 'queued';
update mails m set asked_by = i.invited_by from colleague_invitations i where i.mail_id = m.id and m.state = 'queued';
update mails m set asked_by = d.sent_by, about = array_remove(array[p.response_id], null)
  from report_deliveries d join reports p on p.id = d.report_id where d.mail_id = m.id and m.state = 'queued';

-- The member who asked for the reminder that is due; null where the product reminds by itself.
alter table responses add column reminder_by uuid references users on delete set null;
create index responses_by_reminder on responses (reminder_by) where reminder_by is not null;
