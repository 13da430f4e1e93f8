import { describe, expect, it } from 'vitest';
import { createUnsaved } from './unsaved.ts';

describe('what was typed and not sent', () => {
  it('holds nobody back when there is nothing', async () => {
    const unsaved = createUnsaved();
    unsaved.mark('a', true);
    unsaved.mark('a', false);
    expect(await unsaved.ask()).toBe(true);
  });

  it('is kept when the person stays', async () => {
    const unsaved = createUnsaved();
    unsaved.mark('a', true);
    const asked = unsaved.ask();
    expect(unsaved.asked()).toBe(true);
    unsaved.reply(false);
    expect(await asked).toBe(false);
    expect(unsaved.any()).toBe(true);
  });

  it('goes when the person says so', async () => {
    const unsaved = createUnsaved();
    unsaved.mark('a', true);
    const asked = unsaved.ask();
    unsaved.reply(true);
    expect(await asked).toBe(true);
    expect([unsaved.any(), unsaved.asked()]).toEqual([false, false]);
  });

  it('answers a question that another one replaces with no', async () => {
    const unsaved = createUnsaved();
    unsaved.mark('a', true);
    const first = unsaved.ask();
    const second = unsaved.ask();
    unsaved.reply(true);
    expect([await first, await second]).toEqual([false, true]);
  });
});
