-- The gate decides by what a member could ever see, and not by today's role and departments alone. A member's
-- knowledge is what the member may see at this moment and what is kept here of the moments before; triggers keep it
-- when a right ends, so that no way of changing roles, departments or people can forget it. The decision record on
-- the memory of the gate says why this is enough.

-- Who was ever in which batch. Stays when a batch is taken back: those who were shown its sum have it still.
create table culture_batch_members (
  organisation_id uuid not null,
  round_id uuid not null,
  batch_id uuid not null,
  response_id uuid not null,
  -- Counts up within an organisation, in the order in which releases could be seen.
  release integer not null,
  -- Of the batch as it was released, also once somebody of it was erased: all, and those who were in none before.
  size integer not null,
  fresh_size integer not null,
  -- In no batch before.
  fresh boolean not null,
  primary key (batch_id, response_id),
  foreign key (organisation_id, round_id) references rounds (organisation_id, id) on delete cascade,
  foreign key (organisation_id, response_id) references responses (organisation_id, id) on delete cascade
);
create index culture_batch_members_by_response on culture_batch_members (organisation_id, response_id);
create index culture_batch_members_by_release on culture_batch_members (organisation_id, release);
create index culture_batch_members_by_round on culture_batch_members (round_id, release);

-- Whose answers a member could see one by one with a right that has ended since. By account and not by membership, so
-- that it outlasts leaving and coming back. `certain` is false where the log tells of a right and not how far it went.
create table culture_known (
  organisation_id uuid not null,
  user_id uuid not null references users on delete cascade,
  response_id uuid not null,
  certain boolean not null,
  number bigint generated always as identity,
  primary key (user_id, response_id),
  foreign key (organisation_id, response_id) references responses (organisation_id, id) on delete cascade
);
create index culture_known_by_response on culture_known (organisation_id, response_id);
create index culture_known_by_number on culture_known (organisation_id, user_id, number);

-- Up to which release a member behind the gate was shown figures. Nothing later is shown before it is noted here.
create table culture_shown (
  user_id uuid not null references users on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  release integer not null,
  primary key (organisation_id, user_id)
);
create index culture_shown_by_user on culture_shown (user_id);

-- People of a manager's departments who stay closed to this manager: the manager was shown a batch with them, and one
-- to four others would be left of it.
create table culture_closed (
  organisation_id uuid not null,
  user_id uuid not null references users on delete cascade,
  response_id uuid not null,
  number bigint generated always as identity,
  primary key (user_id, response_id),
  foreign key (organisation_id, response_id) references responses (organisation_id, id) on delete cascade
);
create index culture_closed_by_response on culture_closed (organisation_id, response_id);

-- Whose answers a member may see at this moment, as the role table has it.
create function culture_in_sight(organisation uuid, member uuid) returns setof uuid
language sql stable as $$
  select m.response_id
  from memberships w join culture_members m on m.organisation_id = w.organisation_id
  where w.organisation_id = organisation and w.user_id = member and (w.role in ('owner', 'admin')
    or w.role = 'manager'
      and m.department_id in (select d.department_id from member_departments d
        where d.organisation_id = organisation and d.user_id = member)
      and not exists (select 1 from culture_closed c where c.user_id = member and c.response_id = m.response_id))
$$;

-- An account or an organisation that is being deleted leaves nothing to remember.
create function culture_remember(organisation uuid, member uuid, responses uuid[]) returns void
language sql as $$
  insert into culture_known (organisation_id, user_id, response_id, certain)
  select organisation, member, response_id, true from unnest(responses) response_id
  where exists (select 1 from users where id = member) and exists (select 1 from organisations where id = organisation)
  on conflict (user_id, response_id) do update set certain = true where not culture_known.certain;
$$;

create function culture_right_ends() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.role <> old.role and new.role not in ('owner', 'admin') then
    perform culture_remember(old.organisation_id, old.user_id,
      array(select culture_in_sight(old.organisation_id, old.user_id)));
    -- Those who saw everyone know those as well who were closed to them before.
    delete from culture_closed c using culture_known k
      where c.organisation_id = old.organisation_id and c.user_id = old.user_id
        and k.user_id = c.user_id and k.response_id = c.response_id and k.certain;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger culture_right_ends before update of role or delete on memberships
  for each row execute function culture_right_ends();

create function culture_department_ends() returns trigger
language plpgsql as $$
begin
  if exists (select 1 from memberships where organisation_id = old.organisation_id and user_id = old.user_id
      and role = 'manager') then
    perform culture_remember(old.organisation_id, old.user_id, array(
      select m.response_id from culture_members m
      where m.organisation_id = old.organisation_id and m.department_id = old.department_id
        and not exists (select 1 from culture_closed c
          where c.user_id = old.user_id and c.response_id = m.response_id)));
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger culture_department_ends before update or delete on member_departments
  for each row execute function culture_department_ends();

