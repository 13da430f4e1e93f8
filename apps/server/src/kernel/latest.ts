interface Kept<Value> {
  readonly value: Value;
  /** When it was asked for last. */
  readonly at: number;
}

interface LatestOptions {
  readonly most: number;
  /** For how long a value is kept that nobody asks for. */
  readonly minutes?: number;
}

/** Keeps the values of the keys that were asked for last, and forgets the others. */
export class Latest<Value> {
  private readonly kept = new Map<string, Kept<Value>>();
  private readonly most: number;
  private readonly longest: number;
  private timer: NodeJS.Timeout | undefined;

  constructor({ most, minutes = Infinity }: LatestOptions) {
    this.most = most;
    this.longest = minutes * 60_000;
  }

  get(key: string): Value | undefined {
    const found = this.kept.get(key);
    if (found !== undefined) this.set(key, found.value);
    return found?.value;
  }

  getOr(key: string, make: () => Value): Value {
    const found = this.get(key);
    if (found !== undefined) return found;
    const made = make();
    this.set(key, made);
    return made;
  }

  set(key: string, value: Value): void {
    // Last in the row again, so that the first is the one whose turn was longest ago.
    this.kept.delete(key);
    this.kept.set(key, { value, at: Date.now() });
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
    this.forgetInTime();
  }

  delete(key: string): void {
    this.kept.delete(key);
  }

  private forgetInTime(): void {
    const [oldest] = this.kept.values();
    if (this.timer !== undefined || this.longest === Infinity || oldest === undefined) return;
    const forget = () => {
      this.timer = undefined;
      for (const [key, { at }] of this.kept) {
        if (at + this.longest > Date.now()) break;
        this.kept.delete(key);
      }
      this.forgetInTime();
    };
    this.timer = setTimeout(forget, oldest.at + this.longest - Date.now()).unref();
  }
}
