-- What signs the files of keys that leave this installation: one key (Ed25519, PKCS 8), made once, by which others know
-- them as one installation's. The server makes it, since the first files were signed by a key made from APP_KEY.
create table keys_identity (
  single boolean primary key default true check (single),
  private_key bytea not null
);
