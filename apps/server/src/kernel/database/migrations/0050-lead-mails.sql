-- When the visitor last got what the form promises: asked again in a moment, it is on its way already.
alter table leads add column mailed_at timestamptz;
