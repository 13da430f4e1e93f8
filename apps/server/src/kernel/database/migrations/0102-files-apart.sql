-- When the newest answer was given that is in any file so far: what came later is in none that has left.
alter table keys_exports add column last_answer_at timestamptz;
update keys_exports set last_answer_at = made_at;
alter table keys_exports alter column last_answer_at set not null;

-- They counted whatever files claimed. The next one counts what files weigh.
delete from keys_trials;
