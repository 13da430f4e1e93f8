-- Whether a member wants to be told by mail when people whom they invited have answered.
alter table memberships add column digests boolean not null default true;
