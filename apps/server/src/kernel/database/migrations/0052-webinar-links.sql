-- The address in the last invitation of a webinar's lead: null where it was not known yet, and is sent after.
alter table leads add column invited_with text;
