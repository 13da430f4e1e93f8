interface ImportMetaEnv {
  /** What this build speaks, as `<html lang>` and `Intl` want it; packages/words puts it in. */
  readonly LANGUAGE: string;
}

interface Window {
  /** What was done on a page before its scripts had come (`features/assessment/early`). */
  earlyNotes?: import('./features/assessment/early/note-early.ts').EarlyNotes;
}
