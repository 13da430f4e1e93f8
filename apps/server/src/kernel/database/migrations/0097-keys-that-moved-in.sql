-- Keys that came with an organisation from another installation. They serve the rounds that name them, so that these keep
-- their figures, and are never the newest for anyone else: nobody here has taught them.
alter table keys_versions add column moved_in boolean not null default false;
