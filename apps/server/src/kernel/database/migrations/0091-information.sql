-- What an organisation adds to the sheet that says what is asked, kept and shown: words of its own, where people can
-- object, and whether the sheet names the people who have the roles today.
alter table organisations
  add column information_words text,
  add column information_contact text,
  add column information_names boolean not null default false;
