-- Answers that say little are kept, and are a verdict of their own. What was judged before stays as it is until the
-- operator has it judged again.
alter table response_scores drop constraint response_scores_verdict_check;
alter table response_scores add constraint response_scores_verdict_check
  check (verdict in ('consistent', 'uninformative', 'check', 'unreliable'));

-- What the advertisement asks for, by keys of competencies: candidates’ answers are compared with it.
alter table vacancies add column asked_for text[] not null default '{}';
