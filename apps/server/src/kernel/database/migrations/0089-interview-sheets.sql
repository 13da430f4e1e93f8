-- A sheet for one interviewer. It is known by the copy of the link that was made for them, so that all hold the same
-- questions and none sees what another wrote.
create table interview_sheets (
  id uuid primary key,
  organisation_id uuid not null,
  response_id uuid not null,
  interviewer text not null,
  questions integer[] not null,
  saved_at timestamptz,
  handed_in_at timestamptz,
  unique (organisation_id, id),
  foreign key (organisation_id, id) references link_copies (organisation_id, id) on delete cascade,
  foreign key (organisation_id, response_id) references responses (organisation_id, id) on delete cascade
);
create index interview_sheets_by_response on interview_sheets (organisation_id, response_id);

create table interview_ratings (
  organisation_id uuid not null,
  sheet_id uuid not null,
  question_id integer not null,
  score smallint check (score between 1 and 5),
  notes text not null,
  primary key (sheet_id, question_id),
  foreign key (organisation_id, sheet_id) references interview_sheets (organisation_id, id) on delete cascade
);
create index interview_ratings_by_organisation on interview_ratings (organisation_id, sheet_id);

alter table link_uses drop constraint link_uses_used_for_check;
alter table link_uses add constraint link_uses_used_for_check check (
  used_for in ('opened', 'read', 'acknowledged', 'answered', 'submitted', 'declined', 'unsubscribed', 'rated'));
