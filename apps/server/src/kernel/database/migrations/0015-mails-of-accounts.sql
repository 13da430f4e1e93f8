-- The account that a mail is to. It goes with the account, also where it went to an address that is no longer in use.
alter table mails add column user_id uuid references users on delete cascade;
create index mails_by_user on mails (user_id) where user_id is not null;
update mails set user_id = users.id from users where users.email = mails.recipient and mails.kind like 'account.%';

-- What a mail says is deleted once it has left, and its subject may name people too.
alter table mails alter column subject drop not null;
update mails set subject = null where state <> 'queued';
