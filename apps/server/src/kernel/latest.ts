/** Keeps the values of the keys that were asked for last, and forgets the others. */
export class Latest<Value> {
  private readonly kept = new Map<string, Value>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: string): Value | undefined {
    const value = this.kept.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    // Last in the row again, so that the first is the one whose turn was longest ago.
    this.kept.delete(key);
    this.kept.set(key, value);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
  }

  delete(key: string): void {
    this.kept.delete(key);
  }
}