-- Opens people to a manager, as far as this leaves nobody to be told: of a batch that the manager could have been
-- shown, all are known afterwards, or five new ones are not. The others stay closed. What was closed before is looked
-- at again, since more may be known by now.
create function culture_open(organisation uuid, member uuid, candidates uuid[]) returns void
language plpgsql as $$
declare
  shown integer;
  asked uuid[];
  opened uuid[];
  telling uuid[];
begin
  -- Waits for figures that are just being shown to the member; those that follow see the new right.
  perform 1 from memberships where organisation_id = organisation and user_id = member and role = 'manager'
    for no key update;
  if not found then return; end if;
  select s.release into shown from culture_shown s where s.organisation_id = organisation and s.user_id = member;
  if shown is null then return; end if;
  select array_agg(distinct b.response_id) into asked
  from culture_batch_members b join culture_members m on m.response_id = b.response_id
  where b.organisation_id = organisation and b.release <= shown
    and m.department_id in (select d.department_id from member_departments d
      where d.organisation_id = organisation and d.user_id = member)
    and (b.response_id in (select unnest(candidates))
      or exists (select 1 from culture_closed c where c.user_id = member and c.response_id = b.response_id))
    and not exists (select 1 from culture_known k
      where k.user_id = member and k.response_id = b.response_id and k.certain);
  if asked is null then return; end if;
  opened := asked;
  loop
    with touched as (
      select distinct batch_id from culture_batch_members
      where organisation_id = organisation and release <= shown and response_id in (select unnest(opened))),
    people as (
      select b.batch_id, b.size, b.fresh_size, b.fresh,
        k.certain is not null as perhaps,
        coalesce(k.certain, false)
          or (s.id is not null and b.response_id not in (select unnest(asked))) as known,
        b.response_id in (select unnest(opened)) as opens
      from culture_batch_members b join touched t on t.batch_id = b.batch_id
        left join culture_known k on k.user_id = member and k.response_id = b.response_id
        left join culture_in_sight(organisation, member) s (id) on s.id = b.response_id)
    select array_agg(batch_id) into telling from (
      select batch_id from people group by batch_id, size, fresh_size
      having fresh_size - count(*) filter (where fresh and known) >= 5
        and count(*) filter (where known or opens) <> size
        and count(*) filter (where fresh and not (known or perhaps or opens)) < 5) few;
    exit when telling is null;
    opened := array(
      select o from unnest(opened) o where o not in (
        select response_id from culture_batch_members
        where organisation_id = organisation and batch_id in (select unnest(telling))));
    exit when cardinality(opened) = 0;
  end loop;
  delete from culture_closed where user_id = member and response_id in (select unnest(asked));
  insert into culture_closed (organisation_id, user_id, response_id)
  select organisation, member, a from unnest(asked) a where a not in (select unnest(opened));
end $$;

create function culture_right_begins() returns trigger
language plpgsql as $$
begin
  if new.role = 'manager' and old.role <> 'manager' then
    perform culture_open(new.organisation_id, new.user_id, array(
      select m.response_id from culture_members m join member_departments d
        on d.organisation_id = m.organisation_id and d.department_id = m.department_id
      where d.organisation_id = new.organisation_id and d.user_id = new.user_id));
  end if;
  return null;
end $$;
create trigger culture_right_begins after update of role on memberships
  for each row execute function culture_right_begins();

-- Of all rows of a statement together: those of one must not be taken for known before by those of another.
create function culture_department_begins() returns trigger
language plpgsql as $$
begin
  perform culture_open(organisation_id, user_id, array(
    select m.response_id from culture_members m join new_rows n
      on n.organisation_id = m.organisation_id and n.department_id = m.department_id
    where n.user_id = given.user_id))
  from (select distinct organisation_id, user_id from new_rows order by user_id) given;
  return null;
end $$;
create trigger culture_department_begins after insert on member_departments
  referencing new table as new_rows for each statement execute function culture_department_begins();
create trigger culture_department_replaced after update on member_departments
  referencing new table as new_rows for each statement execute function culture_department_begins();

-- The managers of the department that a person leaves have seen the answers; those of the next one may not have been
-- shown a sum with them.
create or replace function culture_member_moves() returns trigger
language plpgsql as $$
begin
  if new.department_id is distinct from old.department_id then
    perform culture_log(old, culture_live(old), true, old.department_id, -1);
    perform culture_log(new, culture_live(new), true, new.department_id, 1);
    perform culture_remember(w.organisation_id, w.user_id, array[old.response_id])
    from memberships w join member_departments d on d.organisation_id = w.organisation_id and d.user_id = w.user_id
    where w.organisation_id = old.organisation_id and w.role = 'manager' and d.department_id = old.department_id
      and not exists (select 1 from culture_closed c
        where c.user_id = w.user_id and c.response_id = old.response_id);
  end if;
  return new;
