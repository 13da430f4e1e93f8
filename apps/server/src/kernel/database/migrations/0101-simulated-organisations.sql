-- Whether its people are simulated, as those of `npm run demo`: what they answer teaches nobody, leaves in no file and is
-- nothing to stand beside.
alter table organisations add column simulated boolean not null default false;
update organisations set simulated = true where id in (
  select m.organisation_id from memberships m join users u on u.id = m.user_id
  where m.role = 'owner' and u.email = 'demo@example.com'
);
