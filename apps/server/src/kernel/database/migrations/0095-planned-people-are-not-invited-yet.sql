-- A company counts as invited whom a mail has been sent to, or will be at once: not people whose invitation has a date.
create or replace function culture_count_invited() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into culture_invited (organisation_id, round_id, department_id, people)
    select organisation_id, round_id, department_id, count(*) from new_rows
    where kind = 'employee' and withdrawn_at is null and (launch_at is null or mail_due is distinct from 'invitation')
    group by 1, 2, 3;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    insert into culture_invited (organisation_id, round_id, department_id, people)
    select organisation_id, round_id, department_id, sum(n) from (
      select organisation_id, round_id, department_id, 1 as n from new_rows
        where kind = 'employee' and withdrawn_at is null and (launch_at is null or mail_due is distinct from 'invitation')
      union all
      select organisation_id, round_id, department_id, -1 from old_rows
        where kind = 'employee' and withdrawn_at is null and (launch_at is null or mail_due is distinct from 'invitation')
    ) moved group by 1, 2, 3 having sum(n) <> 0;
    return null;
  end if;
  insert into culture_invited (organisation_id, round_id, department_id, people)
  select o.organisation_id, o.round_id, o.department_id, -count(*) from old_rows o
    join organisations on organisations.id = o.organisation_id join rounds on rounds.id = o.round_id
  where o.kind = 'employee' and o.withdrawn_at is null and (o.launch_at is null or o.mail_due is distinct from 'invitation')
  group by 1, 2, 3;
  return null;
end $$;

insert into culture_invited (organisation_id, round_id, department_id, people)
select organisation_id, round_id, department_id, -count(*) from responses
where kind = 'employee' and withdrawn_at is null and launch_at is not null and mail_due = 'invitation'
group by 1, 2, 3;
