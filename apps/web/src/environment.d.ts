interface ImportMetaEnv {
  /** What this build speaks, as `<html lang>` and `Intl` want it; packages/words puts it in. */
  readonly LANGUAGE: string;
}
