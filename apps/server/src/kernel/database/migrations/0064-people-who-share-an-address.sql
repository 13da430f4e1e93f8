-- Two colleagues who do not see each other's people may invite the same address. For each of them it is a person.
alter table people drop constraint people_organisation_id_email_key;
create index people_by_address on people (organisation_id, email);

-- mail_held: its mails stay unsent, because the address has another invitation to the same questionnaire; mail_id is
-- then the mail of that other one, whose fate it shares.
-- told_mail_ids: the mails that told former addresses of a correction. They go with the response.
-- refused_by: former addresses that wanted no more mails about it, so that they get none when it comes back to them.
alter table responses
  add column mail_held boolean not null default false,
  add column told_mail_ids uuid[],
  add column refused_by text[];
create index responses_refused on responses (organisation_id) where refused_by is not null;
