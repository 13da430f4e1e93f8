-- Scores of a half with their standard errors behind them, each number as PostgreSQL sends a real: four bytes, the
-- largest first. Files ask for them by the million, and sending an array costs more for each number than the number.
create function pg_temp.packed(numbers real[]) returns bytea language sql immutable as
  $$ select coalesce(string_agg(float4send(number), ''::bytea order by place), ''::bytea)
     from unnest(numbers) with ordinality as each (number, place) $$;

alter table response_scores
  alter column behaviours type bytea using pg_temp.packed(behaviours || behaviour_errors),
  alter column perceptions type bytea using pg_temp.packed(perceptions || perception_errors);
alter table response_scores drop column behaviour_errors, drop column perception_errors;
