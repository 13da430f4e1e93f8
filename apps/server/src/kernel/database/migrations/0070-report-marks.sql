-- What the writer of a draft said of its sentences: which way each advises. A sentence that is changed is no longer
-- marked, since a mark holds the sentence as it was written.
alter table reports add column marks jsonb;
