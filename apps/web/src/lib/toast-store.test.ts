import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

describe('toasts', () => {
  it('are shown in the order in which they came', () => {
    const store = createToastStore();
    store.add('Invitation sent successfully!');
    store.add('Ana Silva was withdrawn.');
    expect(store.read().map((toast) => toast.message)).toEqual([
      'Invitation sent successfully!',
      'Ana Silva was withdrawn.',
    ]);
  });

  it('are three at most, the oldest goes', () => {
    const store = createToastStore();
    for (const message of ['one', 'two', 'three', 'four']) store.add(message);
    expect(store.read().map((toast) => toast.message)).toEqual(['two', 'three', 'four']);
  });

  it('do not repeat themselves', () => {
    const store = createToastStore();
    store.add('Copied');
    const latest = store.add('Copied');
    expect(store.read().map((toast) => toast.id)).toEqual([latest]);
  });

  it('go when dismissed, and say so to anyone who listens', () => {
    const store = createToastStore();
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    const id = store.add('Saved');
    store.dismiss(id);
    expect(store.read()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    store.add('Saved');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
