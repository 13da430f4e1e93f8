-- A mail that could not be handed over for days is given up where its sender sees it, and keeps what it said, so that
-- it can be queued again. `waits_since` says since when a mail has been waiting: an operator who queues it again
-- moves it.
alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check
  check (state in ('queued', 'sent', 'refused', 'bounced', 'given_up'));
alter table mails add column waits_since timestamptz;
update mails set waits_since = created_at;
alter table mails alter column waits_since set not null;
alter table mails alter column waits_since set default now();
create index mails_waiting on mails (created_at) where state = 'queued';
