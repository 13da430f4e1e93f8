-- Without a mail server mails are files, named after their rows. Whatever deletes a row, an erasure, a key or the
-- operator, leaves the id here in the same transaction, and the server that has the file removes it within seconds.
create table forgotten_letters (
  mail_id uuid primary key
);

create function forget_letters() returns trigger language plpgsql as $$
begin
  insert into forgotten_letters (mail_id) select id from gone on conflict do nothing;
  return null;
end $$;

create trigger forget_letters after delete on mails
  referencing old table as gone for each statement execute function forget_letters();
