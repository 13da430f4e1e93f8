-- A token may do what its scopes name, as far as its owner may today.
alter table api_tokens
  add column scopes text[],
  -- Made before there were scopes. It keeps everything that a token may do, and the list says so.
  add column predates_scopes boolean not null default false,
  -- What used it last, as it named itself: no address.
  add column last_used_by text,
  -- When its owner was told that it ends soon.
  add column end_announced_at timestamptz;

-- Only owners and admins have tokens; what is left of somebody who was made something else since opens nothing any more.
delete from api_tokens t using memberships m
  where m.organisation_id = t.organisation_id and m.user_id = t.user_id and m.role not in ('owner', 'admin');

update api_tokens set
  scopes = array['figures:read', 'people:read', 'people:invite', 'write'],
  predates_scopes = true,
  expires_at = least(expires_at, now() + interval '90 days');

alter table api_tokens
  alter column scopes set not null,
  add check (scopes <@ array['figures:read', 'people:read', 'people:invite', 'write'] and cardinality(scopes) > 0);
