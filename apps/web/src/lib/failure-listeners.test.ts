import { describe, expect, it, vi } from 'vitest';
import { createListeners } from './failure-listeners.ts';

describe('the listeners to failures', () => {
  it('hear of what failed before they stood, once', () => {
    const { on, tell } = createListeners<string, string>();
    tell('not_found', 'first');
    const [one, other] = [vi.fn(), vi.fn()];
    on('not_found', one);
    on('not_found', other);
    expect(one.mock.calls).toEqual([['first']]);
    expect(other).not.toHaveBeenCalled();
  });

  it('hear only of their own code, and of nothing once they have gone', () => {
    const { on, tell } = createListeners<string, string>();
    const listener = vi.fn();
    const leave = on('not_found', listener);
    tell('forbidden', 'of another kind');
    tell('not_found', 'while it listens');
    leave();
    tell('not_found', 'after it has gone');
    const next = vi.fn();
    on('not_found', next);
    expect(listener.mock.calls).toEqual([['while it listens']]);
    expect(next).not.toHaveBeenCalled();
  });
});
