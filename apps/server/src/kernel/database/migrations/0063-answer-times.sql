-- When each answer was chosen, until all are submitted: four bytes a question in the design's order, tenths of a second
-- since begun_at. Of two devices' answers the later one counts, in whatever order they arrive. Null where nothing is
-- known of it: then whatever arrives counts.
alter table response_answers add column times bytea;
