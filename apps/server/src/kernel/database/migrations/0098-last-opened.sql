-- When a member last worked in an organisation. Sessions know it while they are there; this keeps it when they end or go
-- to another organisation.
alter table memberships add column last_opened_at timestamptz;

create function session_left() returns trigger
language plpgsql as $$
begin
  update memberships set last_opened_at = greatest(last_opened_at, old.last_used_at)
    where organisation_id = old.organisation_id and user_id = old.user_id;
  return null;
end $$;
create trigger session_moves after update of organisation_id on sessions for each row
  when (old.organisation_id is distinct from new.organisation_id) execute function session_left();
create trigger session_ends after delete on sessions for each row
  when (old.organisation_id is not null) execute function session_left();
