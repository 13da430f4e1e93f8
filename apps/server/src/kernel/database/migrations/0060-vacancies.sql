-- A place to be filled. Candidates are invited for it, compared with its team, and erased some time after it closes.
create table vacancies (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  title text not null,
  -- The team that whoever is chosen joins.
  department_id uuid,
  -- Words of its own in the invitation; null: those of the organisation.
  invitation_text text,
  opened_at timestamptz not null,
  opened_by uuid references users on delete set null,
  closed_at timestamptz,
  unique (organisation_id, id),
  foreign key (organisation_id, department_id) references departments (organisation_id, id)
    on delete set null (department_id)
);
create index vacancies_by_department on vacancies (organisation_id, department_id);

alter table responses add column vacancy_id uuid;
alter table responses add foreign key (organisation_id, vacancy_id) references vacancies (organisation_id, id)
  on delete set null (vacancy_id);
create index responses_by_vacancy on responses (organisation_id, vacancy_id);