end $$;

create function culture_member_moved() returns trigger
language plpgsql as $$
begin
  perform culture_open(organisation_id, user_id, responses)
  from (select d.organisation_id, d.user_id, array_agg(n.response_id) as responses
    from new_rows n join old_rows o on o.response_id = n.response_id
      join member_departments d on d.organisation_id = n.organisation_id and d.department_id = n.department_id
    where n.department_id is distinct from o.department_id
    group by d.organisation_id, d.user_id order by d.user_id) managers;
  return null;
end $$;
create trigger culture_member_moved after update on culture_members
  referencing old table as old_rows new table as new_rows for each statement execute function culture_member_moved();

-- What is there already. Releases were not counted before, so all of them are the first.
insert into culture_batch_members
  (organisation_id, round_id, batch_id, response_id, release, size, fresh_size, fresh)
select organisation_id, round_id, batch_id, response_id, 1, count(*) over (partition by batch_id),
  count(*) filter (where new_in_batch) over (partition by batch_id), new_in_batch
from culture_members where batch_id is not null;

-- All who belong to an organisation or have left it may have looked.
insert into culture_shown (user_id, organisation_id, release)
select distinct u.id, w.organisation_id, 1 from (
    select organisation_id, user_id from memberships where role not in ('owner', 'admin')
    union select organisation_id, subject_id from audit_entries where action in ('member.changed', 'member.removed')
    union select organisation_id, user_id from audit_entries where action in ('member.left', 'ownership.transferred')
  ) w join users u on u.id = w.user_id join organisations o on o.id = w.organisation_id
where exists (select 1 from culture_batch_members b where b.organisation_id = w.organisation_id);

-- Rights that have ended, as far as the log tells: owners and admins saw everyone who had answered by then. Of which
-- departments somebody was a manager it does not say, so those answers may be known or not.
with roles_held as (
  select organisation_id, user_id, details->>'role' as role, at from audit_entries where action = 'member.joined'
  union all
  select organisation_id, subject_id, details->>'to', at from audit_entries where action = 'member.changed'
  union all
  select organisation_id, subject_id, 'owner', at from audit_entries where action = 'ownership.transferred'
  union all
  select organisation_id, user_id, 'admin', at from audit_entries where action = 'ownership.transferred'
), ended as (
  select organisation_id, subject_id as user_id, details->>'from' as role, at
  from audit_entries where action = 'member.changed'
  union all
  select organisation_id, subject_id, details->>'role', at from audit_entries where action = 'member.removed'
  union all
  select organisation_id, user_id, 'owner', at from audit_entries where action = 'ownership.transferred'
  union all
  -- Who left without ever having joined by an invitation founded the organisation.
  select l.organisation_id, l.user_id, coalesce((
      select h.role from roles_held h
      where h.organisation_id = l.organisation_id and h.user_id = l.user_id and h.at < l.at
      order by h.at desc limit 1), 'owner'), l.at
  from audit_entries l where l.action = 'member.left'
)
insert into culture_known (organisation_id, user_id, response_id, certain)
select m.organisation_id, e.user_id, m.response_id, bool_or(e.role in ('owner', 'admin'))
from ended e join culture_members m on m.organisation_id = e.organisation_id and m.submitted_at < e.at
  join users u on u.id = e.user_id
where e.role in ('owner', 'admin', 'manager')
  and not exists (select 1 from memberships w where w.organisation_id = e.organisation_id and w.user_id = e.user_id
    and w.role in ('owner', 'admin'))
group by m.organisation_id, e.user_id, m.response_id;

-- And whose results somebody opened, whatever the right was.
insert into culture_known (organisation_id, user_id, response_id, certain)
select distinct v.organisation_id, v.user_id, v.response_id, true
from profile_views v join culture_members m on m.response_id = v.response_id
where v.user_id is not null
on conflict (user_id, response_id) do update set certain = true;

create or replace function culture_member_leaves() returns trigger
language plpgsql as $$
begin
  perform culture_log(old, culture_live(old), true, old.department_id, -1);
  if old.batch_id is not null then
    perform culture_log(old, 'released', not old.batch_mixed, old.batch_department, -1);
    perform culture_log(m, 'released', not m.batch_mixed, m.batch_department, -1)
      from culture_members m where m.batch_id = old.batch_id;
    update culture_members set batch_id = null, batch_department = null, batch_mixed = false
      where batch_id = old.batch_id;
  end if;
  return null;
end $$;
alter table culture_members drop column new_in_batch;
