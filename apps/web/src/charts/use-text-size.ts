import type { RefObject } from 'react';
import { useSize } from './use-size.ts';

/** Sixteen `rem` by one: what it measures in pixels says how large the reader has the letters. */
export const TEXT_PROBE = 'invisible absolute top-0 left-0 h-px w-[16rem] max-w-none';
const USUAL = { width: 256, height: 1 };

/** How many times larger than usual the letters are, by an empty element with the classes above. */
export function useTextSize(probe: RefObject<Element | null>): number {
  return useSize(probe, USUAL).width / USUAL.width;
}
