-- What a respondent says about a score on their own page: this is not me.
create table score_disputes (
  response_id uuid not null,
  organisation_id uuid not null,
  measure_key text not null,
  note text,
  disputed_at timestamptz not null,
  primary key (response_id, measure_key),
  foreign key (organisation_id, response_id) references responses (organisation_id, id) on delete cascade
);
create index score_disputes_by_organisation on score_disputes (organisation_id, response_id);
