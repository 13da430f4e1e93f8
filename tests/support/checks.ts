export interface Checks {
  readonly check: (holds: boolean, sentence: string) => void;
  readonly note: (sentence: string) => void;
  /** Ends the process: with 1 when something did not hold. */
  readonly end: () => never;
}

/** What a run looked at, a line each, and whether it holds. */
export function createChecks(): Checks {
  let failed = 0;
  return {
    check(holds, sentence) {
      console.log(`${holds ? 'holds' : 'FAILS'}: ${sentence}`);
      if (!holds) failed += 1;
    },
    note: (sentence) => console.log(`       ${sentence}`),
    end() {
      console.log(failed === 0 ? 'Everything holds.' : `${failed} of these do not hold.`);
      process.exit(failed === 0 ? 0 : 1);
    },
  };
}
