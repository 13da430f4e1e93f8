-- The statistics of a group hold more numbers now, so those that are stored cannot be read any more. Everything is
-- written into the log again and is counted from there, by whoever folds a round next; sums of whole numbers come out
-- the same.
delete from culture_changes;
delete from culture_statistics;
insert into culture_changes
  (organisation_id, round_id, figures, in_department, department_id, sign, design_version, choices)
select organisation_id, round_id, culture_live(m), true, department_id, 1, design_version, choices
  from culture_members m
union all
select organisation_id, round_id, 'released', not batch_mixed, batch_department, 1, design_version, choices
  from culture_members where batch_id is not null;
