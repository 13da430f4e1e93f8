-- Whoever read a report and stood by it: not always its author, and the one whom the recipient can ask.
alter table reports add column reviewer_id uuid references users on delete set null;
create index reports_by_reviewer on reports (reviewer_id);
update reports set reviewer_id = author_id where reviewed_at is not null;
