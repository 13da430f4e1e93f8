-- What a provider said of a draft's sentences, which it read without the results; null where none did.
alter table reports add column judgement jsonb;
