-- Which roles there are, and how far each sees employees one by one, as the role table of the contract has it. Every start
-- brings these rows up to date, so a further role needs no migration; one that is to see less than it did does, because
-- what its members saw has to be remembered first.
create table roles (
  role text primary key,
  sees text check (sees in ('everyone', 'departments'))
);
insert into roles values
  ('owner', 'everyone'), ('admin', 'everyone'), ('manager', 'departments'), ('hiring', null), ('viewer', null);

alter table memberships drop constraint memberships_role_check, add foreign key (role) references roles;
alter table colleague_invitations drop constraint colleague_invitations_role_check,
  add check (role <> 'owner'), add foreign key (role) references roles;
-- What was written down keeps the name of the role of that day, whatever becomes of it.
alter table profile_views drop constraint profile_views_role_check;
alter table link_copies drop constraint link_copies_role_check;

create function role_sees(held text, reach text) returns boolean
language sql stable as $$
  select exists (select 1 from roles where role = held and sees = reach)
$$;

create or replace function culture_in_sight(organisation uuid, member uuid) returns setof uuid
language sql stable as $$
  select m.response_id
  from memberships w join roles r on r.role = w.role
    join culture_members m on m.organisation_id = w.organisation_id
  where w.organisation_id = organisation and w.user_id = member and (r.sees = 'everyone'
    or r.sees = 'departments'
      and m.department_id in (select d.department_id from member_departments d
        where d.organisation_id = organisation and d.user_id = member)
      and not exists (select 1 from culture_closed c where c.user_id = member and c.response_id = m.response_id))
$$;

create or replace function culture_right_ends() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.role <> old.role and not role_sees(new.role, 'everyone') then
    perform culture_remember(old.organisation_id, old.user_id,
      array(select culture_in_sight(old.organisation_id, old.user_id)));
    -- Those who saw everyone know those as well who were closed to them before.
    delete from culture_closed c using culture_known k
      where c.organisation_id = old.organisation_id and c.user_id = old.user_id
        and k.user_id = c.user_id and k.response_id = c.response_id and k.certain;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create or replace function culture_department_ends() returns trigger
language plpgsql as $$
begin
  if exists (select 1 from memberships where organisation_id = old.organisation_id and user_id = old.user_id
      and role_sees(role, 'departments')) then
    perform culture_remember(old.organisation_id, old.user_id, array(
      select m.response_id from culture_members m
      where m.organisation_id = old.organisation_id and m.department_id = old.department_id
        and not exists (select 1 from culture_closed c
          where c.user_id = old.user_id and c.response_id = m.response_id)));
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create or replace function culture_open(organisation uuid, member uuid, candidates uuid[]) returns void
language plpgsql as $$
declare
  shown integer;
  asked uuid[];
  opened uuid[];
  telling uuid[];
begin
  -- Waits for figures that are just being shown to the member; those that follow see the new right.
  perform 1 from memberships where organisation_id = organisation and user_id = member and role_sees(role, 'departments')
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

create or replace function culture_right_begins() returns trigger
language plpgsql as $$
begin
  if role_sees(new.role, 'departments') and not role_sees(old.role, 'departments') then
    perform culture_open(new.organisation_id, new.user_id, array(
      select m.response_id from culture_members m join member_departments d
        on d.organisation_id = m.organisation_id and d.department_id = m.department_id
      where d.organisation_id = new.organisation_id and d.user_id = new.user_id));
  end if;
  return null;
end $$;

create or replace function culture_member_moves() returns trigger
language plpgsql as $$
begin
  if new.department_id is distinct from old.department_id then
    perform culture_log(old, culture_live(old), true, old.department_id, -1);
    perform culture_log(new, culture_live(new), true, new.department_id, 1);
    perform culture_remember(w.organisation_id, w.user_id, array[old.response_id])
    from memberships w join member_departments d on d.organisation_id = w.organisation_id and d.user_id = w.user_id
    where w.organisation_id = old.organisation_id and role_sees(w.role, 'departments')
      and d.department_id = old.department_id
      and not exists (select 1 from culture_closed c
        where c.user_id = w.user_id and c.response_id = old.response_id);
  end if;
  return new;
end $$;
